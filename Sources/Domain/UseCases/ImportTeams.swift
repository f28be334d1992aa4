/// Reads teams of a text in Showdown's format, without keeping anything.
package struct ReadTeams: Sendable {
  private let pokedex: any PokedexRepository

  package init(pokedex: any PokedexRepository) {
    self.pokedex = pokedex
  }

  /// - Throws: ``PokedexError/needsDex`` where only PokeAPI is there.
  package func callAsFunction(_ text: String) async throws(PokedexError) -> ShowdownReading {
    ShowdownReader(try ShowdownNames(try await pokedex.catalog()))(text)
  }
}

/// Reads teams of a text in Showdown's format, and keeps them.
package struct ImportTeams: Sendable {
  private let read: ReadTeams
  private let teams: any TeamStore
  private static let usualName = "Team"

  package init(pokedex: any PokedexRepository, teams: any TeamStore) {
    (read, self.teams) = (ReadTeams(pokedex: pokedex), teams)
  }

  /// Keeps every team of a text, whatever in it was not understood.
  ///
  /// - Returns: the teams as they were kept, and what was not understood.
  package func callAsFunction(_ text: String) async throws(PokedexError) -> ShowdownReading {
    let reading = try await read(text)
    return ShowdownReading(teams: try keep(reading.teams), problems: reading.problems)
  }

  /// Keeps all of the teams or, where that fails, none. One without a name is called Team; one whose
  /// name is taken gets a number, so that nothing is replaced.
  ///
  /// - Returns: the teams as they were kept.
  package func keep(_ read: [Team]) throws(PokedexError) -> [Team] {
    var taken = Set(try teams.teams().map { $0.name.lowercased() })
    var kept = read
    for place in kept.indices {
      let name = Self.typable(kept[place].name)
      kept[place].name = Self.free(name.isEmpty ? Self.usualName : name, taken)
      taken.insert(kept[place].name.lowercased())
    }
    try teams.save(kept)
    return kept
  }

  /// Without what nobody sees, and so could not type.
  private static func typable(_ name: String) -> String {
    let seen = name.unicodeScalars.filter { scalar in
      ![.control, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
    }
    return String(String.UnicodeScalarView(seen)).trimmed
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
