/// Rows of one of the dex's tables that have a list: every list except that of the Pokémon.
package protocol DexRows: TableRows {
  /// Lists the entities in the games of the Pokémon's lens.
  init(of pokemon: PokemonRows)
}
