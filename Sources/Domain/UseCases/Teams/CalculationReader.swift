/// Finds what the names of a written calculation mean.
struct CalculationReader {
  let names: ShowdownNames
  let dex: BattleDex

  func calculation(_ written: WrittenCalculation) throws(CalculationProblem) -> DamageCalculation {
    var user = written.attacker
    user.dynamax = user.dynamax ?? written.move.dynamax
    var calculation = DamageCalculation(
      era: written.era, attacker: try battler(user, usesZMoves: written.move.isZMove),
      defender: try battler(written.defender),
      move: try move(written.move, individual: written.attacker.set.individual))
    calculation.field = written.field
    return calculation
  }

  // MARK: Pokémon

  private func battler(
    _ written: WrittenCalculation.Fighter, usesZMoves: Bool = false
  ) throws(CalculationProblem) -> Battler {
    let set = BattleSet(try member(written))
    guard var battler = dex.battler(set) else { throw missing(written.species) }
    if written.species == BattleNames.bothForms { useBladeStats(to: &battler, set) }
    battler.item = written.names[.item].flatMap(BattleNames.oldItem) ?? battler.item
    battler.stages = written.stages
    if let raised = written.names[.ability].flatMap(BattleNames.raised(by:)) {
      battler.stages[raised] = min(6, battler.stages[raised] + 1)
    } else if written.names[.ability] == nil, BattleNames.isTerastallized(written.species) {
      EmbodyAspect.take(over: &battler)
    }
    if let tera = written.tera {
      guard let type = tera == "Stellar" ? .stellar : ID<PokemonType>(named: tera)
      else { throw unknown("type", tera, nil) }
      battler.tera = type
    }
    battler.status = written.status
    battler.isAbilityActive = written.isAbilityActive
    battler.boosted = written.boosted
    battler.fallenAllies = written.fallenAllies
    battler.hitsTaken = written.hitsTaken
    battler.poisonTurn = written.poisonTurn
    battler.gender = written.set.gender ?? battler.gender
    battler.hp = min(battler.stats.hp, written.hp ?? battler.stats.hp)
    if let problem = problem(withGrowthOf: written, set.member) { throw problem }
    dex.grow(&battler, as: written.dynamax, set.member)
    guard usesZMoves else { return battler }
    guard dex.rules.has(.zMoves) else {
      throw CalculationProblem("Z-Moves do not exist in generation \(dex.era.number)")
    }
    battler.zPower = dex.zPower(of: battler, set.member)
    return battler
  }

  private func problem(
    withGrowthOf written: WrittenCalculation.Fighter, _ member: TeamMember
  ) -> CalculationProblem? {
    guard let growth = written.dynamax, let fault = dex.fault(of: growth, of: member)
    else { return nil }
    return fault == .noneInGames
      ? missing("Dynamax")
      : CalculationProblem("\(written.species) has no \(titled(growth.rawValue))")
  }

  private func member(
    _ written: WrittenCalculation.Fighter
  ) throws(CalculationProblem) -> TeamMember {
    let species = BattleNames.species(written.species)
    guard let variant = names.variants(named: species).first else {
      throw unknown("Pokémon", written.species, names.nearestSpecies(to: written.species))
    }
    if let problem = problem(withStatPointsOf: written) { throw problem }
    var member = written.set
    member.form = variant.form
    member.look = variant.look
    let ability = written.names[.ability].map(BattleNames.ability)
    let item = written.names[.item].flatMap { BattleNames.oldItem($0) == nil ? $0 : nil }
    member.ability =
      try id(ability, names.abilities, "ability") ?? dex.usualAbility(of: variant.form)
    member.item = try id(item, names.items, "item")
    member.nature = try id(written.names[.nature], names.natures, "nature")
    return member
  }

  private func problem(
    withStatPointsOf written: WrittenCalculation.Fighter
  ) -> CalculationProblem? {
    let most = StatFormula.points.maxEffort
    guard dex.era == .champions,
      let high = written.set.effort.assigned.first(where: { $0.value > most })
    else { return nil }
    return CalculationProblem(
      "\(written.species) has \(high.value) stat points in one stat; \(most) are the most")
  }

  /// Gives Aegislash's Shield Forme the attacking stats of its Blade Forme.
  private func useBladeStats(to battler: inout Battler, _ set: BattleSet) {
    guard let form = names.variants(named: BattleNames.blade).first?.form else { return }
    var set = set
    set.member.form = form
    guard let blade = dex.battler(set) else { return }
    battler.stats.attack = blade.stats.attack
    battler.stats.specialAttack = blade.stats.specialAttack
  }

  // MARK: Moves

  /// - Parameter individual: the IVs of the user, which decide Hidden Power if its name has no type.
  private func move(
    _ written: WrittenCalculation.Move, individual: StatValues
  ) throws(CalculationProblem) -> BattleMove {
    let (name, type) = HiddenPower.named(written.name)
    guard let id = try id(name, names.moves, "move"),
      var move = dex.move(id, type: type, by: individual)
    else { throw missing(written.name) }
    // Like other calculators: a stated type has its greatest power, whatever the IVs are.
    if type != nil { move.hiddenPower = nil }
    move.isCritical = written.isCritical
    move.hits = written.hits
    move.isStellarFirstUse = written.isStellarFirstUse
    move.turn = written.turn
    return move
  }

  // MARK: Names

  private func id<Row>(
    _ word: String?, _ vocabulary: ShowdownVocabulary<Row>, _ kind: String
  ) throws(CalculationProblem) -> ID<Row>? {
    guard let word else { return nil }
    guard let id = vocabulary.id(word) else {
      throw unknown(kind, word, vocabulary.nearest(to: word))
    }
    return id
  }

  private func missing(_ name: String) -> CalculationProblem {
    CalculationProblem("\(name) does not exist in generation \(dex.era.number)")
  }

  private func unknown(_ kind: String, _ word: String, _ near: String?) -> CalculationProblem {
    CalculationProblem(
      "there is no \(kind) '\(word)'" + (near.map { ": did you mean \($0)?" } ?? ""))
  }
}
