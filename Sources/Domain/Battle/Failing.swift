/// Attacks whose damage does not follow the formula, and attacks that fail.
extension Hit {
  /// `nil` for moves that follow the formula.
  var fixedDamage: Int? { FixedDamage.rules(self) }

  /// The damage of a one-hit KO move, provided that it does not miss.
  var knockOut: Int {
    if generation == 1 { return attackerSpeed < defenderSpeed ? 0 : defender.hp }
    return attacker.level < defender.level || isSafeFromKnockOut ? 0 : defender.hp
  }

  /// Whether one-hit KO moves have no effect on the target, whatever its level.
  var isSafeFromKnockOut: Bool {
    defender.isDynamaxed || generation > 1 && defender.ability == "sturdy"
      || generation > 6 && move.slug == "sheer-cold" && defender.has(.ice)
  }

  var fails: Bool { move.category == .status || isImmune || Failures.rules(self) ?? false }

  /// Whether the target takes no damage because of types, abilities, items or the field.
  var isImmune: Bool {
    effectiveness == 0 && !(generation == 1 && fixedDamage != nil)
      || Failures.byTarget(self) ?? false || isStoppedByField || isAbsorbed
  }

  private var isStoppedByField: Bool {
    weather == .harshSun && type == .water || weather == .heavyRain && type == .fire
      || field.terrain == .psychic && generation > 6 && priority > 0 && isGrounded(defender)
  }

  /// Whether an ability or item makes the target immune.
  private var isAbsorbed: Bool {
    if defender.item == "air-balloon", generation > 4, !hasGravity,
      RuleCondition.groundMove.holds(self)
    {
      return true
    }
    if let stopped = Failures.abilities[defender.ability] { return stopped.holds(self) }
    return Immunities.stops(type, defender.ability, in: generation)
  }

  /// The priority of the move when it is used.
  var priority: Int {
    let raises = [attacker.ability, move.slug].compactMap { Priorities.raises[$0] }
    return move.priority + (raises.first { $0.condition.holds(self) }?.stages ?? 0)
  }
}
