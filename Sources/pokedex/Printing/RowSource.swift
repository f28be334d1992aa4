import PokedexData
import PokedexDomain

extension DexRows {
  /// Loads the rows as of the named game or generation, by default as of today.
  @MainActor static func rows(
    of pokedex: any PokedexRepository, through lens: AskedGame?
  ) async throws -> Self {
    let named = try await Lens.named(lens, in: pokedex)
    let lens = named == nil ? try await pokedex.catalog().gameOfRun : named
    return try await pokedex.dex(through: lens).rows()
  }
}

extension PokemonRows {
  @MainActor static func rows(
    of pokedex: any PokedexRepository, through lens: AskedGame?
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
    _ game: AskedGame?, in pokedex: any PokedexRepository
  ) async throws -> Lens? {
    // Fail before PokeAPI's list is fetched from the network in vain.
    guard !(pokedex is LivePokedex) else { throw Failure(.needsDex) }
    guard let game else { return nil }
    return try named(game, in: try await pokedex.catalog())
  }

  /// The lens for the name of a game or generation, or for the path of a file with a changed game.
  ///
  /// - Throws: ``Failure`` with the nearest name if the name is unknown, or with the first mistake of
  ///   the file, unless lines with mistakes are left out, which are told.
  static func named(_ game: AskedGame, in catalog: Catalog) throws -> Lens {
    let (catalog, word) = (try catalog.withDex(), game.word)
    if let lens = catalog.lens(named: word) {
      if let overlay = lens.overlay { try report(overlay, isLenient: game.isLenient) }
      return lens
    }
    // Says why a file cannot be read.
    if OverlayFiles.isPath(word) {
      let problem = try OverlayFiles.read(word, on: catalog).errors.first?.located ?? ""
      throw Failure("\(word) has no game: \(problem)", .file)
    }
    let nearest = catalog.lenses.nearest(to: word).map(NearestWord.question)
    let hint = nearest ?? worded(", such as platinum, scarlet-violet or 4")
    throw Failure("no game or generation '\(word)'\(hint)", .usage)
  }

  private static func report(_ overlay: Overlay, isLenient: Bool) throws {
    let mistakes = overlay.mistakes.map { "\(overlay.file):\($0)" }
    try Failure.report(mistakes, isLenient: isLenient) { last, _ in
      Failure(
        "\(mistakes.first ?? last); 'pokedex overlay check' lists all mistakes, --lenient leaves out their lines",
        .file)
    }
  }
}
