/// Brings all that the page of a nature tells: what it changes and what it likes.
package struct ShowNature: Sendable {
  private let pokedex: any PokedexRepository

  package init(pokedex: any PokedexRepository) {
    self.pokedex = pokedex
  }

  /// - Parameter lens: shows everything as it was then.
  /// - Throws: ``PokedexError/needsDex`` where only PokeAPI is there, and
  ///   ``PokedexError/notFound(_:)``.
  package func callAsFunction(
    _ id: ID<Nature>, through lens: Lens? = nil
  ) async throws(PokedexError) -> NaturePage {
    try NaturePage(id, in: try await LensedDex(pokedex, through: lens))
  }
}
