extension LearnedMoveRows {
  package static let columns: [QueryColumn<LearnedMoveRows>] = [
    QueryColumn(
      "how", title: "How", "the level, the machine, or another learning method", isAtRight: true,
      merge: QueryColumn<LearnedMoveRows>.distinct
    ) { listing, rows in
      let ways = listing.rows.titles(of: MoveLearnMethod.self)
      return rows.map { listing.rows.way(of: $0, ways) }
    },
    QueryColumn("name", title: "Name", "the name") { listing, rows in
      rows.map { listing.rows.names[$0] }
    },
    QueryColumn("stab", title: "STAB", "• for moves of the form's type: same-type attack bonus") {
      listing, rows in
      rows.map { listing.rows.sameType.contains($0) ? "•" : "" }
    },
    named("type", title: "Type", "its type", PokemonType.self, \.type),
    named(
      "class", title: "Class", "physical, special or status", MoveDamageClass.self, \.damageClass),
    QueryColumn("method", title: "Method", "the learning method") { listing, rows in
      let ways = listing.rows.titles(of: MoveLearnMethod.self)
      return rows.map { ways[listing.rows.lessons[$0].method.rawValue] ?? "" }
    },
    QueryColumn("game", title: "Game", "the games in which it is learned in this way") {
      listing, rows in
      let names = GameNames(listing.rows.dex)
      return rows.map { names[listing.rows.lessons[$0].versionGroup] }
    },
    QueryColumn("id", title: "Id", "PokéAPI's number of the move", isNumber: true) {
      listing, rows in rows.map { "\(listing.rows.lessons[$0].move)" }
    },
    QueryColumn("slug", title: "Slug", "PokéAPI's name of the move") { listing, rows in
      rows.map { listing.rows.slugs[$0] }
    },
    QueryColumn("pokemon", title: "Pokémon", "PokéAPI's name of the Pokémon") { listing, rows in
      rows.map { _ in listing.rows.formSlug }
    },
  ]

  private static func named<Value: Tabular>(
    _ name: String, title: String, _ summary: String, _ type: Value.Type,
    _ path: PartialKeyPath<Move> & Sendable
  ) -> QueryColumn<LearnedMoveRows> {
    QueryColumn(name, title: title, summary) { listing, rows in
      let names = listing.rows.titles(of: type)
      let columns = listing.rows.origins.map { $0.table.column(path) }
      return rows.map { row in
        let link = listing.rows.links[row]
        return names[Int(columns[link.origin][link.row])] ?? ""
      }
    }
  }

  /// Returns the method in short form: `12`, `TM12` or `egg`.
  private func way(of row: Int, _ ways: [Int: String]) -> String {
    let lesson = lessons[row]
    switch lesson.method {
    case .levelUp: return lesson.level > 0 ? "\(lesson.level)" : worded("evolving")
    case .machine: return machines[lesson]?.name ?? worded("TM")
    case .egg: return worded("egg")
    case .tutor: return worded("tutor")
    default: return ways[lesson.method.rawValue]?.lowercased() ?? ""
    }
  }
}
