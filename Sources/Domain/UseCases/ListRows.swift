/// Brings everything of a kind that queries run over, as the games of a lens knew it.
package struct ListRows<Rows: QueryRows>: Sendable {
  private let pokedex: any PokedexRepository
  private let make: @Sendable (PokemonRows) throws(PokedexError) -> Rows

  private init(
    pokedex: any PokedexRepository,
    make: @escaping @Sendable (PokemonRows) throws(PokedexError) -> Rows
  ) {
    self.pokedex = pokedex
    self.make = make
  }

  /// - Throws: ``PokedexError/needsDex`` where only PokeAPI is there.
  package func callAsFunction(through lens: Lens? = nil) async throws(PokedexError) -> Rows {
    try make(try PokemonRows(try await pokedex.catalog(), through: lens))
  }
}

extension ListRows<MoveRows> {
  package init(pokedex: any PokedexRepository) {
    self.init(pokedex: pokedex) { pokemon throws(PokedexError) in
      try MoveRows(try pokemon.dex(), through: pokemon.lens)
    }
  }
}

extension ListRows<AbilityRows> {
  package init(pokedex: any PokedexRepository) {
    self.init(pokedex: pokedex) { pokemon throws(PokedexError) in try AbilityRows(of: pokemon) }
  }
}

extension ListRows<ItemRows> {
  package init(pokedex: any PokedexRepository) {
    self.init(pokedex: pokedex) { pokemon throws(PokedexError) in try ItemRows(of: pokemon) }
  }
}

extension ListRows<TypeRows> {
  package init(pokedex: any PokedexRepository) {
    self.init(pokedex: pokedex) { pokemon throws(PokedexError) in try TypeRows(of: pokemon) }
  }
}

extension ListRows<NatureRows> {
  package init(pokedex: any PokedexRepository) {
    self.init(pokedex: pokedex) { pokemon throws(PokedexError) in try NatureRows(of: pokemon) }
  }
}

extension ListRows<LocationRows> {
  package init(pokedex: any PokedexRepository) {
    self.init(pokedex: pokedex) { pokemon throws(PokedexError) in try LocationRows(of: pokemon) }
  }
}

extension ListRows<EggGroupRows> {
  package init(pokedex: any PokedexRepository) {
    self.init(pokedex: pokedex) { pokemon throws(PokedexError) in try EggGroupRows(of: pokemon) }
  }
}

extension ListRows<GameRows> {
  package init(pokedex: any PokedexRepository) {
    self.init(pokedex: pokedex) { pokemon throws(PokedexError) in try GameRows(of: pokemon) }
  }
}

extension ListRows<RegionalDexRows> {
  package init(pokedex: any PokedexRepository) {
    self.init(pokedex: pokedex) { pokemon throws(PokedexError) in
      try RegionalDexRows(of: pokemon)
    }
  }
}
