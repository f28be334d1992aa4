/// Computes the damage of an attack.
package struct DamageFormula: Sendable {
  let chart: TypeChart

  /// - Parameter chart: The chart of the generation.
  package init(_ chart: TypeChart) { self.chart = chart }

  package func callAsFunction(_ calculation: DamageCalculation) -> Damage {
    let hit = Hit(calculation, chart)
    guard !hit.fails else { return .fixed(0) }
    if let fixed = hit.fixedDamage {
      return hit.attacker.ability == "parental-bond" && !hit.isSpreadInDoubles
        ? .fixedHits([fixed, fixed]) : .fixed(fixed)
    }
    if hit.generation < 3 { return FirstDamage(hit).damage }
    return hit.generation > 4 ? modern(hit) : classic(hit)
  }

  /// The stats that an attack uses.
  package func stats(of calculation: DamageCalculation) -> (attack: Stat, defense: Stat) {
    let hit = Hit(calculation, chart)
    return (hit.attackStat, hit.defenseStat)
  }

  private func classic(_ hit: Hit) -> Damage {
    let damage = ClassicDamage(hit)
    let first = damage.rolls(number: 1)
    guard !first.isEmpty else { return .fixed(0) }
    let count = hit.count
    return count == 1 ? .rolls(first) : .hits((1...count).map { damage.rolls(number: $0) })
  }

  private func modern(_ hit: Hit) -> Damage {
    let damage = ModernDamage(hit)
    let count = hit.count
    let first = damage.rolls(number: 1)
    guard !first.isEmpty else { return .fixed(0) }
    if count == 1, hit.attacker.ability == "parental-bond", !hit.isSpreadInDoubles {
      return .hits([first, damage.rolls(number: 2, share: hit.generation > 6 ? 1024 : 2048)])
    }
    if count == 1 { return .rolls(first) }
    return .hits((1...count).map { damage.rolls(number: $0) })
  }
}

extension Hit {
  var isSpreadInDoubles: Bool {
    field.isDoubles
      && (move.isSpread
        || move.slug == "expanding-force" && field.terrain == .psychic && attacker.isGrounded
        || move.slug == "tera-starstorm" && attacker.form == "terapagos-stellar")
  }

  /// Whether the Stellar type strengthens the move: once for each type, always for Terapagos.
  var usesStellar: Bool { move.isStellarFirstUse || attacker.form == "terapagos-stellar" }

  /// The number of hits: the chosen one, the only possible, or for two to five hits three.
  var count: Int {
    guard let least = move.minHits, let most = move.maxHits, most > 1 else { return 1 }
    if let hits = move.hits { return min(max(hits, least), most) }
    if least == most { return most }
    return attacker.ability == "skill-link" ? most : 3
  }
}

extension Damage {
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
