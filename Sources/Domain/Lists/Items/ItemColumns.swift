extension ItemRows {
  package static let columns: [QueryColumn<ItemRows>] = [
    QueryColumn("name", title: "Name", "the name") { listing, rows in
      rows.map { listing.rows.names[$0] }
    },
    named("category", title: "Category", "its category", ItemCategory.self) {
      $0.table.column(\.category)
    },
    named("pocket", title: "Pocket", "the pocket of the bag", ItemPocket.self) {
      rows in rows.pockets()
    },
    QueryColumn("teaches", title: "Teaches", "the move that a machine teaches, in the newest game")
    { listing, rows in
      let moves = listing.rows.newestMoves()
      let names = listing.rows.titles(of: Move.self)
      return rows.map { row in moves[row].flatMap { names[$0.rawValue] } ?? "" }
    },
    named("firmness", title: "Firmness", "firmness of the berry", BerryFirmness.self) {
      $0.berryColumn(\.firmness)
    },
    QueryColumn("id", title: "Id", "PokéAPI's number of the item", isNumber: true) {
      listing, rows in rows.map { "\(listing.rows.table.ids[$0])" }
    },
    QueryColumn("slug", title: "Slug", "PokéAPI's name of the item") { listing, rows in
      rows.map { listing.rows.slugs[$0] }
    },
  ]

  private static func named<Value: Tabular>(
    _ name: String, title: String, _ summary: String, _ type: Value.Type,
    _ column: @escaping @Sendable (ItemRows) -> [Int32]
  ) -> QueryColumn<ItemRows> {
    QueryColumn(name, title: title, summary) { listing, rows in
      let names = listing.rows.titles(of: type)
      let column = column(listing.rows)
      return rows.map { names[Int(column[$0])] ?? "" }
    }
  }

  /// Returns the move of each machine in the newest game that has it, within the games of the lens.
  private func newestMoves() -> [Int: ID<Move>] {
    let groups = dex.table(VersionGroup.self)
    var newest: [Int: (order: Int, move: ID<Move>)] = [:]
    for machine in machines().all
    where lens?.data.groups.contains(machine.group) ?? true {
      let order = groups.order(of: machine.group)
      if order >= newest[machine.item]?.order ?? 0 { newest[machine.item] = (order, machine.move) }
    }
    return newest.mapValues(\.move)
  }
}
