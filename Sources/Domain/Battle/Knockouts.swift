/// Finds moves of Pokémon with typical training that knock others out at once.
package struct Knockouts: Sendable {
  package let dex: BattleDex
  private let chart: TypeChart
  private let factor: FactorBound

  package init(_ dex: BattleDex, _ chart: TypeChart) {
    self.dex = dex
    self.chart = chart
    factor = FactorBound(in: dex.era.number)
  }

  /// A Pokémon with typical training; `nil` if the games do not have it.
  package func battler(_ form: ID<Form>, level: Int = 100) -> Battler? {
    var build = dex.typical(form)
    build.level = level
    return dex.battler(build)
  }

  package func damage(_ move: BattleMove, by user: Battler, on target: Battler) -> Damage {
    dex.formula(calculation(move, user, target))
  }

  private func calculation(
    _ move: BattleMove, _ user: Battler, _ target: Battler
  ) -> DamageCalculation {
    var calculation = DamageCalculation(era: dex.era, attacker: user, defender: target, move: move)
    calculation.enterField()
    return calculation
  }

  /// Whether one use knocks out, also with the least damage if `isCertain`, or else with the most.
  package func knocksOut(
    _ move: BattleMove, by user: Battler, on target: Battler, isCertain: Bool
  ) -> Bool {
    dex.formula.knocksOut(calculation(move, user, target), isCertain: isCertain)
  }

  /// The moves that may decide, prepared for quick comparison: those that do damage, except those
  /// that knock out whatever their damage.
  func bounds(_ moves: [ID<Move>]) -> [Int: DamageBound] {
    let attacks = moves.compactMap { id in dex.move(id).map { (id.rawValue, $0) } }
      .filter { $1.category != .status && !$1.has(.ohko) }
    return Dictionary(attacks, uniquingKeysWith: { first, _ in first }).mapValues(DamageBound.init)
  }

  /// The bounds that are at least a number of HP, the highest first.
  private func promising(
    _ bounds: [DamageBound], by user: Battler, on target: Battler, atLeast hp: Int
  ) -> [(most: Int, move: BattleMove)] {
    let factor = factor(of: user, on: target)
    var found: [(most: Int, move: BattleMove)] = []
    for bound in bounds {
      let most = bound.value(user, on: target, chart, factor: factor)
      if most >= hp { found.append((most, bound.move)) }
    }
    return found.sorted { $0.most > $1.most }
  }

  /// The most that any of the moves is sure to do, or may do, in HP.
  func most(
    among bounds: [DamageBound], by user: Battler, on target: Battler, isCertain: Bool
  ) -> Int {
    var most = 0
    for candidate in promising(bounds, by: user, on: target, atLeast: 1) {
      guard candidate.most > most, most < target.hp else { break }
      let range = damage(candidate.move, by: user, on: target).range
      most = max(most, isCertain ? range.lowerBound : range.upperBound)
    }
    return most
  }

  /// The first move that knocks out, the most promising tried first; `nil` if none does.
  ///
  /// - Parameter isCertain: whether the least damage must be enough, not only the most.
  func move(
    among bounds: [DamageBound], by user: Battler, on target: Battler, isCertain: Bool
  ) -> BattleMove? {
    promising(bounds, by: user, on: target, atLeast: target.hp)
      .first { knocksOut($0.move, by: user, on: target, isCertain: isCertain) }?.move
  }
}
