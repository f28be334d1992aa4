extension MoveRows: DexRows {
  package convenience init(of pokemon: PokemonRows) throws(PokedexError) {
    try self.init(try pokemon.dex(), through: pokemon.lens)
  }
}
