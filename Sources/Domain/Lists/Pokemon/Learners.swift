// The Pokémon that know a move.

extension PokemonRows {
  /// Returns the forms that can know one of several moves in the games of the lens: through their
  /// own learnset, that of an earlier stage or of their default form, or Sketch.
  func learners(of moves: [ID<Move>]) -> RowSet {
    var found = RowSet(count: count)
    var isSketched = false
    for (move, learners) in zip(moves, ownLearners(of: moves)) {
      found.formUnion(learners)
      if !isSketched, learners.size > 0 { isSketched = dex.canBeSketched(move) }
    }
    if isSketched { ownLearners(of: [.sketch]).forEach { found.formUnion($0) } }
    return learnsetSources().withInheritors(of: found)
  }

  /// Returns the forms that have each move in their own learnset in the games of the lens.
  func ownLearners(of moves: [ID<Move>]) -> [RowSet] {
    guard let groups = lens?.data.groups else { return ownLearners(of: moves) { _ in true } }
    return ownLearners(of: moves) { groups.contains($0.versionGroup) }
  }

  /// Returns the forms with an allowed lesson of each move.
  func ownLearners(of moves: [ID<Move>], where isAllowed: (SharedLesson) -> Bool) -> [RowSet] {
    var found = [RowSet](repeating: RowSet(count: count), count: moves.count)
    let forms = catalog.forms
    dex.forEachLesson(of: moves) { position, lesson in
      if isAllowed(lesson) { forms.insertRows(of: lesson.forms, into: &found[position]) }
    }
    return found
  }
}

extension DexReference {
  /// Returns whether Sketch can copy a move.
  func canBeSketched(_ move: ID<Move>) -> Bool {
    let table = table(Move.self)
    guard let row = table.row(of: move) else { return false }
    return table.column(\.flags)[row] & Int32(MoveFlag.nosketch.bit) == 0
  }
}
