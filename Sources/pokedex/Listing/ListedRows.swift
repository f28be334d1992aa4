import PokedexData
import PokedexDomain

/// Rows that a subcommand of their own prints.
protocol ListedRows: PrintedRows {
  /// What several of them are called: `moves`.
  static var plural: String { get }

  /// The rows of a Pokédex, seen through the lens of that name or else as they are today.
  @MainActor static func rows(
    of pokedex: any PokedexRepository, through lens: String?
  ) async throws -> Self
}

extension ListedRows where Self: DexRows {
  @MainActor static func rows(
    of pokedex: any PokedexRepository, through lens: String?
  ) async throws -> Self {
    let lens = try await Lens.named(lens, in: pokedex)
    return try await Failure.translating { () throws(PokedexError) in
      try await ListRows<Self>(pokedex: pokedex)(through: lens)
    }
  }
}

extension Lens {
  /// The lens that a word names; none where none is named.
  ///
  /// - Throws: ``Failure`` with the nearest name there is, or where there is no dex.
  @MainActor static func named(
    _ word: String?, in pokedex: any PokedexRepository
  ) async throws -> Lens? {
    // PokeAPI's list would come over the network only to be refused.
    guard !(pokedex is LivePokedex) else { throw Failure(.needsDex) }
    guard let word else { return nil }
    let catalog = try await Failure.translating { () throws(PokedexError) in
      try await pokedex.catalog()
    }
    return try named(word, in: catalog.reference)
  }

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
  static var settledColumns: [String]? { Configuration.ofUser.columns }
  static var settledOrder: String? { Configuration.ofUser.order }
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
}

extension AbilityRows: ListedRows {
  static let usualColumns = ["name", "gen", "pokemon", "hidden"]
  static let plural = "abilities"
}

extension ItemRows: ListedRows {
  static let usualColumns = ["name", "category", "pocket"]
  static let plural = "items"
}

extension TypeRows: ListedRows {
  static let usualColumns = ["name", "gen", "pokemon", "alone", "moves", "weak", "resists"]
  static let plural = "types"
}

extension NatureRows: ListedRows {
  static let usualColumns = ["name", "raises", "lowers", "likes", "hates"]
  static let plural = "natures"
}

extension LocationRows: ListedRows {
  static let usualColumns = ["name", "region", "pokemon", "games", "areas"]
  static let plural = "places"
}

extension EggGroupRows: ListedRows {
  static let usualColumns = ["name", "pokemon", "species", "alone"]
  static let plural = "egg groups"
}

extension GameRows: ListedRows {
  static let usualColumns = ["name", "gen", "pokemon", "region", "dex"]
  static let plural = "games"
}

extension RegionalDexRows: ListedRows {
  static let usualColumns = ["name", "region", "species", "in"]
  static let plural = "dexes"
}
