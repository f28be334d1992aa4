/// The regional dexes of a dex, and the National Dex.
package final class RegionalDexRows: LensedRows {
  package static let suggestedFields = ["lists", "region"]
  package static let defaultColumns = ["name", "region", "species", "in"]

  package let table: Table<Pokedex>
  package let pokemon: PokemonRows
  /// All dexes; with a lens, those of its games and the National Dex.
  package let existing: RowSet
  package let names: [String]
  /// The order of PokeAPI's IDs, which is chronological.
  package let positions: [Int32]
  /// The species in each dex, as rows of the catalog's species.
  let species: [Set<Int>]
  /// The games that use each dex, in the order of the table.
  let games: [[ID<VersionGroup>]]

  private static let national = ID<Pokedex>(1)

  package init(of pokemon: PokemonRows) {
    let dex = pokemon.dex
    let dexes = dex.table(Pokedex.self)
    table = dexes
    self.pokemon = pokemon
    names = dex.names(of: dexes)
    positions = dexes.ids.indices.map { Int32($0) }
    species = Self.species(in: dexes, pokemon.catalog)
    let games = Self.games(of: dexes, dex.table(VersionGroup.self))
    self.games = games
    existing = RowSet(count: dexes.count) { row in
      guard let lens = pokemon.lens, dexes.ids[row] != Self.national else { return true }
      return games[row].contains { lens.data.groups.contains($0) }
    }
  }

  private static func species(in dexes: Table<Pokedex>, _ catalog: Catalog) -> [Set<Int>] {
    let lists = catalog.species.lists(\.dexNumbers)
    var species = [Set<Int>](repeating: [], count: dexes.count)
    for row in 0..<catalog.species.count {
      let list = lists[row]
      for start in stride(from: 0, to: list.count, by: DexNumber.fields.count) {
        if let dex = list[start].flatMap({ dexes.row(of: ID($0)) }) { species[dex].insert(row) }
      }
    }
    return species
  }

  private static func games(
    of dexes: Table<Pokedex>, _ groups: Table<VersionGroup>
  ) -> [[ID<VersionGroup>]] {
    let lists = groups.lists(\.pokedexes)
    var games = [[ID<VersionGroup>]](repeating: [], count: dexes.count)
    for (row, group) in groups.ids.enumerated() {
      for dex in lists[row].compactMap({ $0.flatMap { dexes.row(of: ID($0)) } }) {
        games[dex].append(group)
      }
    }
    return games
  }
}

/// Query fields and columns of regional dexes.
extension RegionalDexRows {
  package static let fields: [QueryField<RegionalDexRows>] = [
    QueryField(["name", "n"], "the name, in any language", .name, ["name:kanto", "name:alola"]),
    .called("kanto"),
    .number(
      ["species"], title: "Species", "how many species are in it",
      Measure { rows in rows.species.map { Int32($0.count) } }, ["species>=400"]),
    .number(
      ["games"], title: "Used by", "how many version groups use it",
      Measure { rows in rows.games.map { Int32($0.count) } }, ["games>1"]),
    QueryField(
      ["lists"], "lists the Pokémon", .choice(.species, nil), ["lists:garchomp"]),
    QueryField(
      ["region"], "of the region", .choice(.region, nil), ["region:johto"]),
    .traits("kind of dex", traits, ["is:main"]),
  ]

  /// The values of `is:` for regional dexes.
  package static let traits: [RowTrait<RegionalDexRows>] = [
    RowTrait("main", "in the main series, not only in spin-off games") { rows in
      let column = rows.table.column(\.isMainSeries)
      return RowSet(count: rows.count) { column[$0] == 1 }
    }
  ]

  package static let columns: [QueryColumn<RegionalDexRows>] = [
    .name,
    .named("region", title: "Region", "its region", Region.self) { $0.table.column(\.region) },
    .lists("in", title: "Games", "the games that use it") { rows in
      let names = GameNames(rows.dex)
      return rows.games.map { $0.map { names[$0] } }
    },
    .slug(),
  ]
}

extension Choice<RegionalDexRows> {
  fileprivate static let region = column("region", Region.self, { $0.table.column(\.region) })

  fileprivate static let species = pokemon { chosen, rows in
    let catalog = rows.pokemon.catalog
    let wanted = rows.pokemon.rows(of: chosen).map { Int(catalog.speciesRows[$0]) }
    return { !$0.species[$1].isDisjoint(with: wanted) }
  }
}
