/// Makes battlers and moves from the dex, as of a generation.
package struct BattleDex: Sendable {
  package let era: BattleEra
  package let formula: DamageFormula
  private let catalog: Catalog
  private let moves: Table<Move>
  private let abilities: Table<Ability>
  private let items: Table<Item>
  private let natures: Table<Nature>
  private let looks: Table<Look>
  private let types: [ID<PokemonType>]
  /// The species that others evolve from.
  private let evolving: Set<Int>

  /// - Throws: ``PokedexError/needsDex`` if no local dex is available, only PokeAPI.
  package init(_ catalog: Catalog, _ era: BattleEra) throws(PokedexError) {
    let dex = try catalog.dex()
    self.era = era
    self.catalog = catalog
    let generation = ID<Generation>(era.number)
    let chart = TypeChart(try dex.table(PokemonType.self), generation: generation)
    formula = DamageFormula(chart)
    types = chart.types
    let today = try dex.table(Move.self)
    let lens = try Lenses(dex).all.first { !$0.isGame && $0.generation == generation }
    moves =
      try lens.map { lens throws(PokedexError) in try today.seen(through: lens, in: dex) } ?? today
    abilities = try dex.table(Ability.self)
    items = try dex.table(Item.self)
    natures = try dex.table(Nature.self)
    looks = try dex.table(Look.self)
    evolving = Self.evolving(catalog.species, until: generation)
  }

  private static func evolving(
    _ species: Table<Species>, until generation: ID<Generation>
  ) -> Set<Int> {
    let (parents, births) = (species.column(\.evolvesFrom), species.column(\.generation))
    return Set(
      parents.indices.filter { births[$0] <= generation.rawValue }.map { Int(parents[$0]) })
  }

  /// A set of a Pokémon, as a player writes it.
  package struct Build: Hashable, Sendable {
    package var form: ID<Form>
    package var look: ID<Look>?
    package var level = 100
    package var ability: ID<Ability>?
    package var item: ID<Item>?
    package var nature: ID<Nature>?
    package var effort = StatValues()
    package var individual = StatValues()
    package init(_ form: ID<Form>) { self.form = form }
  }

  /// `nil` if there is no such form.
  package func battler(_ build: Build) -> Battler? {
    guard let today = catalog.forms[build.form] else { return nil }
    let form = today.seen(in: ID(era.number))
    let species = catalog.species[form.species]
    var battler = Battler(
      form: form.slug, species: species?.slug ?? form.slug, types: types(of: form, look: build.look),
      level: era == .champions ? 50 : build.level, stats: stats(of: form, build),
      weight: form.knownWeight ?? 0)
    battler.ability = (build.ability ?? form.ability1).flatMap { abilities[$0]?.slug } ?? ""
    let item = build.item.flatMap { items[$0] }
    battler.item = item?.slug ?? ""
    battler.flingPower = item?.flingPower ?? 0
    battler.canEvolve = evolves(form)
    battler.gender = species.flatMap { Self.gender(atRate: $0.genderRate) }
    return battler
  }

  /// The types of a look such as Arceus's, or of the form.
  private func types(of form: Form, look: ID<Look>?) -> [ID<PokemonType>] {
    guard let look = look.flatMap({ looks[$0] }), look.form == form.id else { return form.types }
    let own = [look.type1] + (look.type2.map { [$0] } ?? [])
    return own.allSatisfy(types.contains) ? own : form.types
  }

  /// The gender of a Pokémon of which it is not told: male if possible.
  private static func gender(atRate rate: Int) -> Gender? {
    rate < 0 ? nil : rate == 8 ? .female : .male
  }

  private func evolves(_ form: Form) -> Bool {
    evolving.contains(form.species.rawValue) && !Self.fullyEvolved.contains(form.slug)
      && !form.slug.contains("-mega") && !form.slug.contains("-gmax")
  }

  /// Forms of which only another form evolves.
  private static let fullyEvolved: Set<String> = [
    "corsola", "farfetchd", "mr-mime", "linoone", "qwilfish", "basculin-red-striped",
    "basculin-blue-striped",
  ]

  private func stats(of form: Form, _ build: Build) -> Stats {
    let training = BattleTraining(era: era, build: build, nature: build.nature.flatMap { natures[$0] })
    var stats = Stats()
    for stat in Stat.allCases { stats[stat] = training.value(of: stat, base: form.stats[stat]) }
    return stats
  }

  /// `nil` if there is no such move.
  ///
  /// - Parameter type: That of Hidden Power.
  package func move(_ id: ID<Move>, type: ID<PokemonType>? = nil) -> BattleMove? {
    guard let facts = moves[id] else { return nil }
    var move = BattleMove(
      slug: facts.slug, type: type ?? facts.type, category: category(of: facts, type),
      power: facts.power ?? 0)
    move.priority = facts.priority
    move.flags = facts.flags
    move.classes = facts.classes
    let sparesAllies = facts.slug == "surf" && era.number < 4
    move.hitsFoes = sparesAllies || facts.target == ID(11) && facts.slug != "tera-starstorm"
    move.hitsAllies = facts.target == ID(9) && !sparesAllies
    move.drains = (facts.drain ?? 0) > 0
    move.minHits = facts.minHits
    move.maxHits = facts.maxHits
    move.accuracy = facts.accuracy
    if era == .champions { ChampionsMoves.change(&move) }
    return move
  }
}

extension BattleDex {
  /// Until generation 3, the type of Hidden Power decides whether it is physical.
  private func category(of move: Move, _ type: ID<PokemonType>?) -> BattleMove.Category {
    if let type, era.number < 4 { return .until3(type) }
    return BattleMove.Category(rawValue: move.damageClass.rawValue) ?? .status
  }
}

/// The stats of a set.
struct BattleTraining {
  let era: BattleEra
  let build: BattleDex.Build
  let nature: Nature?

  func value(of stat: Stat, base: Int) -> Int {
    if era == .champions { return pointed(stat, base: base) }
    let isOld = era.number < 3
    return StatFormula.effort.value(
      of: stat, base: base, level: build.level,
      Training(
        individual: individual(stat), effort: build.effort[stat] ?? (isOld ? 252 : 0),
        nature: isOld ? 100 : percent(of: stat)))
  }

  /// Generations 1 and 2 have half of an IV, and make that of HP from the others.
  private func individual(_ stat: Stat) -> Int {
    guard era.number < 3 else { return build.individual[stat] ?? 31 }
    return 2 * determinant(stat)
  }

  private func determinant(_ stat: Stat) -> Int {
    if stat == .hp {
      let odd: [Stat] = [.attack, .defense, .speed, .specialAttack]
      return odd.reduce(0) { $0 * 2 + determinant($1) % 2 }
    }
    return (build.individual[stat == .specialDefense ? .specialAttack : stat] ?? 31) / 2
  }

  /// Champions adds stat points to the stat at level 50, before the nature.
  private func pointed(_ stat: Stat, base: Int) -> Int {
    let points = min(32, max(0, build.effort[stat] ?? 0))
    if stat == .hp { return base == 1 ? 1 : (2 * base + 31) / 2 + 60 + points }
    return ((2 * base + 31) / 2 + 5 + points) * percent(of: stat) / 100
  }

  private func percent(of stat: Stat) -> Int {
    guard let nature, nature.increasedStat != nature.decreasedStat else { return 100 }
    if nature.increasedStat?.rawValue == stat.rawValue { return 110 }
    return nature.decreasedStat?.rawValue == stat.rawValue ? 90 : 100
  }
}
