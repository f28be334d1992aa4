/// The count of right answers.
package struct QuizScore: Hashable, Sendable {
  /// Questions that were answered or given up; skipped ones do not count.
  package private(set) var asked: Int
  package private(set) var right: Int
  /// Right answers since the last question that was answered wrong or given up.
  package private(set) var streak: Int
  /// The longest streak.
  package private(set) var best: Int

  package init(asked: Int = 0, right: Int = 0, streak: Int = 0, best: Int = 0) {
    self.asked = asked
    self.right = right
    self.streak = streak
    self.best = best
  }

  package mutating func count(isRight: Bool) {
    asked += 1
    right += isRight ? 1 : 0
    streak = isRight ? streak + 1 : 0
    best = max(best, streak)
  }

  /// The same score with a longest streak that is at least this.
  package func with(best: Int) -> QuizScore {
    QuizScore(asked: asked, right: right, streak: streak, best: max(best, self.best))
  }
}

/// Keeps the user's score over all runs.
package protocol QuizStore: Sendable {
  func quizScore() throws(PokedexError) -> QuizScore

  /// Counts an answer in one transaction, so that none is lost if several programs run at once.
  ///
  /// - Returns: The score with the answer.
  func countAnswer(isRight: Bool) throws(PokedexError) -> QuizScore
}
