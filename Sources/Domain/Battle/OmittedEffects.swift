/// Names the effects on damage and knockouts that the calculation leaves out.
package enum OmittedEffects {
  static func names(in calculation: DamageCalculation, and settings: [String]) -> [String] {
    let (move, user) = (calculation.move, calculation.attacker)
    var names = settings
    if isOmitted(move) { names.append(titled(move.slug)) }
    if let type = abilities[user.ability], type == move.type { names.append(titled(user.ability)) }
    return names
  }

  /// Max Moves take their power from other moves, as do most Z-Moves and Natural Gift.
  private static func isOmitted(_ move: BattleMove) -> Bool {
    let hasPower =
      move.power > 0 || MovePower.rules.mentions(move.slug) || FixedDamage.rules.mentions(move.slug)
    return move.category != .status
      && (!hasPower || moves.contains(move.slug) || move.slug.hasPrefix("max-")
        || move.slug.hasPrefix("g-max-"))
  }

  /// The effects that make the second use of an attack differ from the first, or that damage between
  /// uses.
  static func betweenUses(of hit: Hit) -> [String] {
    let (move, target) = (hit.move, hit.defender)
    let isChanging =
      changingMoves.contains(move.slug) || flags.contains { move.has($0) }
      || classes.contains { move.has($0) }
    let ability = changingAbilities.contains(target.ability) ? target.ability : nil
    let isOrb = target.status == nil && orbs.contains(target.item)
    let item = isOrb || changingItems.contains(target.item) ? target.item : nil
    return [isChanging ? move.slug : nil, ability, item].compactMap { $0.map { titled($0) } }
  }
}
