/// Brings all that the page of an item tells: what it costs, does and teaches, and who holds it.
package struct ShowItem: Sendable {
  private let pokedex: any PokedexRepository

  package init(pokedex: any PokedexRepository) {
    self.pokedex = pokedex
  }

  /// - Parameter lens: shows everything as it was then.
  /// - Throws: ``PokedexError/needsDex`` where only PokeAPI is there, and
  ///   ``PokedexError/notFound(_:)``.
  package func callAsFunction(
    _ id: ID<Item>, through lens: Lens? = nil
  ) async throws(PokedexError) -> ItemPage {
    try ItemPage(id, in: try await LensedDex(pokedex, through: lens))
  }
}
