/// Brings all that the page of a group of games tells: when and where they play, and whom they know.
package struct ShowGame: Sendable {
  private let pokedex: any PokedexRepository

  package init(pokedex: any PokedexRepository) {
    self.pokedex = pokedex
  }

  /// - Parameter lens: shows everything as it was then.
  /// - Throws: ``PokedexError/needsDex`` where only PokeAPI is there, and
  ///   ``PokedexError/notFound(_:)``.
  package func callAsFunction(
    _ id: ID<VersionGroup>, through lens: Lens? = nil
  ) async throws(PokedexError) -> GamePage {
    try GamePage(id, in: try await LensedDex(pokedex, through: lens))
  }
}
