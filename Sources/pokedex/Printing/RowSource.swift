import PokedexData
import PokedexDomain

extension DexRows {
  /// Loads the rows as of the named game or generation, by default as of today.
  @MainActor static func rows(
    of pokedex: any PokedexRepository, through lens: String?
  ) async throws -> Self {
    let named = try await Lens.named(lens, in: pokedex)
    let lens = named == nil ? try await pokedex.catalog().gameOfRun : named
    return try await pokedex.dex(through: lens).rows()
  }
}

extension PokemonRows {
  @MainActor static func rows(
    of pokedex: any PokedexRepository, through lens: String?
  ) async throws -> PokemonRows {
    let catalog = try await LoadPokedex(pokedex: pokedex)(
      known: nil, wanted: { [] }, report: { _, _ in })
    guard let lens else { return PokemonRows(catalog, through: catalog.gameOfRun) }
    let seen = try Lens.named(lens, in: catalog)
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
    return try named(word, in: try await pokedex.catalog())
  }

  /// The lens for the name of a game or generation, or for the path of a file with a changed game.
  ///
  /// - Throws: ``Failure`` with the nearest name if the name is unknown, or with the first mistake of
  ///   the file.
  static func named(_ word: String, in catalog: Catalog) throws -> Lens {
    let catalog = try catalog.withDex()
    if let lens = catalog.lens(named: word) {
      guard let overlay = lens.overlay, let fault = overlay.fault else { return lens }
      throw Failure("\(overlay.file):\(fault); 'pokedex overlay check' lists all mistakes", .file)
    }
    // Says why a file cannot be read.
    if OverlayFiles.isPath(word) {
      let problem = try OverlayFiles.read(word, on: catalog).errors.first?.text ?? ""
      throw Failure("\(word) has no game: \(problem)", .file)
    }
    let nearest = catalog.lenses.nearest(to: word).map(NearestWord.question)
    let hint = nearest ?? worded(", such as platinum, scarlet-violet or 4")
    throw Failure("no game or generation '\(word)'\(hint)", .usage)
  }
}
