/// Lists all entities of a kind as of the games of a lens, ready for queries.
package struct ListRows<Rows: DexRows>: Sendable {
  private let pokedex: any PokedexRepository

  package init(pokedex: any PokedexRepository) {
    self.pokedex = pokedex
  }

  /// - Throws: ``PokedexError/needsDex`` without a dex.
  package func callAsFunction(through lens: Lens? = nil) async throws(PokedexError) -> Rows {
    Rows(of: PokemonRows(try await pokedex.catalog().withDex(), through: lens))
  }
}
