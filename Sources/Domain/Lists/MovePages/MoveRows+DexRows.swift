extension MoveRows: DexRows {
  package convenience init(of pokemon: PokemonRows) {
    self.init(pokemon.dex, through: pokemon.lens)
  }
}
