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
    let search = NeedSearch(useCase: self, calculation: calculation)
    return DamageNeeds(
      knockOut: search.toKnockOut(attacker, stats.attack),
      survive: search.toSurvive(target, stats.defense))
  }

  /// The set with a nature that raises a stat; `nil` if natures do not affect the stat, or the
  /// nature of the set raises it already.
  fileprivate func raising(_ stat: Stat, _ set: BattleSet) -> BattleSet? {
    guard stat != .hp,
      set.member.nature.flatMap({ natures[$0] })?.percent(of: stat) != 110
    else { return nil }
    let lowered: Stat = stat == .attack ? .specialAttack : .attack
    var raised = set
    raised.member.nature = dex.nature(raising: stat, lowering: lowered)
    return raised
  }

  /// The numbers of EVs, or in Champions stat points, that can make a difference to a stat.
  fileprivate var steps: [Int] {
    Array(stride(from: 0, through: dex.maxEffort, by: dex.rules.statFormula.setStep))
  }
}

/// Tries one training after another.
private struct NeedSearch {
  let useCase: ShowDamage
  let calculation: DamageCalculation

  private var hasEffort: Bool { useCase.dex.rules.training != .statExperience }

  private func knocksOut(
    isCertain: Bool, _ change: (inout DamageCalculation) -> Void
  ) -> Bool {
    var calculation = calculation
    change(&calculation)
    return useCase.dex.formula.knocksOut(calculation, isCertain: isCertain)
  }

  // MARK: Knocking out

  func toKnockOut(_ attacker: BattleSet, _ stat: Stat) -> TrainingNeed {
    if knocksOut(attacker) { return .nothing }
    guard hasEffort else { return .noEffort }
    if let effort = effortToKnockOut(attacker, stat) { return .effort(StatValues([stat: effort])) }
    guard let raised = useCase.raising(stat, attacker), let effort = effortToKnockOut(raised, stat)
    else { return .outOfReach }
    return .effortAndNature(StatValues([stat: effort]), stat)
  }

  private func effortToKnockOut(_ attacker: BattleSet, _ stat: Stat) -> Int? {
    useCase.steps.first { effort in
      var trained = attacker
      trained.member.effort[stat] = effort
      return knocksOut(trained)
    }
  }

  private func knocksOut(_ attacker: BattleSet) -> Bool {
    guard let user = useCase.battler(attacker) else { return false }
    return knocksOut(isCertain: true) { $0.attacker = user }
  }

  // MARK: Surviving

  func toSurvive(_ target: BattleSet, _ stat: Stat) -> TrainingNeed {
    if survives(target) { return .nothing }
    guard hasEffort else { return .noEffort }
    if let effort = effortToSurvive(target, stat) { return .effort(effort) }
    guard let raised = useCase.raising(stat, target), let effort = effortToSurvive(raised, stat)
    else { return .outOfReach }
    return .effortAndNature(effort, stat)
  }

  /// The fewest EVs in HP and the defensive stat together. With more HP, a Pokémon never needs more
  /// defence, so the search for each HP value begins with the defence needed at the previous one.
  private func effortToSurvive(_ target: BattleSet, _ stat: Stat) -> StatValues? {
    let steps = useCase.steps
    var index = steps.count - 1
    var best: (hp: Int, defense: Int)?
    for hp in steps {
      guard survives(target, hp, stat, steps[index]) else { continue }
      while index > 0, survives(target, hp, stat, steps[index - 1]) { index -= 1 }
      if hp + steps[index] < best.map({ $0.hp + $0.defense }) ?? .max { best = (hp, steps[index]) }
    }
    return best.map { StatValues([.hp: $0.hp, stat: $0.defense]) }
  }

  private func survives(_ target: BattleSet, _ hp: Int, _ stat: Stat, _ defense: Int) -> Bool {
    var trained = target
    trained.member.effort[.hp] = hp
    trained.member.effort[stat] = defense
    return survives(trained)
  }

  private func survives(_ target: BattleSet) -> Bool {
    guard let foe = useCase.battler(target) else { return false }
    return !knocksOut(isCertain: false) { $0.defender = foe }
  }
}
