import PokedexDomain

/// Brings the page of everything that is no Pokémon.
struct Pages: Sendable {
  private let pokedex: any PokedexRepository

  init(pokedex: any PokedexRepository) {
    self.pokedex = pokedex
  }

  func page(
    of destination: Destination, through lens: Lens?
  ) async throws(PokedexError) -> Page {
    throw .notFound("page of that kind")
  }
}
