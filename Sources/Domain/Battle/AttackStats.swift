/// The stats that an attack uses.
extension Hit {
  mutating func setStats() {
    chooseCategory()
    attackStat = move.category == .physical ? .attack : .specialAttack
    if move.has(.usesdefense) { attackStat = .defense }
    defenseStat = isPhysical || move.has(.hitsdefense) ? .defense : .specialDefense
  }

  /// Some moves are physical if that is the user's better stat.
  private mutating func chooseCategory() {
    if move.slug == "shell-side-arm" { return chooseSide() }
    guard move.slug == "photon-geyser" || move.slug == "tera-blast" && attacker.tera != nil
    else { return }
    let attack = attacker.staged(.attack, by: attacker.stages.attack)
    let special = attacker.staged(.specialAttack, by: attacker.stages.specialAttack)
    move.category = attack > special ? .physical : .special
  }

  /// Shell Side Arm is physical, and then makes contact, if that hurts more.
  private mutating func chooseSide() {
    let (physical, special) = (ratio(.attack, .defense), ratio(.specialAttack, .specialDefense))
    guard physical.0 * special.1 > special.0 * physical.1 else { return }
    move.category = .physical
    move.flags |= MoveFlag.contact.bit
  }

  private func ratio(_ attack: Stat, _ defense: Stat) -> (Int, Int) {
    (
      attacker.staged(attack, by: attacker.stages[attack]),
      defender.staged(defense, by: defender.stages[defense])
    )
  }

  /// The Pokémon whose stat attacks.
  private var source: Battler { move.has(.foeattack) ? defender : attacker }

  var attackStage: Int {
    let stage = source.stages[attackStat]
    return defender.ability == "unaware" || isCritical && stage < 0 ? 0 : stage
  }

  var defenseStage: Int {
    let stage = defender.stages[defenseStat]
    let isIgnored = attacker.ability == "unaware" || move.has(.ignoresstages)
    return isIgnored || isCritical && stage > 0 ? 0 : stage
  }

  var attackValue: Int { source.staged(attackStat, by: attackStage) }

  var defenseValue: Int {
    let value = defender.staged(defenseStat, by: defenseStage)
    let isSheltered =
      weather == .sand && defender.has(.rock) && defenseStat == .specialDefense && generation > 3
      || weather == .snow && defender.has(.ice) && defenseStat == .defense
    return isSheltered ? value * 3 / 2 : value
  }
}
