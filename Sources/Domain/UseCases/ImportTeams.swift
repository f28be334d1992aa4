/// Reads teams of a text in Showdown's format, and keeps them.
package struct ImportTeams: Sendable {
  private let pokedex: any PokedexRepository
  private let teams: any TeamStore
  private static let usualName = "Team"

  package init(pokedex: any PokedexRepository, teams: any TeamStore) {
    (self.pokedex, self.teams) = (pokedex, teams)
  }

  /// What a text says, without keeping anything.
  package func read(_ text: String) async throws(PokedexError) -> ShowdownReading {
    ShowdownReader(try ShowdownNames(try await pokedex.catalog()))(text)
  }

  /// Keeps every team of a text. One without a name is called Team; one whose name is taken gets a
  /// number, so that nothing is replaced.
  ///
  /// - Returns: the teams as they were kept, and what was not understood.
  package func callAsFunction(_ text: String) async throws(PokedexError) -> ShowdownReading {
    let reading = try await read(text)
    var taken = Set(try teams.teams().map { $0.name.lowercased() })
    var kept: [Team] = []
    for var team in reading.teams {
      team.name = Self.free(team.name.isEmpty ? Self.usualName : team.name, taken)
      taken.insert(team.name.lowercased())
      try teams.save(team)
      kept.append(team)
    }
    return ShowdownReading(teams: kept, problems: reading.problems)
  }

  private static func free(_ name: String, _ taken: Set<String>) -> String {
    var (candidate, number) = (name, 2)
    while taken.contains(candidate.lowercased()) {
      candidate = "\(name) \(number)"
      number += 1
    }
    return candidate
  }
}

/// Writes teams as a text in Showdown's format.
package struct ExportTeams: Sendable {
  private let pokedex: any PokedexRepository

  package init(pokedex: any PokedexRepository) {
    self.pokedex = pokedex
  }

  /// - Throws: ``PokedexError/needsDex`` where only PokeAPI is there.
  package func callAsFunction(_ teams: [Team]) async throws(PokedexError) -> String {
    ShowdownWriter(try ShowdownNames(try await pokedex.catalog()))(teams)
  }
}
