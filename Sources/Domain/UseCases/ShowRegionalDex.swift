/// Brings all that the page of a regional dex tells: its species in order.
package struct ShowRegionalDex: Sendable {
  private let pokedex: any PokedexRepository

  package init(pokedex: any PokedexRepository) {
    self.pokedex = pokedex
  }

  /// - Parameter lens: shows everything as it was then.
  /// - Throws: ``PokedexError/needsDex`` where only PokeAPI is there, and
  ///   ``PokedexError/notFound(_:)``.
  package func callAsFunction(
    _ id: ID<Pokedex>, through lens: Lens? = nil
  ) async throws(PokedexError) -> RegionalDexPage {
    try RegionalDexPage(id, in: try await LensedDex(pokedex, through: lens))
  }
}
