/// Lists the encounters of a form.
package struct ListEncounters: Sendable {
  private let pokedex: any PokedexRepository

  package init(pokedex: any PokedexRepository) {
    self.pokedex = pokedex
  }

  /// - Parameters:
  ///   - games: the games; `nil` for those of the lens, or for all.
  ///   - circumstances: `nil` for a row for each set of conditions.
  /// - Throws: ``PokedexError/needsDex`` without a dex.
  package func callAsFunction(
    of form: ID<Form>, in games: PlayedGames? = nil, through lens: Lens? = nil,
    under circumstances: Circumstances? = .ordinary
  ) async throws(PokedexError) -> EncounterRows {
    EncounterRows(
      of: form, in: try await pokedex.catalog().withDex(), through: lens, games: games,
      under: circumstances)
  }
}
