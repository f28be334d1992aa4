/// The circumstances of an attack.
package struct BattleConditions: Hashable, Sendable {
  package var field = BattleField()
  package var isCritical = false
  /// The number of hits of a move with several; `nil` for the usual number.
  package var hits: Int?
  /// How many times in a row the move is used, with this time.
  package var turn = 1
  /// Whether a Stellar Pokémon uses a move of the type for the first time.
  package var isStellarFirstUse = false

  package static let hitsRange = 1...10
  package static let turnRange = 1...99

  package init() {}

  /// The same with the sides exchanged.
  package var reversed: BattleConditions {
    var reversed = self
    reversed.field.attackerSide = field.defenderSide
    reversed.field.defenderSide = field.attackerSide
    return reversed
  }
}
