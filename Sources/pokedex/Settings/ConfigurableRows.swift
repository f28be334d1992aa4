import PokedexData
import PokedexDomain

/// Rows with configurable columns and order, and with a stable JSON format: the Pokémon.
protocol ConfigurableRows: QueryRows {
  /// Returns rows in the stable JSON format.
  ///
  /// - Parameter reasons: the reason why each row matches, if requested.
  @MainActor func stableJSON(
    of rows: [Int], reasons: [String]?, from pokedex: any PokedexRepository
  ) async throws -> [JSON]
}

extension PokemonRows: ConfigurableRows {
  @MainActor func stableJSON(
    of rows: [Int], reasons: [String]?, from pokedex: any PokedexRepository
  ) async throws -> [JSON] {
    let abilities = try await pokedex.slugs(of: .ability)
    return rows.enumerated().map { index, row in
      .form(
        catalog.form(at: row), name: catalog.names[row], abilities: abilities, why: reasons?[index])
    }
  }
}

extension ListSettings {
  /// Has the columns and the order of configurable rows in a table for people; `nil` for other rows,
  /// and for output for programs.
  func configuration<Rows: QueryRows>(of rows: Rows.Type) -> Configuration? {
    format == .table && rows is any ConfigurableRows.Type ? configuration : nil
  }
}
