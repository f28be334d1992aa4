/// A list of Pokémon: the query that finds them, and how many it finds.
package struct PokemonList: Hashable, Sendable {
  package let query: String
  package let count: Int
  /// Who they are, in the order of the list; empty where they are too many to be named.
  package let forms: [Named<Form>]

  package init(query: String, count: Int, forms: [Named<Form>] = []) {
    self.query = query
    self.count = count
    self.forms = forms
  }
}

/// What the things of a kind are called, in the language of the dex.
struct Titles<Row: Tabular>: Sendable {
  private let table: Table<Row>
  private let names: [String]

  /// - Parameter names: in the order of the table.
  init(_ table: Table<Row>, _ names: [String]) {
    self.table = table
    self.names = names
  }

  /// A thing that the dex lacks is called by its number.
  subscript(id: ID<Row>) -> Named<Row> {
    Named(id, table.row(of: id).map { names[$0] } ?? "#\(id)")
  }

  func slug(of id: ID<Row>) -> String { table.row(of: id).map { table.slugs[$0] } ?? "" }
}
