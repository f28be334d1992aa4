/// Finds moves of Pokémon with typical training that knock others out at once.
package struct Knockouts: Sendable {
  package let dex: BattleDex
  private let chart: TypeChart

  package init(_ dex: BattleDex, _ chart: TypeChart) {
    self.dex = dex
    self.chart = chart
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
    var calculation = DamageCalculation(
      era: dex.era, attacker: user, defender: target, move: move)
    calculation.enterField()
    return calculation
  }

  /// Whether one use knocks out, also with the least damage if `isCertain`, or else with the most.
  package func knocksOut(
    _ move: BattleMove, by user: Battler, on target: Battler, isCertain: Bool
  ) -> Bool {
    dex.formula.knocksOut(calculation(move, user, target), isCertain: isCertain)
  }

  /// The most that any of the moves is sure to do, or may do, in HP.
  func most(
    among bounds: [DamageBound], by user: Battler, on target: Battler, isCertain: Bool,
    _ abilityBound: inout AbilityBound
  ) -> Int {
    let factor = abilityBound(of: user, on: target)
    let values = bounds.map { $0.value(user, on: target, chart, abilityFactor: factor) }
    var most = 0
    for index in values.indices.sorted(by: { values[$0] > values[$1] }) {
      guard values[index] > most, most < target.hp else { break }
      let range = damage(bounds[index].move, by: user, on: target).range
      most = max(most, isCertain ? range.lowerBound : range.upperBound)
    }
    return most
  }

  /// The moves that may decide, prepared for quick comparison: those that do damage, except those
  /// that knock out whatever their damage.
  func bounds(_ moves: [ID<Move>]) -> [Int: DamageBound] {
    var bounds: [Int: DamageBound] = [:]
    for id in moves {
      guard let move = dex.move(id), move.category != .status, !move.has(.ohko) else { continue }
      bounds[id.rawValue] = DamageBound(move)
    }
    return bounds
  }

  /// The first move that knocks out, the most promising tried first; `nil` if none does.
  ///
  /// - Parameter isCertain: whether the least damage must be enough, not only the most.
  func move(
    among bounds: [DamageBound], by user: Battler, on target: Battler, isCertain: Bool,
    _ abilityBound: inout AbilityBound
  ) -> BattleMove? {
    let factor = abilityBound(of: user, on: target)
    var promising: [(value: Int, bound: DamageBound)] = []
    for bound in bounds {
      let value = bound.value(user, on: target, chart, abilityFactor: factor)
      if value >= target.hp { promising.append((value, bound)) }
    }
    promising.sort { $0.value > $1.value }
    return promising.first { candidate in
      knocksOut(candidate.bound.move, by: user, on: target, isCertain: isCertain)
    }?.bound.move
  }
}
