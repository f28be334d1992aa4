extension Learnset {
  /// The moves learned in the games of a lens.
  func moves(through lens: Lens?) -> Set<ID<Move>> { moves(through: lens) { _ in true } }

  /// The moves learned by level, up to a level, in the games of a lens.
  func moves(byLevel level: Int, through lens: Lens?) -> Set<ID<Move>> {
    moves(through: lens) { $0.method == .levelUp && $0.level <= level }
  }

  private func moves(
    through lens: Lens?, where counts: (LearnedMove) -> Bool
  ) -> Set<ID<Move>> {
    var found: Set<ID<Move>> = []
    for row in moves where counts(row) && lens?.data.groups.contains(row.versionGroup) ?? true {
      found.insert(row.move)
    }
    return found
  }
}
