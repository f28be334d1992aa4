import PokedexDomain
import PokedexTerminalUI
import PokedexTesting
import Testing

@testable import PokedexScreens

/// The output of `--linear`, key by key.
@MainActor @Suite struct LinearTests {
  /// Returns the lines spoken at launch, and then those after each key.
  private func told(_ keys: String...) async throws -> [[String]] {
    let teams = MemoryTeams([Team(name: "Sand", members: [TeamMember(445)])])
    return try await Stage(Stage.bundled(), teams: teams, isLinear: true).told(keys)
  }

  @Test func theListHasItsCountAndItsSelection() async throws {
    let told = try await told("j", "j")
    #expect(
      told == [
        [
          "List of Pokémon", "1,351 in all",
          "1 of 1,351: Bulbasaur, number 1, Grass and Poison, total 318",
        ],
        ["2 of 1,351: Ivysaur, number 2, Grass and Poison, total 405"],
        ["3 of 1,351: Venusaur, number 3, Grass and Poison, total 525"],
      ])
  }

  @Test func typingReportsTheMatches() async throws {
    let told = try await told("/", "g", "archomp", "<enter>")
    #expect(told[1].contains("Filter empty: 1,351 of 1,351"))
    #expect(told[2].first?.hasPrefix("Filter g: ") == true)
    #expect(told[3].first == "Filter garchomp: 3 of 1,351")
  }

  @Test func aPageIsDescribedInWords() async throws {
    let told = try await told("/garchomp<enter>", "<enter>", "2", "<tab>")
    let page = told[2]
    #expect(page.first == "Garchomp, overview")
    #expect(page.contains("Speed 102, high"))
    #expect(page.contains("Total 600"))
    #expect(page.contains { $0.hasPrefix("Type: Dragon and Ground") })
    #expect(told[3].first == "Garchomp, stats")
    for line in told.flatMap({ $0 }) {
      #expect(!line.unicodeScalars.contains { (0x2500...0x259F).contains($0.value) }, "\(line)")
      #expect(!line.contains("\u{1B}"))
    }
  }

  @Test func theBestValuesAreNamedInWords() async throws {
    let told = try await told("=j=", "V")
    #expect(told[2].contains("HP, Bulbasaur: 45"))
    #expect(told[2].contains("Ivysaur: 60, the highest"))
    #expect(told[2].contains("Level 50, 31 IV, Bulbasaur 65, Ivysaur 80, the best"))
    #expect(!told[2].contains { $0.contains("*") || $0.hasSuffix(" ") })
  }

  @Test func theMovesOfAPageHaveTheirLearnMethods() async throws {
    let told = try await told("<enter>5", "j")
    #expect(told[1].contains { $0.contains("less-than and greater-than: other games") }, "\(told)")
    #expect(told[2].contains { $0.contains("level 1, ") && !$0.contains("•") }, "\(told[2])")
  }

  @Test func aChosenLinkIsReported() async throws {
    let told = try await told("/garchomp<enter><enter>", "<tab>")
    #expect(told[2].count == 1)
    #expect(told[2][0].hasPrefix("Link 1 of "))
  }

  @Test(arguments: ["M", "T", "B", "?", ":", "P", "L", "T<enter>", "TZ", "!", "I<enter>", "s"])
  func everyScreenIsDescribedInWords(_ keys: String) async throws {
    let told = try await told(keys)
    #expect(!told[1].isEmpty)
    for line in told[1] {
      #expect(!line.isEmpty)
      #expect(!line.unicodeScalars.contains { (0x2500...0x259F).contains($0.value) }, "\(line)")
    }
  }

  @Test func aKeyThatChangesNothingPrintsNothing() async throws {
    #expect(try await told("k")[1].isEmpty)
  }

  @Test func messagesArePrinted() async throws {
    #expect(try await told("<c-y>")[1] == ["sent to the terminal's clipboard: Bulbasaur"])
  }
}
