/// Brings everything of a kind that queries run over, as the games of a lens knew it.
package struct ListRows<Rows: DexRows>: Sendable {
  private let pokedex: any PokedexRepository

  package init(pokedex: any PokedexRepository) {
    self.pokedex = pokedex
  }

  /// - Throws: ``PokedexError/needsDex`` where only PokeAPI is there.
  package func callAsFunction(through lens: Lens? = nil) async throws(PokedexError) -> Rows {
    try Rows(of: try PokemonRows(try await pokedex.catalog(), through: lens))
  }
}
