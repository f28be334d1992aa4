import PokedexTesting
import Testing

@testable import PokedexDomain

/// The library of sets as teams that are named after their files.
@Suite struct SetLibraryTests {
  private func library(_ texts: KeyValuePairs<String, String>) async throws -> SetLibrary {
    let files = texts.map { UserFile(.sets, name: $0, path: "/sets/\($0).txt", text: .success($1)) }
    return SetLibrary(files, in: try await Bundled.catalog())
  }

  @Test func aFileOfSetsIsATeamAndSeveralTeamsAreNamedAfterBoth() async throws {
    let library = try await library([
      "cynthia": "Garchomp\n\nSpiritomb\n",
      "hall": "=== [gen9ou] Sun ===\n\nTorkoal\n\n=== Rain ===\n\nPelipper\n",
    ])
    #expect(library.teams.map(\.name) == ["sets/cynthia", "sets/hall/Sun", "sets/hall/Rain"])
    #expect(library.teams.map(\.format) == [nil, "gen9ou", nil])
    #expect(library.entry(of: "SETS/Hall/sun/torkoal")?.name == "sets/hall")
  }

  @Test func aSetIsNamedByItsFileOrInAnyFile() async throws {
    let catalog = try await Bundled.catalog()
    let library = try await library([
      "cynthia": "Chompy (Garchomp)\n\nSpiritomb\n", "lead": "Torkoal\n", "mine": "Garchomp\n",
    ])
    let names = { (name: String) in library.mates(name, in: catalog).map(\.team.name) }
    #expect(names("sets/cynthia/chompy") == ["sets/cynthia"])
    #expect(names("sets/lead") == ["sets/lead"])
    #expect(names("sets/garchomp") == ["sets/cynthia", "sets/mine"])
    #expect(names("sets/cynthia") == [], "it has several")
    #expect(names("sets/1") == [], "a place is one of a file")
    #expect(names("garchomp") == [])
  }

  @Test func whatIsNoSetSaysWhy() async throws {
    let library = try await library([
      "empty": "", "long": String(repeating: "a", count: 2_000), "odd": "Garchomp\n- Earthquak\n",
    ])
    #expect(library.entries.map { $0.fault == nil } == [false, false, true])
    #expect(library.entries[1].fault?.text.contains("/sets/long.txt:1") == true)
    #expect(library.entries[2].problems.map(\.line) == [2])
  }
}
