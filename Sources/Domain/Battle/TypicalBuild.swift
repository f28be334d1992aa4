extension BattleDex {
  /// The training to assume for a Pokémon without a set: all EVs in two stats, and a nature that
  /// raises the first of them.
  ///
  /// A Pokémon whose best defence exceeds its best attack trains that defence and HP; any other its
  /// better attack, and Speed unless it is slow, then HP. Generations 1 and 2 have all EVs and no
  /// natures.
  package func typical(_ form: ID<Form>) -> Build {
    var build = Build(form)
    guard era.number > 2, let base = base(of: form) else { return build }
    let isPhysical = base.attack >= base.specialAttack
    let attack: Stat = isPhysical ? .attack : .specialAttack
    let defense: Stat = base.defense >= base.specialDefense ? .defense : .specialDefense
    let isBulky = base[defense] > base[attack]
    let trained = isBulky ? defense : attack
    let second: Stat = isBulky || base.speed < Self.leastSpeed ? .hp : .speed
    let most = maxEffort
    build.effort = StatValues([trained: most, second: most])
    build.nature = nature(raising: trained, lowering: isPhysical ? .specialAttack : .attack)
    return build
  }

  /// The base Speed from which Speed is worth its EVs.
  private static let leastSpeed = 60

  /// The most EVs in one stat, or stat points in Champions.
  package var maxEffort: Int { era == .champions ? BattleTraining.maxPoints : 252 }
}
