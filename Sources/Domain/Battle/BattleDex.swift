/// Makes battlers and moves from the dex, as of a generation.
package struct BattleDex: Sendable {
  package let era: BattleEra
  package let formula: DamageFormula
  private let forms: BattleForms
  private let moves: BattleMoves
  private let abilities: Table<Ability>
  private let items: Table<Item>
  private let flingPowers: [Int32]
  private let natures: Table<Nature>
  /// The natures by the stats that they raise and lower.
  private let natureChanges: [[Stat]: ID<Nature>]

  /// - Throws: ``PokedexError/needsDex`` if no local dex is available, only PokeAPI.
  package init(_ catalog: Catalog, _ era: BattleEra) throws(PokedexError) {
    let dex = try catalog.dex()
    let chart = TypeChart(
      try dex.table(PokemonType.self), generation: ID<Generation>(era.number))
    self.era = era
    formula = DamageFormula(chart)
    forms = BattleForms(catalog, try dex.table(Look.self), era, types: chart.types)
    moves = try BattleMoves(dex, era)
    abilities = try dex.table(Ability.self)
    items = try dex.table(Item.self)
    flingPowers = items.column(\.flingPower)
    natures = try dex.table(Nature.self)
    natureChanges = Self.changes(natures)
  }

  private static func changes(_ natures: Table<Nature>) -> [[Stat]: ID<Nature>] {
    let changes = (0..<natures.count).map { natures[$0] }.map { nature in
      let stats = [nature.increasedStat, nature.decreasedStat]
      return (stats.compactMap { $0.flatMap { Stat(rawValue: $0.rawValue) } }, nature.id)
    }
    return Dictionary(changes, uniquingKeysWith: { first, _ in first })
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
    /// EVs, or stat points in Champions. Without a value, 0; in generations 1 and 2, the maximum.
    package var effort = StatValues()
    /// IVs; 31 without a value. Generations 1 and 2 use half of them as DVs.
    package var individual = StatValues()

    package init(_ form: ID<Form>) { self.form = form }
  }

  /// `nil` if there is no such form.
  package func battler(_ build: Build) -> Battler? {
    guard let row = forms.row(of: build.form) else { return nil }
    let training = BattleTraining(
      era: era, build: build, nature: build.nature.flatMap { natures[$0] })
    let level = era == .champions ? BattleTraining.championsLevel : build.level
    var battler = forms.battler(row, build.look, level: level) {
      training.value(of: $0, base: $1)
    }
    let ability = build.ability ?? forms.ability(row)
    battler.ability = ability.flatMap { abilities.row(of: $0) }.map { abilities.slugs[$0] } ?? ""
    if let item = build.item.flatMap({ items.row(of: $0) }) {
      battler.item = items.slugs[item]
      battler.flingPower = max(0, Int(flingPowers[item]))
    }
    return battler
  }

  /// The base stats; `nil` if there is no such form.
  func base(of form: ID<Form>) -> Stats? { forms.row(of: form).map { forms.base($0) } }

  /// The ability to assume for a form: its first one.
  func ability(of form: ID<Form>) -> ID<Ability>? {
    forms.row(of: form).flatMap { forms.ability($0) }
  }

  func nature(raising raised: Stat, lowering lowered: Stat) -> ID<Nature>? {
    natureChanges[[raised, lowered]]
  }

  /// `nil` if there is no such move.
  ///
  /// - Parameter type: The type of Hidden Power; `nil` for the move's own type.
  package func move(_ id: ID<Move>, type: ID<PokemonType>? = nil) -> BattleMove? {
    moves.move(id, type: type)
  }
}
