/// Computes the damage of an attack.
package struct DamageFormula: Sendable {
  let chart: TypeChart

  /// - Parameter chart: The chart of the generation.
  package init(_ chart: TypeChart) { self.chart = chart }

  package func callAsFunction(_ calculation: DamageCalculation) -> Damage {
    damage(of: Hit(calculation, chart))
  }

  /// - Parameter first: The first hit of an attack.
  func damage(of first: Hit) -> Damage {
    var hit = first
    guard hit.failure == nil else { return .none }
    let count = hit.hasExtraHit ? 2 : 1
    if let fixed = hit.fixedDamage {
      return Damage(hits: Array(repeating: [fixed], count: count))
    }
    hit.power = hit.basePower
    guard hit.power > 0 else { return .none }
    let fewest = max(count, hit.move.hitCounts(by: hit.attacker).lowerBound)
    var hits: [[Int]] = []
    for number in 1...max(hit.count, count) {
      if number > 1 { hit.endHit() }
      hits.append(HitDamage(hit).rolls)
    }
    let isUnrolled = hit.generation < 3 && hit.move.named("flail", "reversal")
    return Damage(hits: isUnrolled ? [hits[0].suffix(1)] : hits, fewest: fewest)
  }

  /// The stats that an attack uses.
  package func stats(of calculation: DamageCalculation) -> (attack: Stat, defense: Stat) {
    let hit = Hit(calculation, chart)
    return (hit.attackStat, hit.defenseStat)
  }
}

/// The damage of an attack, in HP.
package struct Damage: Hashable, Sendable {
  /// For each hit, the damage of each roll, the lowest first: 16 numbers, or 39 in generations 1
  /// and 2; a single number if the damage does not depend on the roll.
  package let hits: [[Int]]
  /// The fewest hits that the attack can have; each number from this one to that of ``hits`` is
  /// equally likely.
  package let fewest: Int

  init(hits: [[Int]], fewest: Int? = nil) {
    self.hits = hits
    self.fewest = min(fewest ?? hits.count, hits.count)
  }

  /// The damage of an attack that fails or does not affect its target.
  static let none = Damage(hits: [[0]])

  /// The least and the most that all hits do together.
  package var range: ClosedRange<Int> {
    let least = hits.prefix(fewest).reduce(0) { $0 + ($1.first ?? 0) }
    return least...max(least, hits.reduce(0) { $0 + ($1.last ?? 0) })
  }
}
