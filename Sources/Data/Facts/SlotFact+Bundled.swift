import PokedexDomain

extension SlotFact {
  /// The facts in the program, also for a synced dex: PokeAPI has nothing of the kind.
  static let bundled: [SlotFact] = FactTable.bundled(7).rows.compactMap(SlotFact.init(cells:))

  /// Returns `nil` unless there are six cells: slot, fact, value, reason, source and month.
  private init?(cells: [String]) {
    guard cells.count == 6, let matter = Matter(rawValue: cells[1]) else { return nil }
    self.init(
      pattern: cells[0], matter, cells[2], reason: cells[3], source: cells[4], month: cells[5])
  }
}
