import GRDB
import PokedexDomain

/// The score of the quiz, in one row.
extension TrainerStore: QuizStore {
  package func quizScore() throws(PokedexError) -> QuizScore {
    try read(else: QuizScore()) { db in try Self.score(db) }
  }

  package func countAnswer(isRight: Bool) throws(PokedexError) -> QuizScore {
    try write { db in
      var score = try Self.score(db)
      score.count(isRight: isRight)
      try RowInsertion(into: "quiz", of: db, replacing: true)(
        [1, score.asked, score.right, score.streak, score.best])
      return score
    }
  }

  private static func score(_ db: Database) throws -> QuizScore {
    let sql =
      "SELECT asked, correct, streak, best FROM quiz WHERE \(TrainerSchema.readable("quiz"))"
    guard let row = try Row.fetchOne(db, sql: sql) else { return QuizScore() }
    return QuizScore(
      asked: try row.decode(atIndex: 0), right: try row.decode(atIndex: 1),
      streak: try row.decode(atIndex: 2), best: try row.decode(atIndex: 3))
  }
}
