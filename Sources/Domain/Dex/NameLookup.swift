/// Looks up the names of entities that a page links to.
struct NameLookup: Sendable {
  let dex: any DexReference

  /// Returns the name, or the number for an entity that the dex does not have.
  func callAsFunction<Row: Tabular>(_ id: ID<Row>) -> Named<Row> {
    let names = dex.names(of: Row.kind)
    guard let row = dex.table(Row.self).row(of: id), row < names.count else {
      return Named(id, "#\(id)")
    }
    return Named(id, names[row])
  }

  func callAsFunction<Row: Tabular>(_ id: ID<Row>?) -> Named<Row>? {
    guard let id else { return nil }
    let named: Named<Row> = self(id)
    return named
  }
}
