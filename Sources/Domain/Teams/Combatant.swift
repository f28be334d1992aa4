/// A form with what it brings into a battle, as it was in the games that are looked at.
package struct Combatant: Hashable, Sendable {
  package let form: Named<Form>
  package let species: ID<Species>
  /// The nickname, or else what the form is called.
  package let title: String
  package let types: [ID<PokemonType>]
  package let base: Stats
  /// The slug: the one it was given, else the only one it can have.
  package let ability: String?
  package let level: Int
  /// What it attacks with: its moves that do damage, or else its types.
  package let attacks: [Attack]
  /// Whether the attacks are real moves.
  package let hasMoves: Bool
  let holder: SpeedHolder
  let nature: Nature?
  let effort: StatValues
  let individual: StatValues

  private var generation: ID<Generation>? { holder.generation }

  /// What a stat is at its level, with its training.
  package func stat(_ stat: Stat) -> Int {
    self.stat(stat, effort: effort[stat] ?? usualEffort, nature: percent(of: stat))
  }

  /// What a stat would be with other training.
  ///
  /// In generations I and II, as Showdown writes them, all effort is 252 and an individual value is
  /// twice what the games call so: the formula since then gives the same.
  func stat(_ stat: Stat, effort: Int, nature: Int, level: Int? = nil) -> Int {
    let isOld = StatFormula(in: generation) == .experience
    let own = individual[stat] ?? 31
    return StatFormula.effort.value(
      of: stat, base: base[stat], level: level ?? self.level,
      Training(individual: isOld ? own & ~1 : own, effort: effort, nature: isOld ? 100 : nature))
  }

  private var usualEffort: Int {
    StatFormula(in: generation) == .experience ? TeamRules.mostEffort : 0
  }

  /// Percent that the nature makes of a stat.
  func percent(of stat: Stat) -> Int {
    guard let nature, nature.increasedStat != nature.decreasedStat else { return 100 }
    if nature.increasedStat?.rawValue == stat.rawValue { return 110 }
    return nature.decreasedStat?.rawValue == stat.rawValue ? 90 : 100
  }

  /// How fast it is in battle.
  package func speed(under conditions: Set<SpeedCondition> = [], stage: Int = 0) -> Int {
    holder.formula(under: conditions, stage: stage).value(of: stat(.speed))
  }
}

/// Makes combatants of members and of forms. The tables are read once.
struct Battlefield: Sendable {
  let catalog: Catalog
  let lens: Lens?
  let chart: TypeChart
  let dex: any DexReference
  private let looks: Table<Look>
  private let moves: Table<Move>
  private let abilities: Table<Ability>
  private let items: Table<Item>
  private let natures: Table<Nature>

  /// - Throws: ``PokedexError/needsDex`` where only PokeAPI is there.
  init(_ catalog: Catalog, through lens: Lens?) throws(PokedexError) {
    let dex = try catalog.dex()
    self.catalog = catalog
    self.lens = lens
    self.dex = dex
    chart = TypeChart(try dex.table(PokemonType.self), generation: lens?.generation)
    looks = try dex.table(Look.self)
    let moves = try dex.table(Move.self)
    self.moves =
      try lens.map { lens throws(PokedexError) in
        try moves.seen(through: lens, in: dex)
      } ?? moves
    abilities = try dex.table(Ability.self)
    items = try dex.table(Item.self)
    natures = try dex.table(Nature.self)
  }

  func combatants(of team: Team) throws(PokedexError) -> [Combatant] {
    var combatants: [Combatant] = []
    for member in team.members { combatants.append(try combatant(member)) }
    return combatants
  }

  /// Of whom no more is known than the form.
  func combatant(_ form: ID<Form>) throws(PokedexError) -> Combatant {
    try combatant(TeamMember(form))
  }

  func combatant(_ member: TeamMember) throws(PokedexError) -> Combatant {
    let form = try catalog.form(member.form, through: lens)
    let name = catalog.named(member.form)
    let types = types(of: member, form)
    let attacks = attacks(of: member, types)
    let ability = slug(ofAbilityOf: member, form)
    return Combatant(
      form: name, species: form.species, title: catalog.name(of: member), types: types,
      base: form.stats, ability: ability, level: member.level ?? TeamMember.usualLevel,
      attacks: attacks.isEmpty ? types.map { Attack(type: $0) } : attacks,
      hasMoves: !attacks.isEmpty,
      holder: SpeedHolder(
        form: form.slug, ability: ability, item: member.item.flatMap { items[$0]?.slug },
        in: lens?.generation),
      nature: member.nature.flatMap { natures[$0] }, effort: member.effort,
      individual: member.individual)
  }

  private func types(of member: TeamMember, _ form: Form) -> [ID<PokemonType>] {
    guard let look = member.look.flatMap({ looks[$0] }), look.form == form.id else {
      return form.types
    }
    let types = [look.type1] + (look.type2.map { [$0] } ?? [])
    return types.allSatisfy { chart.types.contains($0) } ? types : form.types
  }

  private func attacks(of member: TeamMember, _ types: [ID<PokemonType>]) -> [Attack] {
    member.moves.compactMap { known in
      moves[known.move].flatMap { move in
        Attack(move, hiddenPower: known.type ?? member.hiddenPower, by: types)
      }
    }
  }

  private func slug(ofAbilityOf member: TeamMember, _ form: Form) -> String? {
    let only = form.abilities.count == 1 ? form.abilities.first?.id : nil
    return (member.ability ?? only).flatMap { abilities[$0]?.slug }
  }
}
