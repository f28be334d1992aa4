/// Rows of one of the dex's tables: every list except that of the Pokémon.
package protocol DexRows: QueryRows {
  associatedtype Entity: Tabular

  /// The table of the entities, in the same order as the rows.
  var table: Table<Entity> { get }

  /// Lists the entities in the games of the Pokémon's lens.
  ///
  /// - Throws: ``PokedexError/needsDex`` if only PokeAPI is available, and errors of reading the
  ///   dex.
  init(of pokemon: PokemonRows) throws(PokedexError)
}

extension DexRows {
  package var count: Int { table.count }
  package var slugs: [String] { table.slugs }

  package func nameIndex() throws(PokedexError) -> NameIndex { try dex().nameIndex(of: table) }

  package func otherNames(of row: Int) throws(PokedexError) -> [ForeignName] {
    try dex().otherNames(of: Entity.kind, row: row)
  }
}
