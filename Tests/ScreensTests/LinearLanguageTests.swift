import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI
import PokedexTesting
import Testing

/// The output of `--linear` in the program's languages.
@MainActor @Suite struct LinearLanguageTests {
  /// Returns the lines spoken at launch, and then those after each key.
  private func told(_ wording: Wording, _ keys: String...) async throws -> [[String]] {
    try await wording.spoken {
      let teams = MemoryTeams([Team(name: "Sand", members: [TeamMember(445)])])
      let pokedex = try Stage.bundled(in: wording.language)
      return await Stage(pokedex, teams: teams, isLinear: true).told(keys)
    }
  }

  @Test func theListIsDescribedInGerman() async throws {
    let told = try await told(.german, "j", "/", "knakrack")
    #expect(
      told[0] == [
        "Liste der Pokémon", "1.351 insgesamt",
        "1 von 1.351: Bisasam, Nummer 1, Pflanze und Gift, Summe 318",
      ])
    #expect(told[1] == ["2 von 1.351: Bisaknosp, Nummer 2, Pflanze und Gift, Summe 405"])
    #expect(told[2] == ["Filter leer: 1.351 von 1.351"])
    #expect(told[3].first == "Filter knakrack: 3 von 1.351")
  }

  @Test func aPageIsDescribedInFrenchWithoutAbbreviations() async throws {
    let told = try await told(.french, "/#445 is:default<enter><enter>", "3", "<tab>")
    #expect(told[1].first == "Carchacrok, aperçu")
    #expect(told[1].contains("Type : Dragon et Sol"))
    #expect(told[1].contains("Attaque Spéciale 80, au-dessus de la moyenne"))
    #expect(told[2].contains { $0.hasPrefix("fois un demi : ") })
    #expect(told[3] == ["Lien 1 sur 20 : Dragon"])
  }

  @Test func columnsAreNamedInFullInSpanish() async throws {
    let told = try await told(.spanish, "M")
    let move = try #require(told[1].last)
    #expect(move.contains("Precisión 100"))
    #expect(move.contains("Prioridad 0"))
  }

  @Test func aQuestionIsAskedInItalian() async throws {
    let told = try await told(.italian, "<c-a>c")
    #expect(told[1] == ["Domanda", "Segnare 1.181 Pokémon come catturato? y/n"])
  }

  @Test func choicesAreDescribedInJapanese() async throws {
    let told = try await told(.japanese, "L", "<down>")
    #expect(told[1] == ["見る対象", "42 件中 1 件目: 今のすべて、選択中"])
    #expect(told[2] == ["42 件中 2 件目: 第IX世代, ポケモン 1,095 匹"])
  }

  nonisolated private static let everywhere = [
    "", "j", "/char", "/garchomp<enter><enter>2", "/garchomp<enter><enter>3",
    "/garchomp<enter><enter>4", "/garchomp<enter><enter>5", "M", "T", "T<enter>", "T<enter><enter>",
    "TZ", "T!", "T+", "B", "L", "s", "C", "P", "Y<enter>", "<c-y>",
  ]

  /// Words of the English wording that are not part of any name of the dex.
  private static let english = [
    "number ", "total", "Filter empty", "in all", "Step", "Link", "Type:", "times",
    "a half", "average", "male", "Special", "caught", "nothing", "Nothing", "the highest", "found",
  ]

  @Test(arguments: Wording.others)
  func noScreenIsDescribedInEnglish(_ wording: Wording) async throws {
    let english = Self.english.filter { word in
      !wording.translations.values.contains { $0.contains(word) }
    }
    for keys in Self.everywhere {
      for line in try await told(wording, keys)[1] {
        let heard = english.filter { line.contains($0) }
        #expect(heard.isEmpty, "\(keys): \(line)")
      }
    }
  }

  @Test func aRowOfATeamHasItsTypesInFull() async throws {
    let told = try await told(.german, "T", "<enter>", "<enter>", "j")
    #expect(told[1] == ["Teams", "1 Team", "1 von 1: Sand, 1 von 6, Knakrack"])
    #expect(told[2].last == "1 von 1: Knakrack, Typen Drache, Boden, Initiative 240")
    #expect(told[4] == ["8 von 24: Spitzname: nicht angegeben"])
  }

  @Test func theHelpNamesPunctuationAndCapitals() async throws {
    let told = try await told(.german, "?")
    #expect(told[1].contains("Schrägstrich: die Liste filtern"))
    #expect(told[1].contains("großes S: umgekehrte Reihenfolge"))
    #expect(told[1].contains("Pfeil runter, j, Strg N: eine Zeile tiefer"))
  }
}
