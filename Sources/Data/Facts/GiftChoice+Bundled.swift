import PokedexDomain

extension GiftChoice {
  /// The choices in the program, also for a synced dex: PokeAPI has nothing of the kind.
  static let bundled: [GiftChoice] = FactTable.bundled(8).rows.compactMap(GiftChoice.init(cells:))

  /// Returns `nil` unless there are four cells: games, Pokémon, source and month.
  private init?(cells: [String]) {
    guard cells.count == 4 else { return nil }
    let lists = cells.prefix(2).map { $0.split(separator: " ").map(String.init) }
    self.init(games: lists[0], forms: lists[1], source: cells[2], month: cells[3])
  }
}
