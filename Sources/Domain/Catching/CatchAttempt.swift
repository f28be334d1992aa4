/// One throw of a ball at a wild Pokémon.
package struct CatchAttempt: Hashable, Sendable {
  /// The capture rate of the species, 3 to 255.
  package var rate: Int
  /// The HP left, 1 to ``maxHP``.
  package var hp: Int
  package var maxHP: Int
  /// 1 to 100.
  package var level: Int
  package var bonus: BallBonus
  package var status: BattleStatus?
  /// The number of caught species, which decides on critical captures since generation V.
  package var caughtSpecies = 0

  package init(
    rate: Int, hp: Int, maxHP: Int, level: Int, bonus: BallBonus, status: BattleStatus? = nil
  ) {
    self.rate = rate
    self.maxHP = max(1, maxHP)
    self.hp = min(max(1, hp), self.maxHP)
    self.level = level
    self.bonus = bonus
    self.status = status
  }

  /// The exact chance of a catch.
  package func chance(in era: CatchEra) -> Ratio {
    guard bonus != .always else { return .one }
    return switch era {
    case .first: firstChance
    case .second: secondChance
    case .third, .fourth: thirdChance
    default: modernChance(in: era)
    }
  }

  private var isAsleepOrFrozen: Bool { status == .sleep || status == .freeze }

  // MARK: Generation I

  /// A first random number below the status bonus is a catch. Otherwise, it must be at most the sum
  /// of the capture rate and the bonus, and a second random number at most the HP factor.
  ///
  /// Source: the routine `ItemUseBall` of Red/Blue (pret/pokered); Bulbapedia, "Catch rate", section
  /// "Capture method (Generation I)".
  private var firstChance: Ratio {
    guard case .range(let range, let divisor) = bonus else { return .zero }
    let status = isAsleepOrFrozen ? 25 : status == nil ? 0 : 12
    let factor = min(255, maxHP * 255 / divisor / max(1, hp / 4))
    let reaching = min(rate + 1, range - status)
    return Ratio(status, range) + Ratio(reaching, range) * Ratio(factor + 1, 256)
  }

  // MARK: Generation II

  /// One random number must be at most the modified rate. Of the status conditions only sleep and
  /// freezing count, because the others are tested with the wrong register.
  ///
  /// Source: the routine `PokeBallEffect` of Crystal (pret/pokecrystal); Bulbapedia, "Catch rate",
  /// section "Capture method (Generation II)".
  private var secondChance: Ratio {
    var (triple, double) = (3 * maxHP, 2 * hp)
    if triple > 255 { (triple, double) = (triple / 4, max(1, double / 4)) }
    let modified = max(1, (triple - double) * min(255, bonus.applied(to: rate)) / triple)
    return Ratio(min(255, modified + (isAsleepOrFrozen ? 10 : 0)) + 1, 256)
  }

  // MARK: Generations III and IV

  /// Four random numbers must be below the shake rate, which is computed with whole-number roots.
  ///
  /// Source: the routine `Cmd_handleballthrow` of Emerald (pret/pokeemerald); Bulbapedia, "Catch rate",
  /// section "Capture method (Generation III-IV)".
  private var thirdChance: Ratio {
    var odds = bonus.applied(to: rate) * (3 * maxHP - 2 * hp) / (3 * maxHP)
    if isAsleepOrFrozen { odds *= 2 } else if status != nil { odds = odds * 15 / 10 }
    guard odds < 255 else { return .one }
    guard odds > 0 else { return .zero }
    let shake = 1_048_560 / CatchRoot.whole(CatchRoot.whole(16_711_680 / odds))
    return Ratio(min(65_536, shake), 65_536).power(4)
  }

  // MARK: Since generation V

  private static let one = 4096

  /// Three random numbers (since generation VI four) must be below the shake rate; for a critical
  /// capture, only one.
  ///
  /// Source: Bulbapedia, "Catch rate", sections "Capture method (Generation V)" to "(Generation IX)".
  private func modernChance(in era: CatchEra) -> Ratio {
    let modified = modifiedRate(in: era)
    guard modified < 255 * Self.one else { return .one }
    guard modified > 0 else { return .zero }
    let shake = Ratio(CatchRoot.shake(modified, in: era), 65_536)
    let critical = Ratio(criticalRate(modified), 256)
    return critical * shake + critical.complement * shake.power(era == .fifth ? 3 : 4)
  }

  /// The capture rate in 4096ths, after HP, ball, level and status.
  private func modifiedRate(in era: CatchEra) -> Int {
    let health = (3 * maxHP - 2 * hp) * Self.one
    var modified = bonus.applied(to: rate, in: health) / (3 * maxHP)
    modified = modified * Self.levelBonus(level, in: era) / 10
    let status = isAsleepOrFrozen ? 10_240 : status == nil ? Self.one : 6144
    modified = (modified * status + Self.one / 2) / Self.one
    return min(255 * Self.one, modified)
  }

  /// The bonus for low levels in tenths; source: Bulbapedia, "Catch rate", sections "Capture method
  /// (Generation VIII)" and "(Generation IX)".
  private static func levelBonus(_ level: Int, in era: CatchEra) -> Int {
    switch era {
    case .eighth: max(10, 30 - level)
    case .ninth: max(10, 36 - 2 * level)
    default: 10
    }
  }

  /// The chance of a critical capture in 256ths: a sixth of the modified rate, times a factor that
  /// grows with the number of caught species; source: Bulbapedia, "Catch rate", section "Critical
  /// capture".
  private func criticalRate(_ modified: Int) -> Int {
    let steps = [30, 150, 300, 450, 600]
    let halves = steps.count { caughtSpecies > $0 }
    return min(256, modified * halves / 2 / 6 / Self.one)
  }
}
