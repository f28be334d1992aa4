import PokedexDomain
import PokedexTerminalUI
import PokedexTesting
import Testing

@testable import PokedexScreens

/// The library of sets where a foe is named, and spreads taken into a set.
@MainActor @Suite struct SetFoeTests {
  private struct MemorySets: UserFileSource {
    let texts: [String: String]

    func files() -> [UserFile] {
      texts.sorted { $0.key < $1.key }.map { name, text in
        let file = "/sets/\(name).txt"
        let isPipe = text == "pipe"
        return UserFile(
          .sets, name: name, path: file,
          text: isPipe
            ? .failure(.file(path: file, reason: "it is not a plain file")) : .success(text))
      }
    }
  }

  private static let sets = MemorySets(texts: [
    "cynthia": "Garchomp @ Yache Berry\nAdamant Nature\n- Outrage\n\nSpiritomb\n- Shadow Ball\n",
    "lead": "Torkoal @ Heat Rock\nAbility: Drought\nBold Nature\n- Lava Plume\n",
    "broken": "pipe",
  ])

  private func stage(_ keys: String, _ size: Size = .wide) async throws -> (Stage, MemoryTeams) {
    let teams = MemoryTeams(try await TeamScene.teams())
    let marks = TrainerMarks(nil, teams: teams, sets: Self.sets)
    return (try await .after(keys, size, marks: marks, teams: teams), teams)
  }

  // MARK: Sets

  @Test(arguments: [
    ("torkoal", "Heat Rock"), ("@sets/lead", "Heat Rock"), ("lead", "Heat Rock"),
    ("@sets/cynthia/garchomp", "Yache Berry"), ("cynthia", "Yache Berry"),
  ])
  func `one's own set comes first where a foe is named`(
    _ typed: String, _ item: String
  ) async throws {
    let (stage, _) = try await stage("/mamoswine<enter>D\(typed)<enter>")
    #expect(stage.text.contains(item), "\(stage.text)")
  }

  @Test func `a Pokémon with exactly the name is not behind sets that only begin so`() async throws
  {
    let (stage, _) = try await stage("/mamoswine<enter>Dspirit<enter>")
    #expect(stage.text.contains("Mamoswine → Spiritomb"), "\(stage.text)")
    let (other, _) = try await self.stage("/mamoswine<enter>Dmew<enter>")
    #expect(other.text.contains("Mamoswine → Mew"), "\(other.text)")
  }

  @Test func `a file that cannot be read is offered with the reason`() async throws {
    let (stage, _) = try await stage("/mamoswine<enter>D@sets/broken")
    #expect(stage.text.contains("sets/broken"), "\(stage.text)")
    await stage.type("<enter>")
    #expect(stage.foot.contains("it is not a plain file"), "\(stage.foot)")
  }

  @Test func `a question names a set`() async throws {
    let (stage, _) = try await stage(":spread @sets/lead --outspeed shuckle<enter>")
    #expect(stage.text.contains("EVs: Torkoal"), "\(stage.text)")
    #expect(stage.text.contains("Bold"))
  }

  @Test func `names of sets are completed behind the sign`() async throws {
    let (stage, _) = try await stage(":sources @sets/cyn")
    #expect(stage.text.contains("@sets/cynthia"), "\(stage.text)")
  }

  // MARK: Spreads

  /// Chompy has 252 Attack and 252 Speed EVs.
  @Test func `a spread is taken into the set and undone`() async throws {
    let (stage, teams) = try await stage("T<down><enter>D@sets/lead<enter>%")
    let before = teams.kept
    #expect(stage.dialog == "EVs for Chompy", "\(stage.text)")
    #expect(stage.text.contains("outspeed Torkoal"))
    await stage.type("outspeed<enter>")
    let chompy = try #require(teams.kept.last?.members.first)
    #expect(chompy.effort == StatValues(), "Chompy is faster without EVs")
    #expect(chompy.moves.count == 4 && chompy.nickname == "Chompy")
    #expect(stage.foot.contains("u undoes it"), "\(stage.foot)")
    #expect(!stage.text.contains("252 Atk 4 SpD"), "\(stage.text)")
    await stage.type("u")
    #expect(teams.kept == before)
    #expect(stage.text.contains("252 Atk 4 SpD"), "\(stage.text)")
  }

  @Test func `a spread is taken from the page of a question and undone`() async throws {
    let (stage, teams) = try await stage(
      ":spread @sand/chompy --outspeed regieleki<enter>%")
    let before = teams.kept
    #expect(stage.foot.contains("mpossible"), "\(stage.foot)")
    await stage.type("<esc>:spread @sand/chompy --outspeed zapdos+timid<enter>%")
    #expect(stage.foot.contains("u undoes it"), "\(stage.foot)\(stage.text)")
    let chompy = try #require(teams.kept.last?.members.first)
    #expect(chompy.effort.assigned.map(\.stat) == [.speed])
    await stage.type("u")
    #expect(teams.kept == before)
  }

  @Test func `a set of the library is not written`() async throws {
    let (stage, _) = try await stage(":spread @sets/lead --outspeed shuckle<enter>%")
    #expect(stage.foot.contains("only a member of one of your teams"), "\(stage.foot)")
  }

  @Test func `what is impossible says by how much, and changes nothing`() async throws {
    let (stage, teams) = try await stage("T<down><enter>D@sets/cynthia/garchomp<enter>%")
    let before = teams.kept
    #expect(stage.text.contains("too slow") || stage.text.contains("EVs"), "\(stage.text)")
    await stage.type("<esc>aregieleki<enter>%")
    #expect(stage.text.contains("too slow"), "\(stage.text)")
    await stage.type("outspeed<enter>")
    #expect(stage.foot.contains("too slow"), "\(stage.foot)")
    #expect(teams.kept == before)
  }
}
