/// Makes battlers and moves from the dex, as in the games of a lens.
package struct BattleDex: Sendable {
  private let rules: GameRules
  package var era: BattleEra { BattleEra(rules) }
  package let formula: DamageFormula
  private let forms: BattleForms
  private let looks: Table<Look>
  private let moves: BattleMoves
  private let abilities: Table<Ability>
  private let items: Table<Item>
  private let natures: [Nature]

  /// - Throws: ``PokedexError/needsDex`` if no local dex is available, only PokeAPI.
  package init(_ catalog: Catalog, through lens: Lens?) throws(PokedexError) {
    let dex = try catalog.dex()
    let natures = try dex.table(Nature.self)
    rules = lens.rules
    formula = DamageFormula(
      TypeChart(try dex.table(PokemonType.self), generation: lens?.data.generation))
    abilities = try dex.table(Ability.self)
    forms = BattleForms(
      lens.map { catalog.seen(in: $0.data, $0.rules) } ?? catalog, abilities,
      in: BattleEra(rules).number)
    looks = try dex.table(Look.self)
    moves = try BattleMoves(dex, through: lens)
    items = try dex.table(Item.self)
    self.natures = (0..<natures.count).map { natures[$0] }
  }

  /// A set of a Pokémon, as a player writes it.
  package struct Build: Hashable, Sendable {
    package var form: ID<Form>
    package var look: ID<Look>?
    /// 1 to 100.
    package var level = 100
    package var ability: ID<Ability>?
    package var item: ID<Item>?
    package var nature: ID<Nature>?
    /// EVs, or stat points in Champions. A missing value means 0, but the maximum in generations 1
    /// and 2.
    package var effort = StatValues()
    /// IVs; a missing value means 31. Generations 1 and 2 use half of each as a DV.
    package var individual = StatValues()

    package init(_ form: ID<Form>) { self.form = form }
  }

  /// `nil` if there is no such form.
  package func battler(_ build: Build) -> Battler? {
    guard var battler = forms[build.form] else { return nil }
    let nature = build.nature.flatMap { id in natures.first { $0.id == id } }
    battler.level = era == .champions ? BattleEra.championsLevel : build.level
    battler.stats = build.stats(battler.stats, level: battler.level, nature, in: era)
    battler.hp = battler.stats.hp
    battler.types = build.look.flatMap { types(of: $0) } ?? battler.types
    if let ability = build.ability, rules.has(.abilities) {
      battler.ability = abilities.slug(of: ability) ?? ""
    }
    if rules.has(.heldItems), let item = build.item.flatMap({ items.row(of: $0) }) {
      battler.item = items.slugs[item]
      battler.flingPower = max(0, Int(items.column(\.flingPower)[item]))
    }
    return battler
  }

  /// The types of a look, such as one of Arceus; `nil` if there is no such look, or if it has a
  /// type of later games.
  private func types(of look: ID<Look>) -> [ID<PokemonType>]? {
    guard let look = looks[look] else { return nil }
    let types = [look.type1] + (look.type2.map { [$0] } ?? [])
    return types.allSatisfy(formula.chart.types.contains) ? types : nil
  }

  /// A Pokémon with its base stats and its first ability; `nil` if there is no such form.
  func untrained(_ form: ID<Form>) -> Battler? { forms[form] }

  func nature(raising raised: Stat, lowering lowered: Stat) -> ID<Nature>? {
    natures.first { $0.percent(of: raised) > 100 && $0.percent(of: lowered) < 100 }?.id
  }

  /// `nil` if there is no such move.
  ///
  /// - Parameter type: The type of Hidden Power; `nil` for the move's own type.
  package func move(_ id: ID<Move>, type: ID<PokemonType>? = nil) -> BattleMove? {
    moves(id, type: type)
  }
}
