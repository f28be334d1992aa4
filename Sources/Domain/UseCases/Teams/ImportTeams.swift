/// Parses teams from Showdown's text format without storing them.
package struct ReadTeams: Sendable {
  private let catalog: Catalog

  package init(_ catalog: Catalog) {
    self.catalog = catalog
  }

  /// - Parameter name: the name of the text's file.
  /// - Throws: ``PokedexError/needsDex`` without a dex; ``PokedexError/file(path:reason:)`` with
  ///   the path `NAME:LINE` for a text that exceeds the limits.
  package func callAsFunction(
    _ text: String, name: String? = nil
  ) throws(PokedexError) -> ShowdownReading {
    let catalog = try catalog.withDex()
    let read = ShowdownReader(ShowdownNames(catalog)) { ShowdownNames(catalog.playing($0)) }
    do throws(ShowdownLimitExceeded) { return try read(text) } catch {
      let location = name.map { "\($0):\(error.line)" } ?? worded("line \(error.line)")
      throw .file(path: location, reason: error.message)
    }
  }
}

/// Imports teams from Showdown's text format.
package struct ImportTeams: Sendable {
  private let read: ReadTeams
  private let teams: any TeamStore

  package init(_ catalog: Catalog, teams: any TeamStore) {
    read = ReadTeams(catalog)
    self.teams = teams
  }

  /// The result of an import.
  package struct Import: Sendable {
    /// The teams as stored, and the lines that could not be read.
    package let reading: ShowdownReading
    /// Undoes the import.
    package let step: UndoStep
  }

  /// Imports every team in a text, and skips lines that cannot be read.
  ///
  /// - Returns: `nil` if the text has no team.
  package func callAsFunction(_ text: String) throws(PokedexError) -> Import? {
    let reading = try read(text)
    let found = reading.teams.filter { !$0.members.isEmpty }
    guard !found.isEmpty else { return nil }
    let kept = try keep(found)
    let names = kept.count == 1 ? kept[0].name : worded("\(kept.count) teams")
    return Import(
      reading: ShowdownReading(teams: kept, problems: reading.problems),
      step: UndoStep(worded("\(names) imported"), of: [], to: kept, in: teams))
  }

  /// Stores all of the teams, or none on failure. A team without a name is called Team, and one
  /// whose name is taken gets a number, so that no team is replaced.
  ///
  /// - Returns: the teams as stored.
  package func keep(_ read: [Team]) throws(PokedexError) -> [Team] {
    var names = TeamNames(besides: try teams.storedTeams().names)
    var kept = read
    for index in kept.indices { kept[index].name = names.take(kept[index].name) }
    try teams.save(kept)
    return kept
  }
}

/// Exports teams to Showdown's text format.
package struct ExportTeams: Sendable {
  private let catalog: Catalog

  package init(_ catalog: Catalog) {
    self.catalog = catalog
  }

  package func callAsFunction(_ teams: [Team]) -> String {
    ShowdownWriter.text(of: teams) { ShowdownWriter(ShowdownNames(catalog.playing($0))) }
  }
}
