/// Brings all that the page of an ability tells: who has it and what it changes of matchups.
package struct ShowAbility: Sendable {
  private let pokedex: any PokedexRepository

  package init(pokedex: any PokedexRepository) {
    self.pokedex = pokedex
  }

  /// - Parameter lens: shows everything as it was then.
  /// - Throws: ``PokedexError/needsDex`` where only PokeAPI is there, and
  ///   ``PokedexError/notFound(_:)``.
  package func callAsFunction(
    _ id: ID<Ability>, through lens: Lens? = nil
  ) async throws(PokedexError) -> AbilityPage {
    try AbilityPage(id, in: try await LensedDex(pokedex, through: lens))
  }
}
