extension Learnset {
  /// The moves learned by level, up to a level, in the games of a lens.
  func moves(byLevel level: Int, through lens: Lens?) -> Set<ID<Move>> {
    Set(
      moves.filter { lesson in
        lesson.method == .levelUp && lesson.level <= level
          && lens?.data.groups.contains(lesson.versionGroup) ?? true
      }.map(\.move))
  }
}
