/// Brings all that the page of a type tells: its chart now and before, who is of it, and its moves.
package struct ShowType: Sendable {
  private let pokedex: any PokedexRepository

  package init(pokedex: any PokedexRepository) {
    self.pokedex = pokedex
  }

  /// - Parameter lens: shows everything as it was then.
  /// - Throws: ``PokedexError/needsDex`` where only PokeAPI is there, and
  ///   ``PokedexError/notFound(_:)``.
  package func callAsFunction(
    _ id: ID<PokemonType>, through lens: Lens? = nil
  ) async throws(PokedexError) -> TypePage {
    try TypePage(id, in: try await LensedDex(pokedex, through: lens))
  }
}
