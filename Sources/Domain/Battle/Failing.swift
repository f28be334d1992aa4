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

  /// The reason why the attack fails; `nil` if it does not.
  var failure: NoDamage? {
    move.category == .status ? .status : immunity ?? Failures.rules(self)
  }

  /// The reason why the target takes no damage: types, an ability, an item or the field.
  var immunity: NoDamage? {
    if effectiveness == 0, !(generation == 1 && fixedDamage != nil) { return noEffect }
    return Failures.byTarget(self) ?? stopper.map { .stopped(by: $0) }
  }

  private var stopper: BattleCause? {
    if weather == .harshSun && type == .water || weather == .heavyRain && type == .fire {
      return weather.map { .weather($0) }
    }
    if field.terrain == .psychic, generation > 6, priority > 0, isGrounded(defender) {
      return .terrain(.psychic)
    }
    return absorber
  }

  /// The ability or item that makes the target immune.
  private var absorber: BattleCause? {
    if defender.item == "air-balloon", generation > 4, !hasGravity,
      RuleCondition.groundMove.holds(self)
    {
      return .foeItem(defender.item)
    }
    let stops =
      Failures.abilities[defender.ability]?.holds(self)
      ?? Immunities.stops(type, defender.ability, in: generation)
    return stops ? .foeAbility(defender.ability) : nil
  }

  /// The priority of the move when it is used.
  var priority: Int {
    let raises = [attacker.ability, move.slug].compactMap { Priorities.raises[$0] }
    return move.priority + (raises.first { $0.condition.holds(self) }?.stages ?? 0)
  }
}
