/// Reads teams of a text in Showdown's format, without keeping anything.
package struct ReadTeams: Sendable {
  private let catalog: Catalog

  package init(_ catalog: Catalog) {
    self.catalog = catalog
  }

  /// - Parameter name: that of the text's file.
  /// - Throws: ``PokedexError/needsDex`` where only PokeAPI is there; the line, as a path `NAME:LINE`,
  ///   behind which there is more than can be kept.
  package func callAsFunction(
    _ text: String, name: String? = nil
  ) throws(PokedexError) -> ShowdownReading {
    let read = ShowdownReader(try ShowdownNames(catalog))
    do throws(ShowdownLimitExceeded) { return try read(text) } catch {
      let place = name.map { "\($0):\(error.line)" } ?? worded("line \(error.line)")
      throw .file(path: place, reason: error.message)
    }
  }
}

/// Reads teams of a text in Showdown's format, and keeps them.
package struct ImportTeams: Sendable {
  private let read: ReadTeams
  private let teams: any TeamStore

  package init(_ catalog: Catalog, teams: any TeamStore) {
    read = ReadTeams(catalog)
    self.teams = teams
  }

  /// What came of it.
  package struct Import: Sendable {
    /// The teams as they were kept, and what was not understood.
    package let reading: ShowdownReading
    /// Takes them away again.
    package let step: UndoStep
  }

  /// Keeps every team of a text, whatever in it was not understood.
  ///
  /// - Returns: nothing where no line of the text is of a team.
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

  /// Keeps all of the teams or, where that fails, none. One without a name is called Team; one whose
  /// name is taken gets a number, so that nothing is replaced.
  ///
  /// - Returns: the teams as they were kept.
  package func keep(_ read: [Team]) throws(PokedexError) -> [Team] {
    var names = TeamNames(besides: try teams.shelf().names)
    var kept = read
    for place in kept.indices { kept[place].name = names.take(kept[place].name) }
    try teams.save(kept)
    return kept
  }
}

/// Writes teams as a text in Showdown's format.
package struct ExportTeams: Sendable {
  private let catalog: Catalog

  package init(_ catalog: Catalog) {
    self.catalog = catalog
  }

  /// - Throws: ``PokedexError/needsDex`` where only PokeAPI is there.
  package func callAsFunction(_ teams: [Team]) throws(PokedexError) -> String {
    ShowdownWriter(try ShowdownNames(catalog))(teams)
  }
}
