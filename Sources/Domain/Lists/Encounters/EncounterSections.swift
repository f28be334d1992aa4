extension RowSections {
  /// The sections of rows by game, in the order of the rows.
  ///
  /// - Parameters:
  ///   - games: the game of each row.
  ///   - subjects: the subject of each row.
  ///   - titlesOne: whether the section has a title even if there is only one game.
  init(
    games: [ID<VersionGroup>], subjects: [Int], _ names: GameNames, titlesOne: Bool = false
  ) {
    let known = games.unique
    let sections = Dictionary(
      zip(known, known.indices), uniquingKeysWith: { first, _ in first })
    self.init(
      titles: known.map { known.count > 1 || titlesOne ? names[$0] : "" },
      sectionOfRow: games.map { sections[$0] ?? 0 }, subjects: subjects)
  }
}
