extension MoveRows {
  package static let columns: [QueryColumn<MoveRows>] = [
    QueryColumn("name", title: "Name", "the name") { listing, rows in
      rows.map { listing.rows.names[$0] }
    },
    named("type", title: "Type", "its type", PokemonType.self, \.type),
    named(
      "class", title: "Class", "physical, special or status", MoveDamageClass.self, \.damageClass),
    named("target", title: "Target", "its target", MoveTarget.self, \.target),
    named(
      "category", title: "Category", "effect category, as in PokéAPI", MoveCategory.self,
      \.category),
    QueryColumn("ailment", title: "Ailment", "the ailment that it may cause") { listing, rows in
      let names = listing.rows.titles(of: MoveAilment.self)
      let column = listing.rows.table.column(\.ailment)
      return rows.map { column[$0] > 0 ? names[Int(column[$0])] ?? "" : "" }
    },
    QueryColumn(
      "stats", title: "Stats", "the stats that it changes, and by how many stages", separator: ", "
    ) { listing, rows in
      let names = listing.rows.titles(of: StatEntry.self)
      let lists = listing.rows.table.lists(\.statChanges)
      return rows.map { row in
        StatChanges(lists[row]).all.compactMap { stat, change in
          guard let stat, let change, let name = names[stat] else { return nil }
          return "\(name) \(StatChanges.text(change))"
        }
      }
    },
    QueryColumn("id", title: "Id", "PokéAPI's number of the move", isNumber: true) {
      listing, rows in rows.map { "\(listing.rows.table.ids[$0])" }
    },
    QueryColumn("slug", title: "Slug", "PokéAPI's name of the move") { listing, rows in
      rows.map { listing.rows.slugs[$0] }
    },
  ]

  private static func named<Value: Tabular>(
    _ name: String, title: String, _ summary: String, _ type: Value.Type,
    _ path: PartialKeyPath<Move> & Sendable
  ) -> QueryColumn<MoveRows> {
    QueryColumn(name, title: title, summary) { listing, rows in
      let names = listing.rows.titles(of: type)
      let column = listing.rows.table.column(path)
      return rows.map { names[Int(column[$0])] ?? "" }
    }
  }
}
