/// The stats that an attack uses.
extension Hit {
  mutating func setStats() {
    if move.slug == "shell-side-arm" { chooseSide() }
    if move.slug == "photon-geyser" || move.slug == "tera-blast" && attacker.tera != nil {
      // These moves are physical if the user's Attack is higher than its Special Attack.
      let isStronger = current(.attack, attacker) > current(.specialAttack, attacker)
      move.category = isStronger ? .physical : .special
    }
    attackStat = isPhysical ? .attack : .specialAttack
    if move.has(.usesdefense) { attackStat = .defense }
    defenseStat = isPhysical || move.has(.hitsdefense) ? .defense : .specialDefense
  }

  /// Shell Side Arm is physical, and then makes contact, if that deals more damage.
  private mutating func chooseSide() {
    let physical = current(.attack, attacker) * current(.specialDefense, defender)
    let special = current(.specialAttack, attacker) * current(.defense, defender)
    guard physical > special else { return }
    move.category = .physical
    move.flags |= MoveFlag.contact.bit
  }

  /// A stat of a Pokémon with its stage.
  func current(_ stat: Stat, _ battler: Battler) -> Int {
    staged(battler.stats[stat], by: battler.stages[stat])
  }

  func staged(_ value: Int, by stage: Int) -> Int {
    if generation < 3 { return min(999, max(1, value * Self.percents[stage + 6] / 100)) }
    return stage < 0 ? value * 2 / (2 - stage) : value * (2 + stage) / 2
  }

  /// Percent by stage, from -6, in generations 1 and 2.
  private static let percents = [25, 28, 33, 40, 50, 66, 100, 150, 200, 250, 300, 350, 400]

  /// The Pokémon whose stat the attack uses: the target for Foul Play, otherwise the attacker.
  var source: Battler { move.has(.foeattack) ? defender : attacker }

  /// Whether this is a critical hit that ignores stages, screens and, until generation 2, burn. In
  /// generation 2, it ignores none of them if the attack's stage is higher than the defence's.
  /// Since generation 3, it ignores only the stages that would weaken it.
  var ignoresChanges: Bool {
    isCritical && (generation != 2 || attacker.stages[attackStat] <= defender.stages[defenseStat])
  }

  var attackStage: Int {
    let stage = source.stages[attackStat]
    let isIgnored = ignoresChanges && (generation < 3 || stage < 0)
    return isIgnored || defender.ability == "unaware" ? 0 : stage
  }

  var defenseStage: Int {
    let stage = defender.stages[defenseStat]
    let isIgnored = ignoresChanges && (generation < 3 || stage > 0)
    return isIgnored || attacker.ability == "unaware" || move.has(.ignoresstages) ? 0 : stage
  }

  /// Whether a screen of the target's side weakens the hit.
  var meetsScreen: Bool {
    let side = field.defenderSide
    guard !ignoresChanges, attacker.ability != "infiltrator",
      !move.named("brick-break", "psychic-fangs", "raging-bull")
    else { return false }
    return side.hasAuroraVeil || (isPhysical ? side.hasReflect : side.hasLightScreen)
  }

  /// The same-type attack bonus (STAB), in 4096ths.
  var sameTypeFactor: Int {
    let isOwn = attacker.types.contains(type)
    let adapts = attacker.ability == "adaptability"
    if attacker.tera == .stellar, move.isStellarFirstUse || attacker.form == "terapagos-stellar" {
      return isOwn ? 8192 : 4915
    }
    if attacker.tera == type {
      return isOwn ? (adapts ? 9216 : 8192) : adapts ? 8192 : 6144
    }
    let isChanged = attacker.has(ability: "protean", "libero") && attacker.tera == nil
    guard isOwn || isChanged else { return 4096 }
    return adapts && (attacker.tera ?? .stellar) == .stellar ? 8192 : 6144
  }
}
