extension BattleDex.Build {
  /// The stats of the set.
  func stats(_ base: Stats, level: Int, _ nature: Nature?, in era: BattleEra) -> Stats {
    let formula: StatFormula = era == .champions ? .points : .effort
    let isOld = era.number < 3
    var stats = Stats()
    for stat in Stat.allCases {
      stats[stat] = formula.value(
        of: stat, base: base[stat], level: level,
        Training(
          individual: isOld ? 2 * determinant(stat) : individual[stat] ?? 31,
          effort: effort[stat] ?? (isOld ? formula.maxEffort : 0),
          nature: isOld ? 100 : nature?.percent(of: stat) ?? 100))
    }
    return stats
  }

  /// The DV of generations 1 and 2, which is half of an IV. The DV of HP follows from the others.
  private func determinant(_ stat: Stat) -> Int {
    if stat == .hp {
      let odd: [Stat] = [.attack, .defense, .speed, .specialAttack]
      return odd.reduce(0) { $0 * 2 + determinant($1) % 2 }
    }
    return (individual[stat == .specialDefense ? .specialAttack : stat] ?? 31) / 2
  }
}

extension BattleDex {
  /// The training to assume for a Pokémon without a set: all EVs in two stats, and a nature that
  /// raises the first of them.
  ///
  /// A Pokémon whose better defence exceeds its better attack trains that defence and HP. Any other
  /// trains its better attack and Speed, or HP in place of Speed if it is slow. In generations 1
  /// and 2, all stats have the maximum of EVs, and there are no natures.
  package func typical(_ form: ID<Form>) -> Build {
    var build = Build(form)
    guard era.number > 2, let base = untrained(form)?.stats else { return build }
    let isPhysical = base.attack >= base.specialAttack
    let attack: Stat = isPhysical ? .attack : .specialAttack
    let defense: Stat = base.defense >= base.specialDefense ? .defense : .specialDefense
    let isBulky = base[defense] > base[attack]
    let trained = isBulky ? defense : attack
    let second: Stat = isBulky || base.speed < Self.leastSpeed ? .hp : .speed
    build.effort = StatValues([trained: maxEffort, second: maxEffort])
    build.nature = nature(raising: trained, lowering: isPhysical ? .specialAttack : .attack)
    return build
  }

  /// The lowest base Speed for which EVs in Speed are worthwhile.
  private static let leastSpeed = 60

  /// The most EVs in one stat, or stat points in Champions.
  package var maxEffort: Int { (era == .champions ? StatFormula.points : .effort).maxEffort }
}
