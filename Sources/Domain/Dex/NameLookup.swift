/// Looks up the names of entities that a page links to.
package struct NameLookup: Sendable {
  let dex: any DexReference

  package init(dex: any DexReference) { self.dex = dex }

  /// `nil` for an entity that the dex does not have.
  package subscript<Row: Tabular>(id: ID<Row>) -> String? {
    dex.name(Row.kind, id.rawValue)
  }

  /// Returns the name, or the number for an entity that the dex does not have.
  package func callAsFunction<Row: Tabular>(_ id: ID<Row>) -> Named<Row> {
    Named(id, self[id] ?? NewIDs.text(of: id.rawValue, Row.kind))
  }

  func callAsFunction<Row: Tabular>(_ id: ID<Row>?) -> Named<Row>? {
    guard let id else { return nil }
    let named: Named<Row> = self(id)
    return named
  }
}
