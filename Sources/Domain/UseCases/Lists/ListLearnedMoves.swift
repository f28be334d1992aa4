/// Lists the moves that a form learns in a game.
package struct ListLearnedMoves: Sendable {
  private let pokedex: any PokedexRepository

  package init(pokedex: any PokedexRepository) {
    self.pokedex = pokedex
  }

  /// - Parameters:
  ///   - groups: the version groups; if empty, the newest of the lens, or of all without a lens.
  /// - Throws: ``PokedexError/needsDex`` without a dex.
  package func callAsFunction(
    of form: ID<Form>, in groups: [ID<VersionGroup>] = [], through lens: Lens? = nil
  ) async throws(PokedexError) -> LearnedMoveRows {
    let catalog = try await pokedex.catalog().withDex()
    guard let rows = LearnedMoveRows(of: form, in: catalog, through: lens, groups: groups) else {
      throw .notFound("Pokémon \(form)")
    }
    return rows
  }
}
