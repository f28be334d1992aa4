import PokedexDomain
import Synchronization

/// The score of the quiz in memory, with faults.
package final class MemoryScores: QuizStore {
  private let score: Mutex<QuizScore>
  private let failure: PokedexError?

  /// - Parameters:
  ///   - score: the score so far.
  ///   - failure: the failure of all writes.
  package init(_ score: QuizScore = QuizScore(), failure: PokedexError? = nil) {
    self.score = Mutex(score)
    self.failure = failure
  }

  package func quizScore() -> QuizScore { score.withLock { $0 } }

  package func countAnswer(isRight: Bool) throws(PokedexError) -> QuizScore {
    if let failure { throw failure }
    return score.withLock { score in
      score.count(isRight: isRight)
      return score
    }
  }
}
