/// Special kinds of moves that no form learns and that only some games of their generation have.
enum GameSpecificMoves: CaseIterable {
  /// The moves of Shadow Pokémon.
  case shadow
  case zMove
  case max

  /// PokeAPI's ID of the Shadow type.
  private static let shadowType: Int32 = 10002
  /// PokeAPI's IDs of the Z-Moves, which it does not mark in any other way.
  private static let zMoves = [622...658, 695...703, 719...719, 723...728]

  func rows(of moves: Table<Move>) -> RowSet {
    switch self {
    case .shadow:
      let types = moves.column(\.type)
      return RowSet(count: moves.count) { types[$0] == Self.shadowType }
    case .zMove:
      return RowSet(count: moves.count) { row in
        Self.zMoves.contains { $0.contains(moves.ids[row].rawValue) }
      }
    case .max: return RowSet(count: moves.count) { moves.slugs[$0].hasPrefix("max-") }
    }
  }

  /// The moves of the kinds that games lack.
  static func missing(in rules: GameRules, of moves: Table<Move>) -> RowSet {
    allCases.filter { !rules.has($0.feature) }
      .reduce(into: RowSet(count: moves.count)) { $0.formUnion($1.rows(of: moves)) }
  }

  /// The gap if nobody is known to learn a move of a special kind; `nil` for any other move.
  static func gap(about move: Move, in lens: Lens?) -> GameGap? {
    guard let kind = allCases.first(where: { $0.rows(of: Table([move])).size > 0 }) else {
      return nil
    }
    return lens.gap(kind.feature) ?? (kind == .shadow ? .unknownLearners : nil)
  }

  /// The feature that brings the moves into a game.
  var feature: GameFeature {
    switch self {
    case .shadow: .shadowPokemon
    case .zMove: .zMoves
    case .max: .dynamax
    }
  }
}
