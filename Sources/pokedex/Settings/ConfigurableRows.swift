import PokedexData
import PokedexDomain

/// Rows whose columns and order the user may settle, and whose JSON is promised: the Pokémon.
protocol ConfigurableRows: QueryRows {
  /// The columns in the place of the usual ones, in tables for people; what programs read stays as
  /// it is.
  static var configuredColumns: [String]? { get }
  /// The order that the user has settled, likewise.
  static var configuredOrder: String? { get }

  /// The JSON of rows as it is promised.
  ///
  /// - Parameter reasons: why each row was found, where that was asked for.
  @MainActor func promisedJSON(
    of rows: [Int], reasons: [String]?, from pokedex: any PokedexRepository
  ) async throws -> [JSON]
}

extension PokemonRows: ConfigurableRows {
  static var configuredColumns: [String]? { Configuration.ofUser.columns }
  static var configuredOrder: String? { Configuration.ofUser.order }

  @MainActor func promisedJSON(
    of rows: [Int], reasons: [String]?, from pokedex: any PokedexRepository
  ) async throws -> [JSON] {
    let abilities = try await Failure.translating { () throws(PokedexError) in
      try await pokedex.slugs(of: .ability)
    }
    return rows.enumerated().map { place, row in
      .form(
        catalog.forms[row], name: catalog.names[row], abilities: abilities, why: reasons?[place])
    }
  }
}

extension QueryRows {
  /// The user's settings of these rows; nil for rows that have none.
  static var settled: (any ConfigurableRows.Type)? { Self.self as? any ConfigurableRows.Type }
}
