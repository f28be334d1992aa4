/// Computes the damage of an attack.
package struct DamageFormula: Sendable {
  let chart: TypeChart

  /// - Parameter chart: The chart of the generation.
  package init(_ chart: TypeChart) { self.chart = chart }

  package func callAsFunction(_ calculation: DamageCalculation) -> Damage {
    var hit = Hit(calculation, chart)
    guard !hit.fails else { return .fixed(0) }
    let count = hit.attacker.ability == "parental-bond" && !hit.isSpreadInDoubles ? 2 : 1
    if let fixed = hit.fixedDamage {
      return count == 1 ? .fixed(fixed) : .fixedHits([fixed, fixed])
    }
    var hits: [[Int]] = []
    for _ in 0..<max(hit.count, count) {
      hits.append(HitDamage(hit).rolls)
      hit.endHit()
    }
    guard let most = hits[0].last else { return .fixed(0) }
    if hit.generation < 3, hit.move.named("flail", "reversal") { return .fixed(most) }
    return hits.count == 1 ? .rolls(hits[0]) : .hits(hits)
  }

  /// The stats that an attack uses.
  package func stats(of calculation: DamageCalculation) -> (attack: Stat, defense: Stat) {
    let hit = Hit(calculation, chart)
    return (hit.attackStat, hit.defenseStat)
  }
}

/// The damage of an attack, in HP.
package enum Damage: Hashable, Sendable {
  /// The same whatever the roll; 0 if the attack fails or does not affect the target.
  case fixed(Int)
  /// Every roll, the lowest first: 16, and 39 in generations 1 and 2.
  case rolls([Int])
  /// The rolls of each of several hits.
  case hits([[Int]])
  /// The fixed damage of each of several hits.
  case fixedHits([Int])

  /// The rolls of each hit.
  package var hits: [[Int]] {
    switch self {
    case .fixed(let number): [[number]]
    case .rolls(let rolls): [rolls]
    case .hits(let hits): hits
    case .fixedHits(let hits): hits.map { [$0] }
    }
  }

  /// The least and the most that all hits do together.
  package var range: ClosedRange<Int> {
    let least = hits.reduce(0) { $0 + ($1.first ?? 0) }
    return least...max(least, hits.reduce(0) { $0 + ($1.last ?? 0) })
  }
}
