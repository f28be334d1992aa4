// The Pokémon that know a move.

extension PokemonRows {
  /// Returns the forms that can know one of several moves in the games of the lens: through their
  /// own learnset, that of an earlier stage or of their default form, or Sketch.
  func learners(of moves: [ID<Move>]) throws(PokedexError) -> RowSet {
    var found = RowSet(count: count)
    var isSketched = false
    for move in moves {
      let learners = try ownLearners(of: move)
      found.formUnion(learners)
      if !isSketched, learners.size > 0 { isSketched = try dex().canBeSketched(move) }
    }
    if isSketched { found.formUnion(try ownLearners(of: .sketch)) }
    return try learnsetSources().withInheritors(of: found)
  }

  /// Returns the forms that have a move in their own learnset in the games of the lens.
  func ownLearners(of move: ID<Move>) throws(PokedexError) -> RowSet {
    try ownLearners(of: move) { lens?.data.groups.contains($0.versionGroup) ?? true }
  }

  /// Returns the forms with an allowed lesson of a move.
  func ownLearners(
    of move: ID<Move>, where isAllowed: (SharedLesson) -> Bool
  ) throws(PokedexError) -> RowSet {
    var found = RowSet(count: count)
    try dex().forEachLesson(of: move) { lesson in
      guard isAllowed(lesson) else { return }
      for form in lesson.forms {
        if let row = catalog.forms.row(of: ID(form)) { found.insert(row) }
      }
    }
    return found
  }
}

extension DexReference {
  /// Returns whether Sketch can copy a move.
  func canBeSketched(_ move: ID<Move>) throws(PokedexError) -> Bool {
    let table = try table(Move.self)
    guard let row = table.row(of: move) else { return false }
    return table.column(\.flags)[row] & Int32(MoveFlag.nosketch.bit) == 0
  }
}
