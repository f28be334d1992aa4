/// Brings the places where a form is met.
package struct ListEncounters: Sendable {
  private let pokedex: any PokedexRepository

  package init(pokedex: any PokedexRepository) {
    self.pokedex = pokedex
  }

  /// - Parameters:
  ///   - groups: the games; none for those of the lens, or for all.
  /// - Throws: ``PokedexError/needsDex`` where only PokeAPI is there.
  package func callAsFunction(
    of form: ID<Form>, in groups: [ID<VersionGroup>]? = nil, through lens: Lens? = nil
  ) async throws(PokedexError) -> EncounterRows {
    try EncounterRows(of: form, in: try await pokedex.catalog(), through: lens, groups: groups)
  }
}
