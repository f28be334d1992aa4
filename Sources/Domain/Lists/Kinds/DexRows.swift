/// Rows of one of the dex's tables that have a list: every list except that of the Pokémon.
package protocol DexRows: TableRows {
  /// Lists the entities in the games of the Pokémon's lens.
  init(of pokemon: PokemonRows)
}

/// Rows that keep the Pokémon in the games of their lens: all of them but the moves, which the Pokémon
/// are made with.
package protocol LensedRows: DexRows {
  /// The forms in the games of the lens.
  var pokemon: PokemonRows { get }
}

extension LensedRows {
  package var dex: any DexReference { pokemon.dex }
}

extension Choice where Rows: LensedRows {
  /// A Pokémon.
  ///
  /// - Parameter matching: Returns what tells for a row whether it has to do with the Pokémon.
  static func pokemon(
    _ matching: @escaping @Sendable (Chosen, Rows) -> @Sendable (Rows, Int) -> Bool
  ) -> Choice {
    Choice(
      "Pokémon",
      vocabulary: { $0.pokemon.forms() },
      criterion: { chosen, rows in
        let matches = matching(chosen, rows)
        return Criterion(
          rows: { rows in RowSet(count: rows.count) { matches(rows, $0) } },
          reason: { _, _ in chosen.name })
      })
  }
}
