/// Finds the moves, abilities and items whose effects on damage and knockouts are left out.
package enum OmittedEffects {
  static func causes(in calculation: DamageCalculation) -> [BattleCause] {
    let move = calculation.move
    let hasOtherPower = Hit.powerUp(of: move, by: calculation.attacker) != nil
    return !hasOtherPower && isOmitted(move) ? [.move(move.slug)] : []
  }

  /// Max Moves and most Z-Moves take their power from other moves, and Natural Gift from a berry.
  private static func isOmitted(_ move: BattleMove) -> Bool {
    let hasPower =
      move.power > 0 || MovePower.rules.mentions(move.slug) || FixedDamage.rules.mentions(move.slug)
    return move.category != .status
      && (!hasPower || moves.contains(move.slug) || MaxMoves.contains(move.slug))
  }

  /// The causes that make the second use of an attack differ from the first, or that do damage
  /// between the uses.
  static func betweenUses(of hit: Hit) -> [BattleCause] {
    let (move, target) = (hit.move, hit.defender)
    let isChanging =
      changingMoves.contains(move.slug) || MaxMoves.changing.contains(move.slug)
      || flags.contains { move.has($0) }
      || classes.contains { move.has($0) }
    let isOrb = target.status == nil && orbs.contains(target.item)
    let isSeeded = hit.field.attackerSide[.leechSeed]
    let isOozing = isSeeded && hit.attacker.ability == "liquid-ooze"
    return (isChanging ? [.move(move.slug)] : []) + [changedField(by: hit)].compactMap { $0 }
      + (isOozing && target.item == "big-root" ? [.foeItem("big-root")] : [])
      + (changingAbilities.contains(target.ability) ? [.foeAbility(target.ability)] : [])
      + (isOrb || changingItems.contains(target.item) ? [.foeItem(target.item)] : [])
  }

  /// The weather or the terrain that a Max Move brings, unless the field has it.
  private static func changedField(by hit: Hit) -> BattleCause? {
    MaxMoves.effect(of: hit.move.slug).flatMap { hit.has($0) ? nil : $0 }
  }
}
