/// Lists the Pokémon at a location, in one game or in all.
package struct ListResidents: Sendable {
  private let pokedex: any PokedexRepository

  package init(pokedex: any PokedexRepository) {
    self.pokedex = pokedex
  }

  /// - Parameters:
  ///   - group: the version group to list, which replaces the lens; `nil` for the games of the
  ///     lens, or for all games without a lens.
  ///   - circumstances: `nil` for a row for each set of conditions.
  /// - Throws: ``PokedexError/needsDex`` without a dex.
  package func callAsFunction(
    at location: ID<Location>, in group: ID<VersionGroup>? = nil, through lens: Lens? = nil,
    under circumstances: Circumstances? = .ordinary
  ) async throws(PokedexError) -> ResidentRows {
    let catalog = try await pokedex.catalog().withDex()
    let game = group.flatMap { group in
      Lenses(catalog.dex).all.first { $0.data.isGame && $0.data.groups == [group] }
    }
    let pokemon = PokemonRows(catalog, through: game ?? lens)
    return ResidentRows(at: location, in: group, pokemon: pokemon, under: circumstances)
  }
}
