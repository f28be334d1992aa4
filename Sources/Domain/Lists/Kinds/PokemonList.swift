/// A list of Pokémon: its query and the number of matches.
package struct PokemonList: Hashable, Sendable {
  package let query: String
  package let count: Int
  /// The matches, in the order of the list; empty if there are too many to name.
  package let forms: [Named<Form>]
}

/// The names of the entities of a kind, in the language of the dex.
struct Titles<Row: Tabular>: Sendable {
  private let table: Table<Row>
  private let names: [String]

  /// - Parameter names: The names in the order of the table.
  init(_ table: Table<Row>, _ names: [String]) {
    self.table = table
    self.names = names
  }

  /// An entity that is not in the dex has its ID as its name.
  subscript(id: ID<Row>) -> Named<Row> {
    Named(id, table.row(of: id).map { names[$0] } ?? "#\(id)")
  }

  func slug(of id: ID<Row>) -> String { table.row(of: id).map { table.slugs[$0] } ?? "" }
}
