/// Whether a Pokémon reaches a goal.
struct SpreadTest: Sendable {
  let show: ShowDamage
  let goal: SpreadGoal
  let foe: Battler
  /// The foe's or the own attack; for Speed any.
  let attack: BattleMove
  /// Those of the attack.
  let conditions: BattleConditions

  func isReached(by own: Battler) -> Bool {
    switch goal {
    case .survive(_, _, percent: 100):
      !show.dex.formula.knocksOut(calculation(own), isCertain: false)
    case .knockOut(_, _, percent: 100):
      show.dex.formula.knocksOut(calculation(own), isCertain: true)
    case .survive, .knockOut: isLikely(own, adding: 0)
    case .outspeed: lead(of: own) > 0
    }
  }

  /// Whether the Pokémon's ability raises its best stat here.
  func raisesBest(of own: Battler) -> Bool {
    guard own.boostsBestStat, own.boosted == nil else { return false }
    let hit = hit(own)
    return (isOwnAttack ? hit.attacker : hit.defender).boosted != nil
  }

  /// The higher, the nearer is the goal, as far as the stats other than HP decide it.
  func merit(of own: Battler) -> Int {
    if case .outspeed = goal { return lead(of: own) }
    let range = show.dex.formula(calculation(own)).range
    let damage = range.lowerBound + range.upperBound
    return isOwnAttack ? damage : -damage
  }

  // MARK: What is told

  /// The chance of the goal in thousandths.
  func thousandths(of own: Battler) -> Int {
    if case .outspeed = goal { return isReached(by: own) ? 1000 : 0 }
    let (wanted, others) = outcomes(own, adding: 0)
    if wanted == 0 { return 0 }
    if others == 0 { return 1000 }
    let chance = Double(wanted) / (Double(wanted) + Double(others))
    return min(999, max(1, Int((chance * 1000).rounded())))
  }

  /// The points of Speed, or the HP that the Pokémon has too few or its target too many.
  func missing(of own: Battler) -> Int {
    if isReached(by: own) { return 0 }
    if case .outspeed = goal { return 1 - lead(of: own) }
    let sign = isOwnAttack ? -1 : 1
    let most = show.dex.formula(calculation(own)).range.upperBound + foe.hp + own.hp
    var (low, high) = (0, most)
    while high - low > 1 {
      let middle = (low + high) / 2
      if isLikely(own, adding: sign * middle) { high = middle } else { low = middle }
    }
    return high
  }

  // MARK: Outcomes

  private var isOwnAttack: Bool { !goal.isOfFoe }

  private func calculation(_ own: Battler) -> DamageCalculation {
    isOwnAttack
      ? show.calculation(attack, own, foe, conditions)
      : show.calculation(attack, foe, own, conditions)
  }

  private func hit(_ own: Battler) -> Hit { Hit(calculation(own), show.dex.formula.chart) }

  private func lead(of own: Battler) -> Int {
    let hit = hit(own)
    return hit.attackerSpeed - hit.defenderSpeed
  }

  private func isLikely(_ own: Battler, adding hp: Int) -> Bool {
    let (wanted, others) = outcomes(own, adding: hp)
    let share = wanted.multipliedFullWidth(by: 100)
    let whole = (wanted + others).multipliedFullWidth(by: UInt128(goal.percent))
    return (share.high, share.low) >= (whole.high, whole.low)
  }

  /// The numbers of outcomes that reach the goal and of those that do not.
  private func outcomes(_ own: Battler, adding hp: Int) -> (wanted: UInt128, others: UInt128) {
    let (fatal, survived) = show.dex.formula.outcomes(of: calculation(own), adding: hp)
    return isOwnAttack ? (fatal, survived) : (survived, fatal)
  }
}
