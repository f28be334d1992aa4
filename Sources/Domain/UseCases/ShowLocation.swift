/// Brings all that the page of a place tells: who is met there, game by game.
package struct ShowLocation: Sendable {
  private let pokedex: any PokedexRepository

  package init(pokedex: any PokedexRepository) {
    self.pokedex = pokedex
  }

  /// - Parameter lens: shows everything as it was then.
  /// - Throws: ``PokedexError/needsDex`` where only PokeAPI is there, and
  ///   ``PokedexError/notFound(_:)``.
  package func callAsFunction(
    _ id: ID<Location>, through lens: Lens? = nil
  ) async throws(PokedexError) -> LocationPage {
    try LocationPage(id, in: try await LensedDex(pokedex, through: lens))
  }
}
