/// The circumstances of an attack.
package struct BattleConditions: Hashable, Sendable {
  package var field = BattleField()
  package var isCritical = false

  package init() {}

  /// The same with the sides exchanged.
  package var reversed: BattleConditions {
    var reversed = self
    reversed.field.attackerSide = field.defenderSide
    reversed.field.defenderSide = field.attackerSide
    return reversed
  }
}
