/// Finds out how a form is to be had in a game: whether it is met, or what becomes it.
package struct FindEncounters: Sendable {
  private let pokedex: any PokedexRepository

  package init(pokedex: any PokedexRepository) {
    self.pokedex = pokedex
  }

  /// - Parameters:
  ///   - groups: the games; none for those of the lens, or for all.
  /// - Throws: ``PokedexError/needsDex`` where only PokeAPI is there, and
  ///   ``PokedexError/notFound(_:)`` for a form that there is not.
  package func callAsFunction(
    of form: ID<Form>, in groups: [ID<VersionGroup>]? = nil, through lens: Lens? = nil
  ) async throws(PokedexError) -> Availability {
    let catalog = try await pokedex.catalog()
    return try AvailabilityRules(catalog, groups: groups ?? lens?.groups).howToGet(form)
  }
}
