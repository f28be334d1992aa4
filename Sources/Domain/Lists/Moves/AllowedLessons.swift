extension Chosen {
  /// Returns whether a lesson has the game and the method of the query. Without a game in the
  /// query, the lens applies.
  func allowsLesson(_ lesson: SharedLesson, _ lens: Lens?) -> Bool {
    allows(lesson.versionGroup, lens) && (methods?.contains(lesson.method) ?? true)
      && run?.knows(lesson.method, at: lesson.level) ?? true
  }

  /// Returns whether the query and the lens allow a learned move's game and method.
  func allowsLesson(_ learned: LearnedMove, _ lens: Lens?) -> Bool {
    allows(learned.versionGroup, lens) && methods?.contains(learned.method) ?? true
      && run?.knows(learned.method, at: learned.level) ?? true
  }
}

extension DexReference {
  /// Returns the allowed ways in which a form learns a move.
  func lessons(
    of move: ID<Move>, to form: ID<Form>, where isAllowed: (LearnedMove) -> Bool
  ) -> [Lesson] {
    learnset(of: form).moves.filter { $0.move == move && isAllowed($0) }.map {
      Lesson(form: form, versionGroup: $0.versionGroup, method: $0.method, level: $0.level)
    }
  }
}
