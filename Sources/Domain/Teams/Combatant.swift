/// A form with its level, ability, attacks and training, as in the games of the lens.
package struct Combatant: Hashable, Sendable {
  package let form: Named<Form>
  package let species: ID<Species>
  /// The nickname, or the name of the form if it has none.
  package let title: String
  package let types: [ID<PokemonType>]
  /// The type once Terastallized; `nil` without a Tera type, in games without Terastallization, and
  /// for Stellar, which leaves the types as they are.
  package let teraType: ID<PokemonType>?
  package let base: Stats
  /// The slug of the ability: the chosen one, or the only possible one.
  package let ability: String?
  package let level: Int
  /// The damaging moves; without any, one attack of each of the combatant's types and of its Tera
  /// type.
  package let attacks: [Attack]
  /// Whether the attacks are moves that the combatant knows.
  package let hasMoves: Bool
  let speedProfile: SpeedProfile
  let formula: StatFormula
  let nature: Nature?
  let effort: StatValues
  let individual: StatValues

  /// Returns a stat at the combatant's level and with its training.
  package func stat(_ stat: Stat) -> Int {
    self.stat(stat, effort: effort(of: stat), nature: percent(of: stat))
  }

  /// Returns the EVs of a stat, 0 to 252.
  package func effort(of stat: Stat) -> Int { effort[stat] ?? defaultEffort }

  /// Returns the IV of a stat, 0 to 31.
  package func individual(of stat: Stat) -> Int { individual[stat] ?? 31 }

  /// Whether the total of EVs is limited, as it has been since generation III.
  package var hasEffortLimit: Bool { formula == .effort }

  /// Returns a stat with other training.
  ///
  /// For generations I and II, this follows Showdown: every stat has 252 EVs, and an IV is twice
  /// the DV of the games. The formula of later generations then gives the same values.
  func stat(_ stat: Stat, effort: Int, nature: Int, level: Int? = nil) -> Int {
    let isOld = formula == .experience
    let own = individual(of: stat)
    return (isOld ? StatFormula.effort : formula).value(
      of: stat, base: base[stat], level: level ?? self.level,
      Training(individual: isOld ? own & ~1 : own, effort: effort, nature: isOld ? 100 : nature))
  }

  private var defaultEffort: Int {
    formula == .experience ? TeamRules.maxEffort : 0
  }

  /// Returns the effect of the nature on a stat in percent: 90, 100 or 110.
  package func percent(of stat: Stat) -> Int { nature?.percent(of: stat) ?? 100 }

  /// Returns the Speed in battle.
  package func speed(under conditions: Set<SpeedCondition> = [], stage: Int = 0) -> Int {
    speedProfile.formula(under: conditions, stage: stage).value(of: stat(.speed))
  }
}

/// Builds combatants from team members and forms. Reads each table only once.
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

  /// - Throws: ``PokedexError/needsDex`` if no local dex is available, only PokeAPI.
  init(_ catalog: Catalog, through lens: Lens?) throws(PokedexError) {
    let dex = try catalog.dex()
    self.catalog = catalog
    self.lens = lens
    self.dex = dex
    chart = TypeChart(try dex.table(PokemonType.self), generation: lens?.data.generation)
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
    for member in team.members {
      combatants.append(try combatant(member, level: team.usualLevel))
    }
    return combatants
  }

  /// Returns a combatant when only the form is known.
  func combatant(_ form: ID<Form>) throws(PokedexError) -> Combatant {
    try combatant(TeamMember(form))
  }

  /// - Parameter level: The level of a member without one.
  func combatant(
    _ member: TeamMember, level: Int = TeamMember.defaultLevel
  ) throws(PokedexError) -> Combatant {
    let form = try catalog.form(member.form, through: lens)
    let name = catalog.named(member.form)
    let types = types(of: member, form)
    let attacks = attacks(of: member, types)
    let ability = slug(ofAbilityOf: member, form)
    return Combatant(
      form: name, species: form.species, title: catalog.name(of: member), types: types,
      teraType: teraType(of: member),
      base: form.stats, ability: ability, level: member.level ?? level,
      attacks: attacks.isEmpty
        ? (types + [teraType(of: member)].compactMap { $0 }).unique.map { Attack(type: $0) }
        : attacks,
      hasMoves: !attacks.isEmpty,
      speedProfile: SpeedProfile(
        form: form.slug, ability: ability, item: slug(ofItemOf: member),
        in: lens.rules.generation),
      formula: lens.rules.statFormula, nature: member.nature.flatMap { natures[$0] },
      effort: member.effort,
      individual: member.individual)
  }

  private func types(of member: TeamMember, _ form: Form) -> [ID<PokemonType>] {
    guard let look = member.look.flatMap({ looks[$0] }), look.form == form.id else {
      return form.types
    }
    let types = [look.type1] + (look.type2.map { [$0] } ?? [])
    return types.allSatisfy { chart.types.contains($0) } ? types : form.types
  }

  private func teraType(of member: TeamMember) -> ID<PokemonType>? {
    guard lens.rules.has(.terastallization) else { return nil }
    return member.teraType.flatMap { chart.types.contains($0) ? $0 : nil }
  }

  private func attacks(of member: TeamMember, _ types: [ID<PokemonType>]) -> [Attack] {
    member.moves.compactMap { known in
      moves[known.move].flatMap { move in
        Attack(
          move, hiddenPower: known.type ?? member.hiddenPower, tera: teraType(of: member), by: types
        )
      }
    }
  }

  private func slug(ofItemOf member: TeamMember) -> String? {
    guard lens.rules.has(.heldItems) else { return nil }
    return member.item.flatMap { items[$0]?.slug }
  }

  private func slug(ofAbilityOf member: TeamMember, _ form: Form) -> String? {
    guard lens.rules.has(.abilities) else { return nil }
    let only = form.abilities.count == 1 ? form.abilities.first?.id : nil
    return (member.ability ?? only).flatMap { abilities[$0]?.slug }
  }
}
