import PokedexData
import PokedexDomain

/// Rows that a subcommand prints.
protocol ListedRows: QueryRows {
  /// The columns that are printed where nobody asks for others.
  static var usualColumns: [String] { get }
  /// The column of numbers that are told with a `#`.
  static var numberedColumn: String? { get }
  /// What several of them are called: `moves`.
  static var plural: String { get }

  /// The rows of a Pokédex, seen through the lens of that name or else as they are today.
  @MainActor static func rows(
    of pokedex: any PokedexRepository, through lens: String?
  ) async throws -> Self

  /// The JSON of rows as it is promised; none where it is made of the columns.
  ///
  /// - Parameter reasons: why each row was found, where that was asked for.
  @MainActor func promisedJSON(
    of rows: [Int], reasons: [String]?, from pokedex: any PokedexRepository
  ) async throws -> [String]?
}

extension ListedRows {
  static var numberedColumn: String? { nil }

  @MainActor func promisedJSON(
    of rows: [Int], reasons: [String]?, from pokedex: any PokedexRepository
  ) async throws -> [String]? { nil }

  /// The fields that the usual columns show anyway.
  static var shownFields: [String] { usualColumns + [fieldOfNumbers].compactMap { $0 } }
}

extension Lens {
  /// The lens that a word names.
  ///
  /// - Throws: ``Failure`` with the nearest name there is.
  static func named(_ word: String, in dex: (any DexReference)?) throws -> Lens {
    guard let dex else { throw Failure(.needsDex) }
    let lenses = try Failure.catching { () throws(PokedexError) in try Lenses(dex) }
    if let lens = lenses.named(word) { return lens }
    let nearest = lenses.nearest(to: word).map { ": did you mean \($0)?" }
    throw Failure(
      "no game or generation '\(word)'\(nearest ?? ", such as platinum, scarlet-violet or 4")",
      .usage)
  }
}

extension PokemonRows: ListedRows {
  static let usualColumns = ["number", "name", "types", "total"]
  static let numberedColumn: String? = "number"
  static let plural = "Pokémon"

  @MainActor static func rows(
    of pokedex: any PokedexRepository, through lens: String?
  ) async throws -> PokemonRows {
    let catalog = try await Failure.translating { () throws(PokedexError) in
      try await LoadPokedex(pokedex: pokedex)(known: nil, wanted: { [] }, report: { _, _ in })
    }
    guard let lens else { return PokemonRows(catalog) }
    let seen = try Lens.named(lens, in: catalog.reference)
    return try Failure.catching { () throws(PokedexError) in
      try PokemonRows(catalog, through: seen)
    }
  }

  @MainActor func promisedJSON(
    of rows: [Int], reasons: [String]?, from pokedex: any PokedexRepository
  ) async throws -> [String]? {
    let abilities = try await Failure.translating { () throws(PokedexError) in
      try await pokedex.slugs(of: .ability)
    }
    return rows.enumerated().map { place, row in
      FormJSON(
        catalog.forms[row], name: catalog.names[row], abilities: abilities, why: reasons?[place]
      ).text
    }
  }
}

extension MoveRows: ListedRows {
  static let usualColumns = ["name", "type", "class", "power", "accuracy", "pp"]
  static let plural = "moves"

  @MainActor static func rows(
    of pokedex: any PokedexRepository, through lens: String?
  ) async throws -> MoveRows {
    try await seen(of: pokedex, through: lens) { catalog, lens throws(PokedexError) in
      guard let dex = catalog.reference else { throw .needsDex }
      return try MoveRows(dex, through: lens)
    }
  }
}

extension AbilityRows: ListedRows {
  static let usualColumns = ["name", "gen", "pokemon", "hidden"]
  static let plural = "abilities"

  @MainActor static func rows(
    of pokedex: any PokedexRepository, through lens: String?
  ) async throws -> AbilityRows {
    try await seen(of: pokedex, through: lens) { catalog, lens throws(PokedexError) in
      try AbilityRows(of: try PokemonRows(catalog, through: lens))
    }
  }
}

extension ItemRows: ListedRows {
  static let usualColumns = ["name", "category", "pocket"]
  static let plural = "items"

  @MainActor static func rows(
    of pokedex: any PokedexRepository, through lens: String?
  ) async throws -> ItemRows {
    try await seen(of: pokedex, through: lens) { catalog, lens throws(PokedexError) in
      try ItemRows(of: try PokemonRows(catalog, through: lens))
    }
  }
}

extension ListedRows {
  /// Rows that only a dex has.
  @MainActor fileprivate static func seen(
    of pokedex: any PokedexRepository, through lens: String?,
    make: (Catalog, Lens?) throws(PokedexError) -> Self
  ) async throws -> Self {
    // PokeAPI's list would come over the network only to be refused.
    guard !(pokedex is LivePokedex) else { throw Failure(.needsDex) }
    let catalog = try await Failure.translating { () throws(PokedexError) in
      try await pokedex.catalog()
    }
    let lens = try lens.map { try Lens.named($0, in: catalog.reference) }
    return try Failure.catching { () throws(PokedexError) in try make(catalog, lens) }
  }
}
