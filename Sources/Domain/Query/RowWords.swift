// What the words and columns of small lists have in common.

extension QueryField {
  /// A field that is a number.
  static func number(
    _ names: [String], title: String, _ summary: String, _ measure: Measure<Rows>,
    _ examples: [String]
  ) -> QueryField {
    QueryField(names, title: title, summary, .number(measure), examples)
  }
}

extension QueryColumn {
  /// What the rows are called.
  static var name: QueryColumn {
    QueryColumn("name", title: "Name", "the name") { listing, rows in
      rows.map { listing.rows.names[$0] }
    }
  }

  /// What PokeAPI calls them.
  static var slug: QueryColumn {
    QueryColumn("slug", title: "Slug", "PokeAPI's name of it") { listing, rows in
      rows.map { listing.rows.slugs[$0] }
    }
  }

  /// What the thing of a kind is called that a number leads to.
  static func named<Value: Tabular>(
    _ name: String, title: String, _ summary: String, _ type: Value.Type,
    _ column: @escaping @Sendable (Rows) throws(PokedexError) -> [Int32]
  ) -> QueryColumn {
    QueryColumn(name, title: title, summary) { listing, rows throws(PokedexError) in
      let names = try listing.rows.titles(of: type)
      let column = try column(listing.rows)
      return rows.map { names[Int(column[$0])] ?? "" }
    }
  }

  /// Several things that a row leads to.
  static func texts(
    _ name: String, title: String, _ summary: String,
    _ texts: @escaping @Sendable (Rows) throws(PokedexError) -> [String]
  ) -> QueryColumn {
    QueryColumn(name, title: title, summary) { listing, rows throws(PokedexError) in
      let all = try texts(listing.rows)
      return rows.map { all[$0] }
    }
  }
}
