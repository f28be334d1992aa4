import PokedexData
import PokedexDomain

extension RowQuery where Rows: DexRows {
  /// Prints what is found, seen through the lens of the settings or else as it is today.
  @MainActor func run() async throws {
    try await run { try await Rows.rows(of: $0, through: settings.game) }
  }
}

extension RowQuery where Rows == PokemonRows {
  @MainActor func run() async throws {
    try await run { try await Rows.rows(of: $0, through: settings.game) }
  }
}

extension DexRows {
  /// The rows of a Pokédex, seen through the lens of that name or else as they are today.
  @MainActor static func rows(
    of pokedex: any PokedexRepository, through lens: String?
  ) async throws -> Self {
    let lens = try await Lens.named(lens, in: pokedex)
    return try await Failure.translating { () throws(PokedexError) in
      try await ListRows<Self>(pokedex: pokedex)(through: lens)
    }
  }
}

extension PokemonRows {
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
