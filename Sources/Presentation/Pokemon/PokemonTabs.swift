import PokedexDomain

/// Brings what the tabs of a Pokémon's page say.
package struct PokemonTabs: Sendable {
  private let overview: ShowPokemon

  package init(pokedex: any PokedexRepository) {
    overview = ShowPokemon(pokedex: pokedex)
  }

  func show(
    _ form: ID<Form>, through lens: Lens?
  ) async throws(PokedexError) -> PokemonPage {
    try await overview(form, through: lens)
  }

  func document(
    of tab: PokemonTab, _ form: ID<Form>, through lens: Lens?
  ) async throws(PokedexError) -> Document {
    Document(overview: try await overview(form, through: lens))
  }
}
