/// The version groups of a dex, such as Scarlet and Violet.
package final class GameRows: LensedRows {
  package static let suggestedFields = ["of", "region"]
  package static let defaultColumns = ["name", "gen", "pokemon", "region", "dex"]

  package let table: Table<VersionGroup>
  package let pokemon: PokemonRows
  /// All version groups, or those of the lens.
  package let existing: RowSet
  /// Names such as `Scarlet/Violet`.
  package let names: [String]
  /// The order of release.
  package let positions: [Int32]
  /// The forms in each version group.
  let rosters: [Set<ID<Form>>]
  /// The names and slugs of each group's versions.
  private let versions: [[String]]

  package init(of pokemon: PokemonRows) {
    let dex = pokemon.dex
    let groups = dex.table(VersionGroup.self)
    table = groups
    self.pokemon = pokemon
    let names = GameNames(dex)
    self.names = groups.ids.map { names[$0] }
    positions = groups.column(\.order)
    existing = RowSet(count: groups.count) { row in
      pokemon.lens?.data.groups.contains(groups.ids[row]) ?? true
    }
    rosters = groups.ids.map { id in Set(dex.forms(in: id)) }
    versions = Self.versions(of: groups, in: dex)
  }

  /// Built from several names because the dex only has names for single versions.
  package func nameIndex() -> NameIndex {
    NameIndex((0..<count).map { [slugs[$0], names[$0]] + versions[$0] })
  }

  private static func versions(
    of groups: Table<VersionGroup>, in dex: any DexReference
  ) -> [[String]] {
    let table = dex.table(Version.self)
    let names = dex.names(of: table)
    var versions = [[String]](repeating: [], count: groups.count)
    for (row, group) in table.column(\.versionGroup).enumerated() {
      guard let index = groups.row(of: ID(Int(group))) else { continue }
      versions[index] += [names[row], table.slugs[row]]
    }
    return versions
  }
}

/// Query fields and columns of games.
extension GameRows {
  package static let fields: [QueryField<GameRows>] = [
    QueryField(["name", "n"], "the name", .name, ["name:scarlet", "name:gold"]),
    .number(
      ["gen", "g"], title: "Gen", "their generation",
      Measure(isRoman: true) { $0.table.column(\.generation) }, ["gen:4", "gen>=8"]),
    .number(
      ["order"], title: "Order", "release order", Measure { $0.table.column(\.order) },
      ["order<=5"]),
    .number(
      ["pokemon", "forms"], title: "Pokémon", "how many forms can exist there",
      Measure { rows in rows.rosters.map { Int32($0.count) } }, ["pokemon>500"]),
    QueryField(
      ["of"], "the Pokémon is available or usable there", .choice(.roster, nil),
      ["of:garchomp", "of:pikachu gen:8"]),
    QueryField(
      ["region"], "are set in the region", .choice(.region, nil), ["region:kanto", "region:sinnoh"]),
  ]

  package static let columns: [QueryColumn<GameRows>] = [
    .name,
    .lists("region", title: "Region", "the region where they are set") { rows in
      let names = rows.titles(of: Region.self)
      return rows.lists(\.regions) { names[$0] }
    },
    .lists("dex", title: "Dex", "the regional dexes that they use") { rows in
      let names = rows.titles(of: Pokedex.self)
      return rows.lists(\.pokedexes) { names[$0] }
    },
    .slug(),
  ]

  private func lists(
    _ path: PartialKeyPath<VersionGroup>, name: (Int) -> String?
  ) -> [[String]] {
    let lists = table.lists(path)
    return (0..<count).map { row in lists[row].compactMap { $0.flatMap(name) } }
  }
}

extension Choice<GameRows> {
  fileprivate static let roster = pokemon { chosen, rows in
    let forms = chosen.forms(in: rows.pokemon.catalog.forms)
    return { !$0.rosters[$1].isDisjoint(with: forms) }
  }

  fileprivate static let region = Choice(
    "region",
    vocabulary: { $0.vocabulary(of: Region.self) },
    criterion: { chosen, _ in
      let regions = chosen.ids(Region.self).map(\.rawValue)
      return Criterion(
        rows: { rows in
          let lists = rows.table.lists(\.regions)
          return RowSet(count: rows.count) { row in
            lists[row].contains { $0.map { regions.contains($0) } ?? false }
          }
        },
        reason: { _, _ in nil })
    })
}
