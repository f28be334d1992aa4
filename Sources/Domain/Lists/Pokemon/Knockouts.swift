/// Finds moves that knock a Pokémon out with one use, if both Pokémon have typical training.
package struct Knockouts: Sendable {
  package let dex: BattleDex
  private let factor: FactorBound
  private let order: DamageOrder

  package init(_ dex: BattleDex) {
    self.dex = dex
    factor = FactorBound(in: dex.era.number)
    order = DamageOrder.of(dex.era.number)
  }

  /// A Pokémon with typical training; `nil` if the games do not have it.
  package func battler(_ form: ID<Form>, level: Int = 100) -> Battler? {
    dex.battler(dex.typical(form, level: level))
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

  /// Whether one use knocks the target out: even with the least damage if `isCertain`, otherwise
  /// with the most.
  package func knocksOut(
    _ move: BattleMove, by user: Battler, on target: Battler, isCertain: Bool
  ) -> Bool {
    dex.formula.knocksOut(calculation(move, user, target), isCertain: isCertain)
  }

  /// The moves whose damage matters, prepared for quick comparison: all that do damage, except
  /// one-hit knockout moves.
  func bounds(_ moves: [ID<Move>]) -> [(move: ID<Move>, bound: DamageBound)] {
    moves.compactMap { id in
      guard let move = dex.move(id), move.category != .status, !move.has(.ohko) else { return nil }
      return (id, bound(move))
    }
  }

  func bound(_ move: BattleMove) -> DamageBound { DamageBound(move, in: dex.era.number) }

  /// The moves whose damage may be at least a number of HP, the highest bound first.
  private func promising(
    _ bounds: some Sequence<DamageBound>, by user: Battler, on target: Battler, isCertain: Bool,
    atLeast hp: Int
  ) -> [(most: Int, bound: DamageBound)] {
    let factor = factor(of: user, on: target)
    var found: [(most: Int, bound: DamageBound)] = []
    for bound in bounds {
      var most = bound.value(user, on: target, dex.formula.chart, factor: factor)
      guard most > 0 else { continue }
      if isCertain, !bound.isFixed { most = most * order.rolls.lowerBound / order.whole }
      most = most * margin / 100 + Self.roundings
      if most >= hp { found.append((most, bound)) }
    }
    return found.sorted { $0.most > $1.most }
  }

  /// The percentage to which bounds are raised to allow for the rounding of stats and powers and, in
  /// generations 1 and 2, for cutting stats to a byte; and the HP that rounding in the steps may add.
  private var margin: Int { dex.era.number < 3 ? 130 : 108 }
  private static let roundings = 8

  /// The most damage that any of the moves is sure to do if `isCertain`, or else may do, in HP.
  func most(
    among bounds: some Sequence<DamageBound>, by user: Battler, on target: Battler, isCertain: Bool
  ) -> Int {
    var most = 0
    let candidates = promising(bounds, by: user, on: target, isCertain: isCertain, atLeast: 1)
    for candidate in candidates {
      guard candidate.most > most, most < target.hp else { break }
      let range = damage(candidate.bound.move, by: user, on: target).range
      most = max(most, isCertain ? range.lowerBound : range.upperBound)
    }
    return most
  }

  /// The first move that knocks out, the most promising tried first; `nil` if none does.
  ///
  /// - Parameter isCertain: whether the least damage must be enough, not only the most.
  func move(
    among bounds: some Sequence<DamageBound>, by user: Battler, on target: Battler, isCertain: Bool
  ) -> BattleMove? {
    promising(bounds, by: user, on: target, isCertain: isCertain, atLeast: target.hp).first {
      knocksOut($0.bound.move, by: user, on: target, isCertain: isCertain)
    }?.bound.move
  }
}
