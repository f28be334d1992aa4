/// The outcome of an attack on its target.
package struct AttackResult: Sendable {
  package let damage: Damage
  /// The HP that the target has left when it is attacked, after what it met when it entered.
  package let left: Int
  /// `nil` if a knockout takes more than ``Knockout/maxUses`` uses.
  package let knockout: Knockout?
  /// The reason why the attack does no damage; `nil` if it does any.
  package let noDamage: NoDamage?
  /// The slug of the Z-Move or Max Move as which the move is used; `nil` if it is used as itself.
  package let usedAs: String?
}

extension DamageFormula {
  package func result(of calculation: DamageCalculation) -> AttackResult {
    let hit = Hit(calculation, chart)
    let damage = damage(of: hit)
    return AttackResult(
      damage: damage, left: hit.defender.hp, knockout: knockout(calculation, damage, hit),
      noDamage: damage.range.upperBound > 0 ? nil : hit.noDamage,
      usedAs: hit.powerUp == nil ? nil : hit.move.slug)
  }
}
