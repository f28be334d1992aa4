/// The names of a kind, which lead to the pages of that kind; only the names of versions lead to
/// the pages of games.
package struct NameSource: Sendable {
  package typealias Read<Value> =
    @Sendable (any DexReference) -> Value
  package typealias FindIndex = @Sendable (Catalog) -> NameIndex

  package let kind: Kind
  /// The words before a colon and a name, the preferred one first.
  package let words: [String]
  /// The IDs and slugs of all rows.
  package let keys: Read<(ids: [Int], slugs: [String])>
  /// The names of all rows.
  package let names: Read<[String]>
  /// The index that finds rows by name.
  package let index: FindIndex
  /// Returns the ID of the page for an ID of this kind; `nil` if there is no such page.
  package let page: @Sendable (Int, any DexReference) -> Int?

  /// - Parameters:
  ///   - names: The names, if the dex has none for the kind itself.
  ///   - index: The index of those names.
  ///   - page: Returns the ID of the page, if it is of another kind.
  init<Row: Tabular>(
    _ type: Row.Type, words: [String], names: Read<[String]>? = nil,
    index: FindIndex? = nil,
    page: @escaping @Sendable (Int, any DexReference) -> Int? = { id, _ in id }
  ) {
    kind = Row.kind
    self.words = words
    self.page = page
    keys = { dex in
      let table = dex.table(type)
      return (table.ids.map(\.rawValue), table.slugs)
    }
    self.names = names ?? Self.names(of: Row.kind)
    self.index = index ?? Self.index(of: Row.kind)
  }

  private static func names(of kind: Kind) -> Read<[String]> {
    { $0.names(of: kind) }
  }

  private static func index(of kind: Kind) -> FindIndex {
    { $0.dex.nameIndex(of: kind) }
  }
}
