import PokedexData
import PokedexDomain

extension DexRows {
  /// Loads the rows as of the named game or generation, by default as of today.
  @MainActor static func rows(
    of pokedex: any PokedexRepository, through lens: String?
  ) async throws -> Self {
    let lens = try await Lens.named(lens, in: pokedex)
    return try await pokedex.dex(through: lens).rows()
  }
}

extension PokemonRows {
  @MainActor static func rows(
    of pokedex: any PokedexRepository, through lens: String?
  ) async throws -> PokemonRows {
    let catalog = try await LoadPokedex(pokedex: pokedex)(
      known: nil, wanted: { [] }, report: { _, _ in })
    guard let lens else { return PokemonRows(catalog) }
    let seen = try Lens.named(lens, in: catalog.reference)
    return PokemonRows(catalog, through: seen)
  }
}

extension Lens {
  /// The lens for the name of a game or generation; `nil` for `nil`.
  ///
  /// - Throws: ``Failure`` if there is no local dex, or, with the nearest name, if the name is
  ///   unknown.
  @MainActor static func named(
    _ word: String?, in pokedex: any PokedexRepository
  ) async throws -> Lens? {
    // Fail before PokeAPI's list is fetched from the network in vain.
    guard !(pokedex is LivePokedex) else { throw Failure(.needsDex) }
    guard let word else { return nil }
    let catalog = try await pokedex.catalog()
    return try named(word, in: catalog.reference)
  }

  /// The lens for the name of a game or generation.
  ///
  /// - Throws: ``Failure`` with the nearest name if the name is unknown.
  static func named(_ word: String, in dex: (any DexReference)?) throws -> Lens {
    guard let dex else { throw Failure(.needsDex) }
    let lenses = Lenses(dex)
    if let lens = lenses.named(word) { return lens }
    let nearest = lenses.nearest(to: word).map(NearestWord.question)
    let hint = nearest ?? worded(", such as platinum, scarlet-violet or 4")
    throw Failure("no game or generation '\(word)'\(hint)", .usage)
  }
}
