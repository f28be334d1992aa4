/// Determines how a form can be obtained in a game.
package struct FindEncounters: Sendable {
  private let pokedex: any PokedexRepository

  package init(pokedex: any PokedexRepository) {
    self.pokedex = pokedex
  }

  /// - Parameters:
  ///   - games: the games; `nil` for those of the lens, or for all games without a lens.
  /// - Throws: ``PokedexError/needsDex`` without a dex, ``PokedexError/notFound(_:)`` for an
  ///   unknown form.
  package func callAsFunction(
    of form: ID<Form>, in games: PlayedGames? = nil, through lens: Lens? = nil
  ) async throws(PokedexError) -> Availability {
    let catalog = try await pokedex.catalog().withDex()
    let form = try catalog.form(form, through: nil)
    return AvailabilityRules(catalog, in: games ?? lens?.games).availability(form)
  }
}
