/// Rows of one of the dex's tables that have a list: every list except that of the Pokémon.
package protocol DexRows: TableRows {
  /// Lists the entities in the games of the Pokémon's lens.
  ///
  /// - Throws: ``PokedexError/needsDex`` if only PokeAPI is available, and errors of reading the
  ///   dex.
  init(of pokemon: PokemonRows)
}
