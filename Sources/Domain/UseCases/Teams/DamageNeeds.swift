/// The training that a Pokémon needs.
package enum TrainingNeed: Hashable, Sendable {
  /// No training beyond its own.
  case nothing
  /// EVs, or in Champions stat points, in some stats.
  case effort(StatValues)
  /// The same with a nature that raises the stat.
  case effortAndNature(StatValues, Stat)
  case outOfReach
  /// The games have no EVs to distribute: generations 1 and 2.
  case noEffort
}

/// The training with which a Pokémon is sure to knock out its target with one use of a move, and
/// the training with which the target is sure to survive that use.
package struct DamageNeeds: Hashable, Sendable {
  package let knockOut: TrainingNeed
  package let survive: TrainingNeed
}

extension ShowDamage {
  /// - Returns: `nil` for a move that does no damage in these games.
  /// - Throws: ``PokedexError/notFound(_:)``
  package func needs(
    of attacker: BattleSet, with move: TeamMove, on target: BattleSet,
    in conditions: BattleConditions = BattleConditions()
  ) throws(PokedexError) -> DamageNeeds? {
    guard let attack = attack(move, of: attacker.member, conditions) else { return nil }
    let user = try requireBattler(attacker)
    let foe = try requireBattler(target)
    let calculation = calculation(attack, user, foe, conditions)
    guard dex.formula(calculation).range.upperBound > 0 else { return nil }
    let stats = dex.formula.stats(of: calculation)
    let test = { (goal: SpreadGoal, foe: Battler) in
      SpreadTest(show: self, goal: goal, foe: foe, attack: attack, conditions: conditions)
    }
    return DamageNeeds(
      knockOut: need(
        of: attacker, user, to: test(.knockOut(target, move, percent: 100), foe), stats.attack),
      survive: need(
        of: target, foe, to: test(.survive(attacker, move, percent: 100), user), stats.defense))
  }

  /// - Parameter stat: the one that a nature may raise if EVs alone do not suffice.
  private func need(
    of set: BattleSet, _ own: Battler, to test: SpreadTest, _ stat: Stat
  ) -> TrainingNeed {
    if test.isReached(by: own) { return .nothing }
    guard dex.rules.training != .statExperience else { return .noEffort }
    if let trained = SpreadSearch.fewest(self, [set], [test]) {
      return .effort(trained.member.effort)
    }
    guard let raised = raising(stat, set),
      let trained = SpreadSearch.fewest(self, [raised], [test])
    else { return .outOfReach }
    return .effortAndNature(trained.member.effort, stat)
  }

  /// The set with a nature that raises a stat; `nil` if natures do not affect the stat, or the
  /// nature of the set raises it already.
  private func raising(_ stat: Stat, _ set: BattleSet) -> BattleSet? {
    guard stat != .hp,
      set.member.nature.flatMap({ natures[$0] })?.percent(of: stat) != 110
    else { return nil }
    let lowered: Stat = stat == .attack ? .specialAttack : .attack
    var raised = set
    raised.member.nature = dex.nature(raising: stat, lowering: lowered)
    return raised
  }
}
