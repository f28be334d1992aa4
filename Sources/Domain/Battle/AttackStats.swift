/// The stats that an attack uses.
extension Hit {
  mutating func setStats() {
    if move.slug == "shell-side-arm" { chooseSide() }
    if move.named("photon-geyser", "light-that-burns-the-sky")
      || move.slug == "tera-blast" && attacker.tera != nil
    {
      // These moves are physical if the user's Attack is higher than its Special Attack.
      let isStronger = current(.attack, attacker) > current(.specialAttack, attacker)
      move.category = isStronger ? .physical : .special
    }
    attackStat = isPhysical ? .attack : .specialAttack
    // Wonder Room has put the Defense in the place of the Special Defense.
    if move.has(.usesdefense) { attackStat = hasWonderRoom ? .specialDefense : .defense }
    defenseStat = isPhysical || move.has(.hitsdefense) ? .defense : .specialDefense
  }

  /// Shell Side Arm is physical, and then makes contact, if that deals more damage.
  private mutating func chooseSide() {
    let (defense, specialDefense) = unswappedDefenses(of: defender)
    let physical = current(.attack, attacker) * specialDefense
    let special = current(.specialAttack, attacker) * defense
    guard physical > special else { return }
    move.category = .physical
    move.flags |= MoveFlag.contact.bit
  }

  /// The Defense and Special Defense of a Pokémon, with their stages, as they are without Wonder Room.
  func unswappedDefenses(of battler: Battler) -> (Int, Int) {
    let (defense, special) = (current(.defense, battler), current(.specialDefense, battler))
    return hasWonderRoom ? (special, defense) : (defense, special)
  }

  /// Whether Wonder Room has swapped the Defense and Special Defense of all Pokémon.
  var hasWonderRoom: Bool { generation > 4 && field[.wonderRoom] }

  /// A stat of a Pokémon with its stage.
  func current(_ stat: Stat, _ battler: Battler) -> Int {
    staged(battler.stats[stat], by: battler.stages[stat])
  }

  /// A stage as it works: Simple doubles each in generation 4, and since then each change.
  func effectiveStage(_ stat: Stat, of battler: Battler) -> Int {
    let isDoubled = generation == 4 && battler.ability == "simple"
    return min(6, max(-6, battler.stages[stat] * (isDoubled ? 2 : 1)))
  }

  func staged(_ value: Int, by stage: Int) -> Int {
    if generation < 3 { return min(999, max(1, value * Self.percents[stage + 6] / 100)) }
    return StatStage.changed(value, by: stage)
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
    let stage = effectiveStage(attackStat, of: source)
    let isIgnored = ignoresChanges && (generation < 3 || stage < 0)
    return isIgnored || defender.ability == "unaware" ? 0 : stage
  }

  var defenseStage: Int {
    let stage = effectiveStage(defenseStat, of: defender)
    let isIgnored = ignoresChanges && (generation < 3 || stage > 0)
    return isIgnored || attacker.ability == "unaware" || move.has(.ignoresstages) ? 0 : stage
  }

  /// How many uses in a row count in generation 2: five of each move, after which it starts anew or
  /// grows no more.
  var repetitions: Int { move.named("fury-cutter", "rollout") ? min(5, move.turn) : 1 }

  /// The power that Technician looks at. In generation 4, Helping Hand and Charge come before it.
  var powerForTechnician: Int {
    guard generation == 4 else { return power }
    let side = field.attackerSide
    let helped = side[.helpingHand] ? power * 3 / 2 : power
    return side[.charge] && type == .electric ? helped * 2 : helped
  }

  /// Whether a screen of the target's side weakens the hit.
  var meetsScreen: Bool {
    let side = field.defenderSide
    guard !ignoresChanges, attacker.ability != "infiltrator",
      !move.named("brick-break", "psychic-fangs", "raging-bull")
    else { return false }
    return side[.auroraVeil] || side[isPhysical ? .reflect : .lightScreen]
  }

  /// The same-type attack bonus (STAB), in 4096ths.
  var sameTypeFactor: Int {
    let isOwn = attacker.types.contains(type)
    let adapts = attacker.ability == "adaptability"
    if attacker.tera == .stellar, move.isStellarFirstUse || attacker.form == "terapagos-stellar" {
      return isOwn ? 8192 : 4915
    }
    if attacker.tera == type, type != .stellar {
      return isOwn ? (adapts ? 9216 : 8192) : adapts ? 8192 : 6144
    }
    let isChanged = attacker.has(ability: "protean", "libero") && attacker.tera == nil
    guard isOwn || isChanged else { return 4096 }
    return adapts && (attacker.tera ?? .stellar) == .stellar ? 8192 : 6144
  }
}
