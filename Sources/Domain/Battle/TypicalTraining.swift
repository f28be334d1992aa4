extension BattleDex {
  /// The set to assume for a Pokémon without one: its first ability, all EVs in two stats, and a
  /// nature that raises the first of them.
  ///
  /// A Pokémon whose better defence exceeds its better attack trains that defence and HP. Any other
  /// trains its better attack and Speed, or HP in place of Speed if it is slow. In generations 1
  /// and 2, all stats have the maximum of EVs, and there are no natures. Below level 50, as on the
  /// way through a game, a Pokémon has no EVs and a neutral nature.
  ///
  /// - Parameter level: `nil` for the level of sets without one.
  package func typical(_ form: ID<Form>, level: Int? = nil) -> BattleSet {
    var set = BattleSet(TeamMember(form))
    set.member.level = level
    set.member.ability = usualAbility(of: form)
    guard rules.training != .statExperience, let base = baseStats(of: form) else { return set }
    set.isTypical = true
    guard !TeamMember.isOnTheWay(level) else { return set }
    let isPhysical = base.attack >= base.specialAttack
    let attack: Stat = isPhysical ? .attack : .specialAttack
    let defense: Stat = base.defense >= base.specialDefense ? .defense : .specialDefense
    let isBulky = base[defense] > base[attack]
    let trained = isBulky ? defense : attack
    let second: Stat = isBulky || base.speed < Self.leastSpeed ? .hp : .speed
    set.member.effort = StatValues([trained: maxEffort, second: maxEffort])
    set.member.nature = nature(raising: trained, lowering: isPhysical ? .specialAttack : .attack)
    return set
  }

  /// The lowest base Speed for which EVs in Speed are worthwhile.
  private static let leastSpeed = 60

  /// The most EVs in one stat, or stat points in Champions.
  package var maxEffort: Int { rules.statFormula.maxSetEffort }
}
