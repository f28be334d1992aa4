/// A step of the damage formula. Most multiply a number by the rows that the table of modifiers has
/// for it.
package enum DamageStep: CaseIterable, Sendable {
  case power
  case earlyAttack
  case attack
  case earlyDefense
  case defense
  /// The defence after both stats are cut to a byte, in generation 2.
  case cutDefense
  case burn
  /// Reflect and Light Screen until generation 4; since then they are rows of ``final``.
  case screen
  case spread
  /// Weather; up to generation 4 also Flash Fire.
  case weather
  /// The addition of 2.
  case addition
  case critical
  /// Other changes before the roll.
  case base
  /// The second hit of Parental Bond.
  case extraHit
  case sameType
  case effectiveness
  /// Each further use in a row of Rollout and Fury Cutter doubles the damage in generation 2; later it
  /// doubles the power.
  case repetition
  case final

  /// The lowest and the highest factor since generation 5, in 4096ths.
  var limits: ClosedRange<Int> {
    switch self {
    case .power: 41...2_097_152
    case .attack, .defense: 410...131_072
    case .final: 41...131_072
    default: 0...Int.max
    }
  }
}

/// The order of the steps in some generations: a row of a table.
package struct DamageOrder: Sendable {
  package let generations: ClosedRange<Int>
  package let attack: [DamageStep]
  package let defense: [DamageStep]
  /// The steps before the roll, from the damage of level, power and stats alone.
  package let early: [DamageStep]
  /// The numerators of the random factors.
  package let rolls: ClosedRange<Int>
  /// The denominator of the random factors.
  package let whole: Int
  /// The steps after the roll.
  package let late: [DamageStep]

  private static let byGeneration = BattleEra.known.map { generation in
    all.first { $0.generations.contains(generation) } ?? all[0]
  }

  static func of(_ generation: Int) -> DamageOrder { byGeneration[generation - 1] }
}
