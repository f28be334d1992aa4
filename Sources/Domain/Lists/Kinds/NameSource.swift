/// The names of a kind that lead to pages: mostly to its own, those of versions to their games'.
package struct NameSource: Sendable {
  package typealias Read<Value> =
    @Sendable (any DexReference) throws(PokedexError) -> Value

  package let kind: Kind
  /// The words before a colon and a name, the usual one first.
  package let words: [String]
  /// Ids and slugs, row by row.
  package let keys: Read<(ids: [Int], slugs: [String])>
  /// Row by row.
  package let names: Read<[String]>
  /// Finds rows by their names.
  package let index: Read<NameIndex>
  /// The id of the page that an id leads to; none where there is no such page.
  package let page: @Sendable (Int, any DexReference) throws(PokedexError) -> Int?

  /// - Parameters:
  ///   - names: where the dex has no names of the kind itself.
  ///   - index: finds rows by those names.
  ///   - page: where the page is another kind's.
  init<Row: Tabular>(
    _ type: Row.Type, words: [String], names: Read<[String]>? = nil,
    index: Read<NameIndex>? = nil,
    page: @escaping @Sendable (Int, any DexReference) throws(PokedexError) -> Int? = { id, _ in id }
  ) {
    kind = Row.kind
    self.words = words
    self.page = page
    keys = { dex throws(PokedexError) in
      let table = try dex.table(type)
      return (table.ids.map(\.rawValue), table.slugs)
    }
    self.names = names ?? Self.names(of: Row.kind)
    self.index = index ?? Self.index(of: Row.kind)
  }

  private static func names(of kind: Kind) -> Read<[String]> {
    { dex throws(PokedexError) in try dex.names(of: kind) }
  }

  private static func index(of kind: Kind) -> Read<NameIndex> {
    { dex throws(PokedexError) in try dex.nameIndex(of: kind) }
  }
}
