import PokedexData
import PokedexDomain

/// Rows with configurable columns and order, and with a stable JSON format: the Pokémon.
protocol ConfigurableRows: QueryRows {
  /// The configured columns of tables for people; `nil` for the default ones. Output for programs
  /// is not affected.
  static var configuredColumns: [String]? { get }
  /// The configured order of tables for people; `nil` for the default order.
  static var configuredOrder: String? { get }

  /// Returns rows in the stable JSON format.
  ///
  /// - Parameter reasons: the reason why each row matches, if requested.
  @MainActor func stableJSON(
    of rows: [Int], reasons: [String]?, from pokedex: any PokedexRepository
  ) async throws -> [JSON]
}

extension PokemonRows: ConfigurableRows {
  static var configuredColumns: [String]? { Configuration.ofUser.columns }
  static var configuredOrder: String? { Configuration.ofUser.order }

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

extension QueryRows {
  /// The type as configurable rows; `nil` if the rows are not configurable.
  static var configurable: (any ConfigurableRows.Type)? { Self.self as? any ConfigurableRows.Type }
}
