extension ItemRows {
  package static let columns: [QueryColumn<ItemRows>] = [
    .name,
    .named("category", title: "Category", "its category", ItemCategory.self) {
      $0.table.column(\.category)
    },
    .named("pocket", title: "Pocket", "the pocket of the bag", ItemPocket.self) {
      $0.pockets()
    },
    .text("teaches", title: "Teaches", "the move that a machine teaches, in the newest game") {
      listing, rows in
      let moves = listing.rows.newestMoves()
      let names = listing.rows.titles(of: Move.self)
      return rows.map { row in moves[row].flatMap { names[$0.rawValue] } ?? "" }
    },
    .named("firmness", title: "Firmness", "firmness of the berry", BerryFirmness.self) {
      $0.berryColumn(\.firmness)
    },
    .id(of: "the item") { $0.table.ids[$1].rawValue },
    .slug(of: "the item"),
  ]

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
