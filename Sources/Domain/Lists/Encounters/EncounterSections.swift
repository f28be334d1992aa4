extension RowSections {
  /// The sections of rows by game, in the order of the rows.
  ///
  /// - Parameters:
  ///   - games: the game of each row.
  ///   - subjects: the subject of each row.
  ///   - places: the place of each row, to tell their number in each game, even if there is only one
  ///     game; empty tells none.
  init(
    games: [ID<VersionGroup>], subjects: [Int], _ names: GameNames, places: [ID<Location>] = []
  ) {
    let known = games.unique
    let sections = Dictionary(
      zip(known, known.indices), uniquingKeysWith: { first, _ in first })
    let placesOf = Dictionary(grouping: zip(games, places), by: \.0)
      .mapValues { Set($0.map(\.1)).count }
    self.init(
      titles: known.map { game in
        guard let count = placesOf[game] else { return known.count > 1 ? names[game] : "" }
        return "\(names[game]) · \(count == 1 ? worded("1 place") : worded("\(count) places"))"
      },
      sectionOfRow: games.map { sections[$0] ?? 0 }, subjects: subjects)
  }
}
