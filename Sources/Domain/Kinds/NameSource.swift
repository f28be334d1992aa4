/// The names of a kind that lead to pages: mostly to its own, those of versions to their games'.
package struct NameSource: Sendable {
  package typealias Read<Value> =
    @Sendable (any DexReference) throws(PokedexError) -> Value

  package let kind: Kind
  /// What may stand before a colon and a name, the usual word first.
  package let words: [String]
  /// Ids and slugs, row by row.
  package let keys: Read<(ids: [Int], slugs: [String])>
  /// Row by row.
  package let names: Read<[String]>
  /// Finds rows by their names.
  package let index: Read<NameIndex>
  /// The id of the page that an id leads to; none where there is no such page.
  package let page: @Sendable (Int, any DexReference) throws(PokedexError) -> Int?

  /// - Parameter page: none where the thing has the page itself.
  init<Row: Tabular>(
    _ type: Row.Type, words: [String],
    page: @escaping @Sendable (Int, any DexReference) throws(PokedexError) -> Int? = { id, _ in id }
  ) {
    kind = Row.kind
    self.words = words
    self.page = page
    keys = { dex throws(PokedexError) in
      let table = try dex.table(type)
      return (table.ids.map(\.rawValue), table.slugs)
    }
    names = { dex throws(PokedexError) in try dex.names(of: Row.kind) }
    index = { dex throws(PokedexError) in try dex.nameIndex(of: Row.kind) }
  }
}
