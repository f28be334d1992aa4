/// Makes battlers and moves from the dex, as in the games of a lens: the only place that turns a set
/// into a battler.
package struct BattleDex: Sendable {
  let rules: GameRules
  package var era: BattleEra { BattleEra(rules) }
  package let formula: DamageFormula
  let forms: BattleForms
  let existing: FormsInLens
  let looks: Table<Look>
  private let moves: BattleMoves
  private let abilities: Table<Ability>
  let items: Table<Item>
  private let natures: [Nature]

  package init(_ catalog: Catalog, through lens: Lens?) {
    let catalog = catalog.through(lens)
    let dex = catalog.dex
    let natures = dex.table(Nature.self)
    rules = lens.rules
    formula = DamageFormula(
      TypeChart(dex.table(PokemonType.self), generation: lens?.data.generation))
    abilities = dex.table(Ability.self)
    existing = FormsInLens(catalog, lens, dex)
    looks = dex.table(Look.self)
    forms = BattleForms(
      lens.map { catalog.seen(in: $0.data, $0.rules) } ?? catalog, abilities, looks,
      in: BattleEra(rules).number)
    moves = BattleMoves(dex, through: lens)
    items = dex.table(Item.self)
    self.natures = (0..<natures.count).map { natures[$0] }
  }

  package var matchups: Matchups { Matchups(formula.chart, in: era) }

  /// The battler of a set; `nil` if there is no such form.
  ///
  /// Without an ability of its own, it has the only one that its form can have.
  ///
  /// - Parameter isOfGames: Whether a form of later games has no battler.
  package func battler(_ set: BattleSet, isOfGames: Bool = true) -> Battler? {
    trained(set, isOfGames: isOfGames)?.battler
  }

  /// The battler of a set, with the training behind its stats.
  func trained(
    _ set: BattleSet, isOfGames: Bool = true
  ) -> (battler: Battler, stats: TrainedStats)? {
    guard var battler = forms.battler(set.member.form, isOfGames: isOfGames) else { return nil }
    let stats = stats(of: set, battler.stats)
    battler.level = stats.level
    battler.stats = stats.all
    battler.types = set.member.look.flatMap { types(of: $0, set.member.form) } ?? battler.types
    battler.gender = set.member.gender ?? battler.gender
    equip(&battler, set.member)
    enter(&battler, set)
    return (battler, stats)
  }

  private func stats(of set: BattleSet, _ base: Stats) -> TrainedStats {
    TrainedStats(
      base, of: set.member, set.member.nature.flatMap { id in natures.first { $0.id == id } },
      level: era == .champions
        ? BattleEra.championsLevel : set.member.level ?? TeamMember.defaultLevel,
      rules.statFormula)
  }

  private func equip(_ battler: inout Battler, _ member: TeamMember) {
    if let ability = member.ability, rules.has(.abilities) {
      battler.ability = abilities.slug(of: ability) ?? ""
    }
    if rules.has(.heldItems), let item = member.item.flatMap({ items.row(of: $0) }) {
      battler.item = items.slugs[item]
      battler.flingPower = max(0, Int(items.column(\.flingPower)[item]))
    }
  }

  private func enter(_ battler: inout Battler, _ set: BattleSet) {
    battler.stages = set.stages
    battler.status = set.status
    battler.tera = rules.has(.terastallization) ? set.tera : nil
    battler.hp = max(1, battler.stats.hp * min(100, set.hpPercent) / 100)
    grow(&battler, as: set.dynamax, set.member)
    battler.zPower = set.usesZMoves ?? false ? zPower(of: battler, set.member) : nil
    battler.isAbilityActive = set.isAbilityActive
    battler.boosted = set.boosted ?? (set.isAbilityActive ? battler.bestStat : nil)
    battler.fallenAllies = set.fallenAllies
    battler.hitsTaken = set.hitsTaken
    if battler.tera != nil { EmbodyAspect.take(over: &battler) }
  }

  /// The types of a look, such as one of Arceus; `nil` if the form has no such look, or if it has a
  /// type of later games.
  private func types(of look: ID<Look>, _ form: ID<Form>) -> [ID<PokemonType>]? {
    guard let look = looks[look], look.form == form else { return nil }
    let types = [look.type1] + (look.type2.map { [$0] } ?? [])
    return types.allSatisfy(formula.chart.types.contains) ? types : nil
  }

  /// A Pokémon with its base stats; `nil` if the games have no such form.
  func untrained(_ form: ID<Form>) -> Battler? { forms.battler(form) }

  /// `nil` if the games have no such form.
  func baseStats(of form: ID<Form>) -> Stats? { forms.baseStats(of: form) }

  /// The ability to assume for a form: its first; `nil` in games without abilities.
  func usualAbility(of form: ID<Form>) -> ID<Ability>? { forms.firstAbility(of: form) }

  func nature(raising raised: Stat, lowering lowered: Stat) -> ID<Nature>? {
    natures.first { $0.percent(of: raised) > 100 && $0.percent(of: lowered) < 100 }?.id
  }

  /// `nil` if there is no such move.
  ///
  /// - Parameter type: The type of Hidden Power; `nil` for the move's own type.
  package func move(_ id: ID<Move>, type: ID<PokemonType>? = nil) -> BattleMove? {
    moves(id, type: type)
  }

  /// `nil` if the games have no such move.
  func move(named slug: String) -> BattleMove? { moves(named: slug) }

  /// A move that a member knows. `nil` if there is no such move.
  func move(_ known: TeamMove, of member: TeamMember) -> BattleMove? {
    move(known.move, type: member.statedType(of: known), by: member.individual)
  }

  /// A move of a user with these IVs, which decide the power of Hidden Power and, unless it is
  /// stated, the type. `nil` if there is no such move.
  func move(
    _ id: ID<Move>, type stated: ID<PokemonType>?, by individual: StatValues
  ) -> BattleMove? {
    guard let move = move(id, type: stated) else { return nil }
    guard move.isHiddenPower, HiddenPower.generations.contains(era.number) else {
      return move
    }
    let own = HiddenPower(individual, in: era.number)
    var typed = self.move(id, type: stated ?? own.type) ?? move
    typed.hiddenPower = own.power
    return typed
  }
}
