import PokedexDomain

extension Duels {
  /// More calculations take longer than a frame: those of Pokémon whose moves are not known.
  private nonisolated static let maxAtOnce = 1_000

  /// Makes a table at once, or in the background if that takes longer than a frame.
  ///
  /// - Parameter count: the number of calculations.
  nonisolated static func calculate<Table: Sendable>(
    _ count: Int, _ make: @Sendable () throws(PokedexError) -> Table
  ) async throws(PokedexError) -> Table {
    try await Work.done(inBackground: count > maxAtOnce, make)
  }
}

extension [BattleSet] {
  /// Whether the sets are those of some fighters, whatever their training.
  func isOf(_ fighters: [Fighter]?) -> Bool { map(\.member.form) == fighters?.map(\.current.form) }
}

extension Fighter {
  /// The set as the games have it.
  ///
  /// - Parameter level: the level of a member without one.
  func set(_ show: ShowDamage, _ level: UsualLevel) -> BattleSet {
    changed.map { show.leveled($0, at: level) } ?? show.set(member, at: level)
  }
}
