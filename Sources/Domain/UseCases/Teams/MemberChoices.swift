/// The choices for a member of a team, in the games of a lens or in all.
package struct MemberChoices: Sendable {
  private let catalog: Catalog
  private let lens: Lens?
  private let dex: any DexReference
  private let naming: NameLookup

  package init(_ catalog: Catalog, through lens: Lens?) {
    let catalog = catalog.through(lens)
    dex = catalog.dex
    self.catalog = catalog
    self.lens = lens
    naming = NameLookup(dex: dex)
  }

  package struct AbilityChoice: Hashable, Sendable {
    package let ability: Named<Ability>
    package let isHidden: Bool
  }

  /// The abilities of a form, the hidden one last.
  package func abilities(of form: ID<Form>) -> [AbilityChoice] {
    let abilities = catalog[form, lens]?.abilities ?? []
    return abilities.map { AbilityChoice(ability: naming($0), isHidden: $1) }.unique
  }

  package struct MoveChoice: Hashable, Sendable {
    package let move: Named<Move>
    package let type: ID<PokemonType>
    package let damageClass: ID<MoveDamageClass>
    package let power: Int?
    package let accuracy: Int?
  }

  /// The moves that a form can know, sorted by name.
  package func moves(of form: ID<Form>) -> [MoveChoice] {
    let table = dex.table(Move.self)
    let moves =
      lens.map { lens in
        table.seen(through: lens, in: dex)
      } ?? table
    let known = LearnableMoves(catalog, dex, through: lens)(form)
    let names = dex.names(of: .move)
    return (0..<table.count).filter { known?.contains(table.ids[$0]) ?? true }
      .compactMap { row in moves[table.ids[row]].map { choice($0, names[row]) } }
      .sorted { $0.move.name < $1.move.name }
  }

  /// A move as of the games; `nil` if it is unknown.
  package func move(_ id: ID<Move>) -> MoveChoice? {
    let table = dex.table(Move.self)
    guard let move = table[id] else { return nil }
    let past = lens.flatMap { table.seen(through: $0, in: dex)[id] }
    return choice(past ?? move, naming(id).name)
  }

  private func choice(_ move: Move, _ name: String) -> MoveChoice {
    MoveChoice(
      move: Named(move.id, name), type: move.type, damageClass: move.damageClass,
      power: move.power, accuracy: move.accuracy)
  }

  /// The items that can be held, sorted by name. PokeAPI does not say so of Mega Stones.
  package func items() -> [Named<Item>] { items("holdable", "megastone") }

  /// The kinds of Poké Ball, sorted by name.
  package func balls() -> [Named<Item>] { items("ball") }

  /// - Parameter words: words of `is:`.
  private func items(_ words: String...) -> [Named<Item>] {
    let rows = ItemRows(of: PokemonRows(catalog, through: lens))
    var found = RowSet(count: rows.count)
    for trait in ItemRows.traits where words.contains(trait.name) {
      found.formUnion(trait.rows(rows))
    }
    return found.intersection(rows.existing).rows.sorted { rows.positions[$0] < rows.positions[$1] }
      .map { Named(rows.table.ids[$0], rows.names[$0]) }
  }

  /// The looks of a form.
  package func looks(of form: ID<Form>) -> [Named<Look>] {
    (catalog.forms[form]?.looks ?? []).map { naming($0) }
  }

  /// Whether a form has several looks to choose from.
  package func hasLooks(_ form: ID<Form>) -> Bool { catalog.forms[form]?.looks.count ?? 0 > 1 }

  package struct NatureChoice: Hashable, Sendable {
    package let nature: Named<Nature>
    /// `nil` for a neutral nature.
    package let raised: Stat?
    package let lowered: Stat?
  }

  /// All natures, sorted by name.
  package func natures() -> [NatureChoice] {
    let table = dex.table(Nature.self)
    var choices: [NatureChoice] = []
    for row in 0..<table.count {
      let nature = table[row]
      let changes = nature.increasedStat != nature.decreasedStat
      choices.append(
        NatureChoice(
          nature: naming(nature.id),
          raised: changes ? nature.increasedStat.flatMap { Stat(rawValue: $0.rawValue) } : nil,
          lowered: changes ? nature.decreasedStat.flatMap { Stat(rawValue: $0.rawValue) } : nil))
    }
    return choices.sorted { $0.nature.name < $1.nature.name }
  }

  /// The types of the games' generation.
  package func types() -> [ID<PokemonType>] {
    TypeChart(dex.table(PokemonType.self), generation: lens?.data.generation).types
  }

  /// The forms of the same species, the default one first.
  package func forms(ofSpeciesOf form: ID<Form>) -> [Named<Form>] {
    guard let species = catalog.forms[form]?.species else { return [] }
    return (catalog.species[species]?.forms ?? []).map { catalog.named($0) }
  }

  /// The possible genders of a form; empty if the species is unknown.
  package func genders(of form: ID<Form>) -> [Gender] {
    catalog.genderRate(of: form).map { Gender.possible(atRate: $0) } ?? []
  }
}
