extension LearnedMoveRows {
  package static let columns: [QueryColumn<LearnedMoveRows>] = [
    .text(
      "how", title: "How", "the level, the machine, or another learning method", isAtRight: true,
      merge: QueryColumn<LearnedMoveRows>.distinct
    ) { listing, rows in
      let ways = listing.rows.titles(of: MoveLearnMethod.self)
      return rows.map { listing.rows.way(of: $0, ways) }
    },
    .name,
    .text("stab", title: "STAB", "• for moves of the form's type: same-type attack bonus") {
      listing, rows in
      rows.map { listing.rows.sameType.contains($0) ? "•" : "" }
    },
    .type("type", title: "Type", "its type") { $0.column(\.type) },
    .named("class", title: "Class", "physical, special or status", MoveDamageClass.self) {
      $0.column(\.damageClass)
    },
    .text("method", title: "Method", "the learning method") { listing, rows in
      let ways = listing.rows.titles(of: MoveLearnMethod.self)
      return rows.map { ways[listing.rows.lessons[$0].method.rawValue] ?? "" }
    },
    .text("game", title: "Game", "the games in which it is learned in this way") {
      listing, rows in
      let names = GameNames(listing.rows.dex)
      return rows.map { names[listing.rows.lessons[$0].versionGroup] }
    },
    .id(of: "the move") { $0.lessons[$1].move.rawValue },
    .slug(of: "the move"),
    .text("pokemon", title: "Pokémon", "PokéAPI's name of the Pokémon") { listing, rows in
      rows.map { _ in listing.rows.formSlug }
    },
  ]

  /// The move's values in the game of each row.
  private func column(_ path: PartialKeyPath<Move>) -> [Int32] {
    let columns = origins.map { $0.table.column(path) }
    return links.map { columns[$0.origin][$0.row] }
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
