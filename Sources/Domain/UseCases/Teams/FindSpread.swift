extension ShowDamage {
  /// The most EVs in all that change a stat, or stat points.
  package var mostEffort: Int {
    let step = dex.rules.statFormula.setStep
    let most = isChampions ? StatFormula.maxTotalPoints : TeamRules.maxTotalEffort
    return most / step * step
  }

  /// The fewest EVs, or stat points, with which a Pokémon reaches all goals; of several such
  /// spreads, that with the most in HP. Its own EVs do not count, its IVs stay.
  ///
  /// - Parameters:
  ///   - conditions: those of its own attacks.
  ///   - isOfAnyNature: whether another nature may take the place of its own, if that needs fewer EVs.
  /// - Throws: ``PokedexError/lacking(_:)`` in games without EVs to distribute, or without a Pokémon
  ///   or a move; ``PokedexError/notFound(_:)``.
  package func spread(
    of set: BattleSet, reaching goals: [SpreadGoal],
    in conditions: BattleConditions = BattleConditions(), isOfAnyNature: Bool = false
  ) throws(PokedexError) -> Spread {
    guard dex.rules.training != .statExperience else {
      throw .lacking(worded("generations I and II have no EVs to distribute"))
    }
    var set = set
    set.isTypical = false
    try requireBattler(set)
    var tests: [SpreadTest] = []
    for goal in goals {
      let foe = try requireBattler(goal.foe)
      guard let attack = attack(of: goal, conditions) else { throw absence(of: goal) }
      tests.append(
        SpreadTest(
          show: self, goal: goal, foe: foe, attack: attack,
          conditions: goal.isOfFoe ? conditions.reversed : conditions))
    }
    let sets = isOfAnyNature ? natured(set, for: tests) : [set]
    let found = SpreadSearch.fewest(self, sets, tests)
    let results = tests.map { test in
      let same = found.map { [$0] } ?? sets
      let alone = tests.count == 1 ? found : SpreadSearch.fewest(self, same, [test])
      let trained = found ?? SpreadSearch.best(self, sets, test) ?? set
      return result(of: test, by: trained, alone?.member.effort, conditions)
    }
    return Spread(
      set: found ?? set, effort: found?.member.effort, limit: mostEffort, results: results)
  }

  private func attack(of goal: SpreadGoal, _ conditions: BattleConditions) -> BattleMove? {
    switch goal {
    case .survive(let foe, let move, _): attack(move, of: foe.member, conditions)
    case .knockOut(_, let move, _): attack(move, conditions)
    case .outspeed: BattleMove(of: .normal)
    }
  }

  /// Why the move of a goal does nothing.
  private func absence(of goal: SpreadGoal) -> PokedexError {
    guard let move = goal.move?.move else { return .notFound("") }
    let name = moveName(move)
    return .lacking(
      has(move)
        ? worded("\(name) is a status move: it does no damage")
        : worded("\(name) does not exist in these games"))
  }

  private func result(
    of test: SpreadTest, by set: BattleSet, _ alone: StatValues?, _ conditions: BattleConditions
  ) -> Spread.Result {
    let row: DamageRow? =
      switch test.goal {
      case .survive(let foe, let move, _):
        self(foe, [move], on: [set], in: conditions.reversed).first
      case .knockOut(let foe, let move, _): self(set, [move], on: [foe], in: conditions).first
      case .outspeed: nil
      }
    let own = battler(set)
    return Spread.Result(
      goal: test.goal, row: row,
      speeds: row == nil ? speeds(of: set, against: test.goal.foe, in: conditions) : nil,
      thousandths: own.map(test.thousandths) ?? 0, missing: own.map(test.missing) ?? 0,
      alone: alone)
  }
}
