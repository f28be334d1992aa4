/// Rows that a dex and the Pokémon in it tell: everything with a list of its own but the Pokémon.
package protocol DexRows: QueryRows {
  associatedtype Entity: Tabular

  /// A row of it is a row of the list.
  var table: Table<Entity> { get }

  /// The rows as the lens shows them through which the Pokémon are seen.
  ///
  /// - Throws: ``PokedexError/needsDex`` where only PokeAPI is there; what reading the dex does.
  init(of pokemon: PokemonRows) throws(PokedexError)
}

extension DexRows {
  package var count: Int { table.count }
  package var slugs: [String] { table.slugs }

  package func nameIndex() throws(PokedexError) -> NameIndex { try dex().nameIndex(of: table) }
}
