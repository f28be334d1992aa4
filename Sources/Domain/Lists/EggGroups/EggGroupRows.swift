/// The egg groups of a dex and their members, in the games of a lens.
package final class EggGroupRows: LensedRows {
  package static let suggestedFields = ["of"]
  package static let defaultColumns = ["name", "pokemon", "species", "alone"]

  package let table: Table<EggGroup>
  package let pokemon: PokemonRows
  /// All groups; with a lens, those with a member in its games.
  package let existing: RowSet
  package let names: [String]
  /// The order by name.
  package let positions: [Int32]
  let members: EggGroupMembers

  package init(of pokemon: PokemonRows) {
    let dex = pokemon.dex
    let groups = dex.table(EggGroup.self)
    let members = EggGroupMembers(pokemon.catalog, pokemon.existing)
    table = groups
    self.pokemon = pokemon
    self.members = members
    names = dex.names(of: groups)
    positions = NameOrder.positions(of: names)
    existing = RowSet(count: groups.count) { row in
      pokemon.lens == nil || members.forms[groups.ids[row]] != nil
    }
  }

  package var gap: GameGap? { pokemon.lens.gap(.eggs) }

  fileprivate func column(_ counts: [ID<EggGroup>: Int]) -> [Int32] {
    table.ids.map { Int32(counts[$0, default: 0]) }
  }
}

/// Query fields and columns of egg groups.
extension EggGroupRows {
  package static let fields: [QueryField<EggGroupRows>] = [
    QueryField(
      ["name", "n"], "the name, in any language", .name, ["name:dragon", "name:drache"]),
    .called("dragon"),
    .number(
      ["pokemon", "forms"], title: "Pokémon", "how many forms are in it",
      Measure { $0.column($0.members.forms) }, ["pokemon>=100"]),
    .number(
      ["species"], title: "Species", "how many species are in it",
      Measure { $0.column($0.members.species) }, ["species<50"]),
    .number(
      ["alone"], title: "Only in this group", "how many species are in this group alone",
      Measure { $0.column($0.members.alone) }, ["alone=species"]),
    QueryField(
      ["of"], "the Pokémon is in it", .choice(.member, nil), ["of:garchomp", "of:eevee,vaporeon"]),
  ]

  package static let columns: [QueryColumn<EggGroupRows>] = [.name, .slug()]
}

extension Choice<EggGroupRows> {
  fileprivate static let member = pokemon { chosen, rows in
    let catalog = rows.pokemon.catalog
    let lists = catalog.species.lists(\.eggGroups)
    let species = rows.pokemon.rows(of: chosen).map { Int(catalog.speciesRows[$0]) }
    let groups = Set(species.filter { $0 >= 0 }.flatMap { lists[$0] })
    return { groups.contains($0.table.ids[$1].rawValue) }
  }
}
