/// Brings all that the page of an egg group tells: who is in it, and in which others besides.
package struct ShowEggGroup: Sendable {
  private let pokedex: any PokedexRepository

  package init(pokedex: any PokedexRepository) {
    self.pokedex = pokedex
  }

  /// - Parameter lens: shows everything as it was then.
  /// - Throws: ``PokedexError/needsDex`` where only PokeAPI is there, and
  ///   ``PokedexError/notFound(_:)``.
  package func callAsFunction(
    _ id: ID<EggGroup>, through lens: Lens? = nil
  ) async throws(PokedexError) -> EggGroupPage {
    try EggGroupPage(id, in: try await LensedDex(pokedex, through: lens))
  }
}
