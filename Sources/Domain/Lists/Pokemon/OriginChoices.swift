extension Choice<PokemonRows> {
  static let game = Choice(
    "game",
    vocabulary: { $0.games() },
    criterion: { chosen, rows in
      let groups = rows.groups(of: chosen.entries)
      return Criterion(
        rows: { rows in rows.catalog.rows(of: rows.dex.forms(in: groups)) },
        reason: { _, _ in nil })
    })

  /// A dex by its own name, or all dexes of a region by the region's name.
  static let dexOf = Choice(
    "regional dex",
    vocabulary: { rows in
      let dex = rows.dex
      return Vocabulary([
        Vocabulary.Part(Pokedex.self, in: dex), Vocabulary.Part(Region.self, in: dex),
      ])
    },
    criterion: { chosen, rows in
      let dexes = rows.dexes(of: chosen)
      return Criterion(
        rows: { rows in
          let lists = rows.catalog.species.lists(\.dexNumbers)
          let listed = (0..<rows.catalog.species.count).map { species in
            dexes.contains { DexNumber.number(in: $0, of: lists[species]) != nil }
          }
          let species = rows.catalog.speciesRows
          return RowSet(count: rows.count) { species[$0] >= 0 && listed[Int(species[$0])] }
        },
        reason: { rows, row in
          let list = rows.catalog.species.lists(\.dexNumbers)[Int(rows.catalog.speciesRows[row])]
          let number = dexes.lazy.compactMap { DexNumber.number(in: $0, of: list) }.first
          return number.map { "#\($0) of the \(chosen.name) dex" }
        })
    })
}

extension PokemonRows {
  fileprivate func dexes(of chosen: Chosen) -> [ID<Pokedex>] {
    let table = dex.table(Pokedex.self)
    let regions = chosen.ids(Region.self)
    let ofRegions = (0..<table.count).map { table[$0] }
      .filter { $0.region.map { regions.contains($0) } ?? false }
    return chosen.ids(Pokedex.self) + ofRegions.map(\.id)
  }
}
