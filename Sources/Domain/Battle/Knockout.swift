/// The chance that an attack, used again and again, knocks its target out: without recovery and
/// other damage between its uses.
package struct Knockout: Hashable, Sendable {
  /// The smallest number of uses that may be enough.
  package let uses: Int
  /// The chance that they are, greater than 0 and at most 1.
  package let chance: Double

  package static let maxUses = 4

  /// `nil` if ``maxUses`` uses are not enough.
  ///
  /// - Parameter hp: the HP of the target, at least 1.
  package init?(_ damage: Damage, hp: Int) {
    let hits = damage.hits
    // The chance of each damage so far; the last is that of a knockout.
    var chances = [1] + [Double](repeating: 0, count: max(1, hp))
    for uses in 1...Self.maxUses {
      for rolls in hits { chances = Self.adding(rolls, to: chances) }
      guard let chance = chances.last, chance > 0 else { continue }
      self.uses = uses
      self.chance = min(1, chance)
      return
    }
    return nil
  }

  private static func adding(_ rolls: [Int], to chances: [Double]) -> [Double] {
    let last = chances.count - 1
    var sums = [Double](repeating: 0, count: chances.count)
    sums[last] = chances[last]
    for damage in 0..<last where chances[damage] > 0 {
      let share = chances[damage] / Double(rolls.count)
      for roll in rolls { sums[min(last, damage + roll)] += share }
    }
    return sums
  }

  /// Whether rounding alone keeps the chance from 1.
  package var isCertain: Bool { chance > 0.999_999_999 }
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
