// Fields and columns that several lists share.

extension QueryField {
  /// `called:`, which leaves out names in other languages.
  static func called(_ example: String) -> QueryField {
    QueryField(
      ["called"], "the name in your language, as the list shows it", .ownName,
      ["called:\(example)"])
  }

  /// A numeric field.
  static func number(
    _ names: [String], title: String, _ summary: String, _ measure: Measure<Rows>,
    _ examples: [String]
  ) -> QueryField {
    QueryField(names, title: title, summary, .number(measure), examples)
  }
}

extension QueryColumn {
  /// The names of the rows.
  static var name: QueryColumn {
    .text("name", title: "Name", "the name") { listing, rows in
      rows.map { listing.rows.names[$0] }
    }
  }

  /// PokeAPI's names of the rows, their slugs.
  ///
  /// - Parameter what: What a row is, such as `the move`.
  static func slug(of what: String = "it") -> QueryColumn {
    .text("slug", title: "Slug", "PokéAPI's name of \(what)") { listing, rows in
      rows.map { listing.rows.slugs[$0] }
    }
  }

  /// PokeAPI's numbers of the rows.
  ///
  /// - Parameter what: What a row is, such as `the move`.
  static func id(
    of what: String, _ number: @escaping @Sendable (Rows, Int) -> Int
  ) -> QueryColumn {
    .number("id", title: "Id", "PokéAPI's number of \(what)") { listing, rows in
      rows.map { number(listing.rows, $0) }
    }
  }

  /// The names of the entities that a column of IDs links to.
  static func named<Value: Tabular>(
    _ name: String, title: String, _ summary: String, _ type: Value.Type,
    _ column: @escaping @Sendable (Rows) -> [Int32]
  ) -> QueryColumn {
    .text(name, title: title, summary) { listing, rows in
      let names = listing.rows.titles(of: type)
      let column = column(listing.rows)
      return rows.map { names[Int(column[$0])] ?? "" }
    }
  }

  /// The types that a column of IDs links to.
  static func type(
    _ name: String, title: String, _ summary: String,
    _ column: @escaping @Sendable (Rows) -> [Int32]
  ) -> QueryColumn {
    QueryColumn(name, title: title, summary) { listing, rows in
      let names = listing.rows.titles(of: PokemonType.self)
      let column = column(listing.rows)
      return rows.map { row in
        let id = Int(column[row])
        return names[id].map { .type(Named(ID(id), $0)) } ?? .text("")
      }
    }
  }

  /// One or two types of a Pokémon.
  static func types(
    _ types: @escaping @Sendable (Rows, Int) -> [ID<PokemonType>]
  ) -> QueryColumn {
    QueryColumn("types", title: "Types", "one or two types", kind: .list) { listing, rows in
      rows.map { row in
        .types(types(listing.rows, row).map { Named($0, $0.name) }, separator: "/")
      }
    }
  }

  /// A column of lists, one for each row.
  static func lists(
    _ name: String, title: String, _ summary: String,
    _ lists: @escaping @Sendable (Rows) -> [[String]]
  ) -> QueryColumn {
    .list(name, title: title, summary) { listing, rows in
      let all = lists(listing.rows)
      return rows.map { all[$0] }
    }
  }
}
