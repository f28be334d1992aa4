extension Choice<PokemonRows> {
  /// `move:toxic@scarlet-violet/machine`, `move:{priority>0 -class:status}`.
  static let move = Choice(
    "move", details: [.game, .method],
    nested: { $0.moves() },
    vocabulary: { $0.vocabulary(of: Move.self) },
    criterion: { chosen, _ in
      let learners = MoveSearch(chosen)
      return Criterion(
        rows: { rows in learners.rows(in: rows) },
        reason: { rows, row in learners.reason(for: row, in: rows) },
        gap: { learners.gap(in: $0) })
    })
}

/// The Pokémon that know one of several moves. Without a game or method, moves from earlier stages
/// and Sketch also count.
struct MoveSearch {
  private let moves: [Vocabulary.Entry]
  private let chosen: Chosen

  init(_ chosen: Chosen) {
    self.chosen = chosen
    moves = chosen.entries.filter { $0.kind == .move }
  }

  private var isExact: Bool { chosen.games != nil || chosen.methods != nil }

  func rows(in pokemon: PokemonRows) -> RowSet {
    let moves = moves.map { ID<Move>($0.id) }
    guard isExact else { return pokemon.learners(of: moves) }
    let learners = pokemon.ownLearners(of: moves) { chosen.allowsLesson($0, pokemon.lens) }
    return learners.reduce(into: RowSet(count: pokemon.count)) { $0.formUnion($1) }
  }

  /// The gap if nobody is known to learn any of the moves.
  func gap(in pokemon: PokemonRows) -> GameGap? {
    let table = pokemon.dex.table(Move.self)
    let gaps = moves.map { move in
      table[ID(move.id)].flatMap { GameSpecificMoves.gap(about: $0, in: pokemon.lens) }
    }
    return gaps.contains(nil) ? nil : gaps.first ?? nil
  }

  // MARK: Reasons

  /// The moves; if only one is asked for, also how the form knows it.
  func reason(for row: Int, in pokemon: PokemonRows) -> String? {
    var known: [(name: String, way: String)] = []
    for move in moves {
      if let way = way(to: ID(move.id), for: row, in: pokemon) {
        known.append((move.name, way))
      }
    }
    guard let first = known.first else { return nil }
    if moves.count == 1 { return "\(first.name): \(first.way)" }
    let names = known.prefix(3).map(\.name).joined(separator: ", ")
    return known.count > 3 ? worded("\(names) and \(known.count - 3) more") : names
  }

  private func way(to move: ID<Move>, for row: Int, in pokemon: PokemonRows) -> String? {
    if let way = ownWay(to: move, for: row, in: pokemon) { return way }
    guard !isExact else { return nil }
    let sources = pokemon.learnsetSources()[row]
    for source in sources {
      if let way = ownWay(to: move, for: source, in: pokemon) {
        return worded("\(way), as \(pokemon.names[source])")
      }
    }
    guard pokemon.dex.canBeSketched(move) else { return nil }
    for source in [row] + sources
    where ownWay(to: .sketch, for: source, in: pokemon) != nil {
      return pokemon.vocabulary(of: Move.self).entries.first {
        $0.id == ID<Move>.sketch.rawValue
      }?
      .name
    }
    return nil
  }

  private func ownWay(to move: ID<Move>, for row: Int, in pokemon: PokemonRows) -> String? {
    let lessons = pokemon.dex.lessons(of: move, to: pokemon.catalog.forms.ids[row]) {
      chosen.allowsLesson($0, pokemon.lens)
    }
    return lessons.isEmpty ? nil : LessonSummary(lessons, in: pokemon.dex).text
  }
}
