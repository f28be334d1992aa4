/// Brings all that the page of a move tells: what it does, how it was, and who learns it in which way.
package struct ShowMove: Sendable {
  private let pokedex: any PokedexRepository

  package init(pokedex: any PokedexRepository) {
    self.pokedex = pokedex
  }

  /// - Parameter lens: shows everything as it was then.
  /// - Throws: ``PokedexError/needsDex`` where only PokeAPI is there, and
  ///   ``PokedexError/notFound(_:)``.
  package func callAsFunction(
    _ id: ID<Move>, through lens: Lens? = nil
  ) async throws(PokedexError) -> MovePage {
    try MovePage(id, in: try await LensedDex(pokedex, through: lens))
  }
}
