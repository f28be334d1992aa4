/// Says what the things that a page leads to are called.
struct NameLookup: Sendable {
  let dex: any DexReference

  /// What the dex does not know is called by its number.
  func callAsFunction<Row: Tabular>(_ id: ID<Row>) throws(PokedexError) -> Named<Row> {
    let names = try dex.names(of: Row.kind)
    guard let row = try dex.table(Row.self).row(of: id), row < names.count else {
      return Named(id, "#\(id)")
    }
    return Named(id, names[row])
  }

  func callAsFunction<Row: Tabular>(_ id: ID<Row>?) throws(PokedexError) -> Named<Row>? {
    guard let id else { return nil }
    let named: Named<Row> = try self(id)
    return named
  }
}
