/// The base stats of a Pokémon with its level and its training, by the formula of its game.
package struct TrainedStats: Hashable, Sendable {
  package let base: Stats
  package let level: Int
  let formula: StatFormula
  let nature: Nature?
  let effort: StatValues
  let individual: StatValues

  /// - Parameter nature: that of the member; games without natures ignore it.
  init(
    _ base: Stats, of member: TeamMember, _ nature: Nature?, level: Int, _ formula: StatFormula
  ) {
    self.base = base
    self.level = level
    self.formula = formula
    self.nature = formula.hasNatures ? nature : nil
    effort = member.effort
    individual = member.individual
  }

  /// A stat at the level.
  package subscript(stat: Stat) -> Int {
    value(of: stat, effort: effort(of: stat), nature: percent(of: stat))
  }

  /// All stats at the level.
  var all: Stats {
    var stats = Stats()
    for stat in Stat.allCases { stats[stat] = self[stat] }
    return stats
  }

  /// The EVs of a stat, 0 to 252, or its stat points, 0 to 32.
  package func effort(of stat: Stat) -> Int { effort[stat] ?? (isOld ? formula.maxSetEffort : 0) }

  /// The IV of a stat, 0 to 31. Generations I and II use half of it as the DV.
  package func individual(of stat: Stat) -> Int { individual[stat] ?? 31 }

  /// The effect of the nature on a stat in percent: 90, 100 or 110.
  package func percent(of stat: Stat) -> Int { nature?.percent(of: stat) ?? 100 }

  /// A stat with other training.
  func value(of stat: Stat, effort: Int, nature: Int) -> Int {
    formula.value(
      of: stat, base: base[stat], level: level,
      ofSet: Training(
        individual: isOld ? 2 * determinant(stat) : individual(of: stat), effort: effort,
        nature: nature))
  }

  private var isOld: Bool { formula == .experience }

  /// The DV of generations I and II. Both special stats have the same.
  private func determinant(_ stat: Stat) -> Int {
    switch stat {
    case .hp: StatFormula.healthDV(determinant)
    case .specialDefense: determinant(.specialAttack)
    default: individual(of: stat) / 2
    }
  }
}

extension StatFormula {
  /// The EVs or stat points of a set that change a stat by 1 at the highest level.
  package var setStep: Int { self == .points ? 1 : 4 }

  /// A stat of a set.
  ///
  /// Sets of generations I and II are in Showdown's notation: up to 252 EVs, and an IV of twice the
  /// DV. The formula of later generations then gives the stats of the games.
  func value(of stat: Stat, base: Int, level: Int, ofSet training: Training) -> Int {
    guard self == .experience else { return value(of: stat, base: base, level: level, training) }
    return StatFormula.effort.value(
      of: stat, base: base, level: level,
      Training(individual: training.individual & ~1, effort: training.effort))
  }

  /// The most EVs or stat points in one stat of a set. Sets of generations I and II have EVs in
  /// place of stat experience.
  package var maxSetEffort: Int { (self == .experience ? .effort : self).maxEffort }
}
