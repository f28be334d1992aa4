import PokedexDomain

/// The moves that arguments name.
struct MoveArguments {
  private let catalog: Catalog

  init(_ catalog: Catalog) {
    self.catalog = catalog
  }

  /// - Throws: ``Failure`` with the nearest name.
  func moves(_ words: [String]) throws -> [ID<Move>] {
    try words.map { ID(try catalog.named($0, .move).id) }.unique
  }
}

extension PagePrinter {
  /// The game to plan for: the newest of the lens (without a lens, of all games) that has eggs and
  /// in which the Pokémon learns moves.
  func game(of form: ID<Form>) throws -> VersionGroup {
    let catalog = engine.rows.catalog
    let game = PlanBreeding(catalog).game(of: form, through: lens)
    guard let game else {
      throw Failure("\(catalog.named(form).name) learns no moves in any game", .nothingFound)
    }
    return game
  }
}
