import PokedexData
import PokedexDomain

/// Rows that a subcommand of their own prints.
protocol ListedRows: PrintedRows {
  /// So many of them: `12 moves`.
  static func counted(_ number: String) -> String

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
    let nearest = lenses.nearest(to: word).map(NearestWord.question)
    let hint = nearest ?? worded(", such as platinum, scarlet-violet or 4")
    throw Failure("no game or generation '\(word)'\(hint)", .usage)
  }
}

extension PokemonRows: ListedRows {
  static let usualColumns = ["number", "name", "types", "total"]
  static let numberedColumn: String? = "number"
  static var settledColumns: [String]? { Configuration.ofUser.columns }
  static var settledOrder: String? { Configuration.ofUser.order }
  static func counted(_ number: String) -> String { worded("\(number) Pokémon") }

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
  static func counted(_ number: String) -> String { worded("\(number) moves") }
}

extension AbilityRows: ListedRows {
  static let usualColumns = ["name", "gen", "pokemon", "hidden"]
  static func counted(_ number: String) -> String { worded("\(number) abilities") }
}

extension ItemRows: ListedRows {
  static let usualColumns = ["name", "category", "pocket"]
  static func counted(_ number: String) -> String { worded("\(number) items") }
}

extension TypeRows: ListedRows {
  static let usualColumns = ["name", "gen", "pokemon", "alone", "moves", "weak", "resists"]
  static func counted(_ number: String) -> String { worded("\(number) types") }
}

extension NatureRows: ListedRows {
  static let usualColumns = ["name", "raises", "lowers", "likes", "hates"]
  static func counted(_ number: String) -> String { worded("\(number) natures") }
}

extension LocationRows: ListedRows {
  static let usualColumns = ["name", "region", "pokemon", "games", "areas"]
  static func counted(_ number: String) -> String { worded("\(number) places") }
}

extension EggGroupRows: ListedRows {
  static let usualColumns = ["name", "pokemon", "species", "alone"]
  static func counted(_ number: String) -> String { worded("\(number) egg groups") }
}

extension GameRows: ListedRows {
  static let usualColumns = ["name", "gen", "pokemon", "region", "dex"]
  static func counted(_ number: String) -> String { worded("\(number) games") }
}

extension RegionalDexRows: ListedRows {
  static let usualColumns = ["name", "region", "species", "in"]
  static func counted(_ number: String) -> String { worded("\(number) dexes") }
}
