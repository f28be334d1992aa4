extension MoveRows {
  package static let columns: [QueryColumn<MoveRows>] = [
    .name,
    .type("type", title: "Type", "its type") { $0.table.column(\.type) },
    .named("class", title: "Class", "physical, special or status", MoveDamageClass.self) {
      $0.table.column(\.damageClass)
    },
    .named("target", title: "Target", "its target", MoveTarget.self) {
      $0.table.column(\.target)
    },
    .named("category", title: "Category", "effect category, as in PokéAPI", MoveCategory.self) {
      $0.table.column(\.category)
    },
    .text("ailment", title: "Ailment", "the ailment that it may cause") { listing, rows in
      let names = listing.rows.titles(of: MoveAilment.self)
      let column = listing.rows.table.column(\.ailment)
      return rows.map { column[$0] > 0 ? names[Int(column[$0])] ?? "" : "" }
    },
    .list("stats", title: "Stats", "the stats that it changes, and by how many stages") {
      listing, rows in
      let names = listing.rows.titles(of: StatEntry.self)
      let lists = listing.rows.table.lists(\.statChanges)
      return rows.map { row in
        StatChanges(lists[row]).all.compactMap { stat, change in
          guard let stat, let change, let name = names[stat] else { return nil }
          return "\(name) \(StatChanges.text(change))"
        }
      }
    },
    .id(of: "the move") { $0.table.ids[$1].rawValue },
    .slug(of: "the move"),
  ]
}
