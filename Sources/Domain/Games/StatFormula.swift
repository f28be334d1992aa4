/// Computes a stat from its base stat, the level and training.
///
/// Source: Bulbapedia, "Stat", sections "Generations I and II" and "Generation III onward". Let's
/// Go and Legends: Arceus have other formulas.
package enum StatFormula: Hashable, Sendable {
  /// Generations I and II: IVs up to 15, stat experience up to 65,535, no natures.
  case experience
  /// Since generation III: IVs up to 31, EVs up to 252, natures.
  case effort
  /// Pokémon Champions: all IVs are 31; up to 32 stat points, each of which adds 1 to a stat.
  case points

  /// - Parameters:
  ///   - base: 0 to 255; a base HP of 1, which only Shedinja has, gives 1 HP at every level.
  ///   - level: 1 to 100; other numbers are clamped.
  package func value(of stat: Stat, base: Int, level: Int, _ training: Training) -> Int {
    let level = min(100, max(1, level))
    let added = self == .points ? min(maxEffort, training.effort) : 0
    let points = points(base: base, training) * level / 100 + added
    if stat == .hp { return base == 1 ? 1 : points + level + 10 }
    return (points + 5) * training.nature / 100
  }

  private func points(base: Int, _ training: Training) -> Int {
    switch self {
    case .effort: 2 * base + training.individual + training.effort / 4
    case .points: 2 * base + bestIndividual
    case .experience: 2 * (base + training.individual) + Self.root(training.effort) / 4
    }
  }

  /// The square root, rounded up; the games cap it at 255.
  private static func root(_ experience: Int) -> Int {
    min(255, Int(Double(max(0, experience)).squareRoot().rounded(.up)))
  }
}

/// The IV, EVs and nature of a Pokémon for one stat. Values out of range are clamped.
package struct Training: Hashable, Sendable {
  /// IV, 0 to 31; in generations I and II 0 to 15.
  package let individual: Int
  /// EVs, 0 to 252; in generations I and II stat experience, 0 to 65,535.
  package let effort: Int
  /// Percent: 110 for a beneficial nature, 90 for a hindering one. HP ignores it.
  package let nature: Int

  package init(individual: Int, effort: Int, nature: Int = 100) {
    self.individual = min(31, max(0, individual))
    self.effort = min(65_535, max(0, effort))
    self.nature = min(110, max(90, nature))
  }
}

extension StatFormula {
  /// The minimum: no IV, no EVs, a hindering nature.
  package var least: Training {
    Training(individual: 0, effort: 0, nature: hasNatures ? 90 : 100)
  }

  /// The maximum IV without EVs, and a neutral nature.
  package var untrained: Training { Training(individual: bestIndividual, effort: 0) }

  /// The maximum IV and EVs, and a neutral nature.
  package var trained: Training { Training(individual: bestIndividual, effort: maxEffort) }

  /// The maximum: best IV, all EVs, a beneficial nature.
  package var most: Training {
    Training(
      individual: bestIndividual, effort: maxEffort, nature: hasNatures ? 110 : 100)
  }

  /// The DV of HP in generations I and II, which consists of the lowest bits of the other DVs.
  ///
  /// Source: Bulbapedia, "Individual values", section "Generations I and II".
  static func healthDV(_ dv: (Stat) -> Int) -> Int {
    [Stat.attack, .defense, .speed, .specialAttack].reduce(0) { $0 << 1 | dv($1) & 1 }
  }

  /// The stat experience of generations I and II for the EVs of a set in Showdown's notation.
  package static func experience(ofSet effort: Int) -> Int {
    effort < StatFormula.effort.maxEffort ? effort * effort : StatFormula.experience.maxEffort
  }

  /// The maximum number of stat points in all stats together.
  package static let maxTotalPoints = 66

  package var hasNatures: Bool { self != .experience }
  package var bestIndividual: Int { self == .experience ? 15 : 31 }
  package var maxEffort: Int {
    switch self {
    case .experience: 65_535
    case .effort: 252
    case .points: 32
    }
  }
}
