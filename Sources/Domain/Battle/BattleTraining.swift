/// The stats of a set.
struct BattleTraining {
  let era: BattleEra
  let build: BattleDex.Build
  let nature: Nature?

  /// The stat points that Champions allows in one stat.
  static let maxPoints = 32
  /// The stat points that Champions allows in all stats together.
  static let maxTotalPoints = 66
  static let championsLevel = 50

  func value(of stat: Stat, base: Int) -> Int {
    if era == .champions { return pointed(stat, base: base) }
    let isOld = era.number < 3
    return StatFormula.effort.value(
      of: stat, base: base, level: build.level,
      Training(
        individual: individual(stat), effort: build.effort[stat] ?? (isOld ? 252 : 0),
        nature: isOld ? 100 : percent(of: stat)))
  }

  private func individual(_ stat: Stat) -> Int {
    era.number < 3 ? 2 * determinant(stat) : build.individual[stat] ?? 31
  }

  /// The DV of generations 1 and 2, which is half of an IV. The DV of HP follows from the others.
  private func determinant(_ stat: Stat) -> Int {
    if stat == .hp {
      let odd: [Stat] = [.attack, .defense, .speed, .specialAttack]
      return odd.reduce(0) { $0 * 2 + determinant($1) % 2 }
    }
    return (build.individual[stat == .specialDefense ? .specialAttack : stat] ?? 31) / 2
  }

  /// Champions adds stat points to the stat at level 50, before the nature.
  private func pointed(_ stat: Stat, base: Int) -> Int {
    let points = min(Self.maxPoints, max(0, build.effort[stat] ?? 0))
    if stat == .hp { return base == 1 ? 1 : (2 * base + 31) / 2 + 60 + points }
    return ((2 * base + 31) / 2 + 5 + points) * percent(of: stat) / 100
  }

  private func percent(of stat: Stat) -> Int { nature?.percent(of: stat) ?? 100 }
}
