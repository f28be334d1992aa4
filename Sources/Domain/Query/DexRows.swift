/// Rows that a dex and the Pokémon in it tell: everything with a list of its own but the Pokémon.
package protocol DexRows: QueryRows {
  /// The rows as the lens shows them through which the Pokémon are seen.
  ///
  /// - Throws: ``PokedexError/needsDex`` where only PokeAPI is there; what reading the dex does.
  init(of pokemon: PokemonRows) throws(PokedexError)
}
