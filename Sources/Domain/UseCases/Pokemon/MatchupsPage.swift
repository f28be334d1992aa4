extension LensedDex {
  /// The damage that a form takes from and deals to every type.
  ///
  /// - Throws: ``PokedexError/notFound(_:)`` if there is no such form.
  package func matchups(of form: ID<Form>) throws(PokedexError) -> MatchupsPage {
    let facts = try catalog.form(form, through: lens)
    let matchups = Matchups(dex, through: lens)
    return MatchupsPage(
      form: catalog.named(form), facts.types, matchups, abilities: abilities(of: facts, matchups))
  }

  /// The damage that one or two types take and deal, without abilities.
  ///
  /// - Throws: ``PokedexError/notFound(_:)`` for a type that does not exist in the generation of
  ///   the lens.
  package func matchups(
    ofTypes types: [ID<PokemonType>]
  ) throws(PokedexError) -> MatchupsPage {
    let matchups = Matchups(dex, through: lens)
    let types = Array(types.unique.prefix(2))
    if let unknown = types.first(where: { !matchups.chart.types.contains($0) }) {
      throw .notFound(
        lens.map { worded("type \(unknown.name) in \($0.name)") } ?? worded("type \(unknown.name)"))
    }
    return MatchupsPage(form: nil, types, matchups, abilities: [])
  }

  /// The abilities that change any matchup, the hidden one last.
  private func abilities(of form: Form, _ matchups: Matchups) -> [AbilityMatchup] {
    let table = dex.table(Ability.self)
    let naming = NameLookup(dex: dex)
    var found: [AbilityMatchup] = []
    for (id, isHidden) in form.abilities {
      guard let row = table.row(of: id) else { continue }
      let changes = AbilityMatchup.changes(by: table.slugs[row], form.types, matchups)
      guard !changes.isEmpty else { continue }
      let shield = AbilityDefence(of: table.slugs[row], by: matchups).shield
      found.append(
        AbilityMatchup(
          ability: naming(id), isHidden: isHidden,
          isAtFullHPOnly: shield?.isAtFullHPOnly ?? false,
          changes: changes))
    }
    return found
  }
}

/// The damage taken from and dealt to every type.
package struct MatchupsPage: Sendable {
  /// `nil` for a page about types.
  package let form: Named<Form>?
  package let types: [ID<PokemonType>]
  /// The damage from each type, without abilities, highest first.
  package let taken: [MatchupGroup]
  /// The changes by the form's abilities.
  package let abilities: [AbilityMatchup]
  /// The damage dealt by each of ``types``.
  package let dealt: [DealtDamage]
  /// The damage that the better of ``types`` does to each type, highest first.
  package let best: [MatchupGroup]

  package struct DealtDamage: Hashable, Sendable {
    package let type: ID<PokemonType>
    /// The groups according to the type chart alone, highest damage first.
    package let groups: [MatchupGroup]
  }

  fileprivate init(
    form: Named<Form>?, _ own: [ID<PokemonType>], _ matchups: Matchups,
    abilities: [AbilityMatchup]
  ) {
    let chart = matchups.chart
    self.form = form
    types = own
    self.abilities = abilities
    taken = MatchupGroup.groups(of: chart.types) { matchups.percent(of: $0, on: own) }
    dealt = own.map { type in
      DealtDamage(type: type, groups: MatchupGroup.groups(of: chart.types) { chart[type, $0] })
    }
    best = MatchupGroup.groups(of: chart.types) { other in
      own.map { chart[$0, other] }.max() ?? 100
    }
  }
}

/// The types with the same multiplier.
package struct MatchupGroup: Hashable, Sendable {
  /// Percent of normal damage.
  package let percent: Int
  package let types: [ID<PokemonType>]

  /// Highest damage first; types within a group in PokeAPI's order.
  static func groups(
    of types: [ID<PokemonType>], _ percent: (ID<PokemonType>) -> Int
  ) -> [MatchupGroup] {
    Dictionary(grouping: types, by: percent).sorted { $0.key > $1.key }
      .map { MatchupGroup(percent: $0.key, types: $0.value) }
  }
}

/// The changes that an ability makes to the damage a form takes. ``MatchupsPage/taken`` does not
/// include them.
package struct AbilityMatchup: Hashable, Sendable {
  package let ability: Named<Ability>
  package let isHidden: Bool
  /// Whether the ability works only at full HP.
  package let isAtFullHPOnly: Bool
  package let changes: [ChangedDamage]

  package struct ChangedDamage: Hashable, Sendable {
    package let type: ID<PokemonType>
    /// Percent of normal damage without the ability.
    package let from: Int
    /// Percent of normal damage with the ability.
    package let to: Int
  }

  fileprivate static func changes(
    by ability: String, _ types: [ID<PokemonType>], _ matchups: Matchups
  ) -> [ChangedDamage] {
    let holder = Battler(types, ability: ability)
    return matchups.chart.types.compactMap { type in
      let usual = matchups.percent(of: type, on: types)
      let changed = matchups.percent(of: type, on: holder, isAtFullHP: true)
      return usual == changed ? nil : ChangedDamage(type: type, from: usual, to: changed)
    }
  }
}
