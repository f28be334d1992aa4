import PokedexDomain

/// Brings the page of everything that is no Pokémon.
package struct Pages: Sendable {
  private let move: ShowMove
  private let ability: ShowAbility
  private let type: ShowType
  private let item: ShowItem
  private let nature: ShowNature
  private let location: ShowLocation
  private let eggGroup: ShowEggGroup
  private let game: ShowGame
  private let regionalDex: ShowRegionalDex

  package init(pokedex: any PokedexRepository) {
    move = ShowMove(pokedex: pokedex)
    ability = ShowAbility(pokedex: pokedex)
    type = ShowType(pokedex: pokedex)
    item = ShowItem(pokedex: pokedex)
    nature = ShowNature(pokedex: pokedex)
    location = ShowLocation(pokedex: pokedex)
    eggGroup = ShowEggGroup(pokedex: pokedex)
    game = ShowGame(pokedex: pokedex)
    regionalDex = ShowRegionalDex(pokedex: pokedex)
  }

  /// - Throws: ``PokedexError/notFound(_:)`` for what has no such page: Pokémon, and queries.
  package func page(
    of destination: Destination, through lens: Lens?
  ) async throws(PokedexError) -> Page {
    switch destination {
    case .move(let id): Page(try await move(id, through: lens))
    case .ability(let id): Page(try await ability(id, through: lens))
    case .type(let id): Page(try await type(id, through: lens))
    case .item(let id): Page(try await item(id, through: lens))
    case .nature(let id): Page(try await nature(id, through: lens))
    case .location(let id): Page(try await location(id, through: lens))
    case .eggGroup(let id): Page(try await eggGroup(id, through: lens))
    case .game(let id): Page(try await game(id, through: lens))
    case .regionalDex(let id): Page(try await regionalDex(id, through: lens))
    case .pokemon, .query: throw .notFound(worded("page of that kind"))
    }
  }
}

extension Page {
  fileprivate init(_ page: MovePage) {
    self.init(
      title: page.name, summary: worded("move · \(page.generation)"), document: Document(page))
  }

  fileprivate init(_ page: AbilityPage) {
    self.init(
      title: page.name, summary: worded("ability · \(page.generation)"), document: Document(page))
  }

  fileprivate init(_ page: TypePage) {
    self.init(
      title: page.name, summary: worded("type · \(page.generation)"), document: Document(page))
  }

  fileprivate init(_ page: ItemPage) {
    self.init(title: page.name, summary: worded("item"), document: Document(page))
  }

  fileprivate init(_ page: NaturePage) {
    self.init(title: page.name, summary: worded("nature"), document: Document(page))
  }

  fileprivate init(_ page: LocationPage) {
    self.init(title: page.name, summary: worded("place"), document: Document(page))
  }

  fileprivate init(_ page: EggGroupPage) {
    self.init(title: page.name, summary: worded("egg group"), document: Document(page))
  }

  fileprivate init(_ page: GamePage) {
    self.init(
      title: page.name, summary: worded("game · \(page.generation)"), document: Document(page))
  }

  fileprivate init(_ page: RegionalDexPage) {
    self.init(title: page.name, summary: worded("regional dex"), document: Document(page))
  }
}
