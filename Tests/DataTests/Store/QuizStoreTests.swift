import GRDB
import PokedexDomain
import PokedexTesting
import Testing

@testable import PokedexData

/// The score of the quiz in the user's store.
@Suite(.timeLimit(minutes: 5)) struct QuizStoreTests {
  private func withStore(_ body: (TrainerStore, String) async throws -> Void) async throws {
    try await withDirectory { (directory) throws in
      let path = directory + "/trainer.sqlite"
      try await body(TrainerStore(path: path), path)
    }
  }

  @Test func `a score is kept from run to run`() async throws {
    try await withStore { store, path in
      #expect(try store.quizScore() == QuizScore())
      for isRight in [true, true, false, true] { _ = try store.countAnswer(isRight: isRight) }
      #expect(
        try TrainerStore(path: path).quizScore()
          == QuizScore(asked: 4, right: 3, streak: 1, best: 2))
    }
  }

  @Test func `two programs at once lose no answer`() async throws {
    try await withStore { store, path in
      _ = try store.countAnswer(isRight: true)
      try await withThrowingTaskGroup(of: Void.self) { tasks in
        for _ in 0..<2 {
          tasks.addTask {
            let other = TrainerStore(path: path)
            for _ in 0..<20 { _ = try other.countAnswer(isRight: true) }
          }
        }
        try await tasks.waitForAll()
      }
      #expect(try store.quizScore() == QuizScore(asked: 41, right: 41, streak: 41, best: 41))
    }
  }

  @Test func `a store of an older version gets the score and keeps everything else`() async throws {
    try await withStore { store, path in
      try store.save(SavedSearch(name: "rain", query: "type:water"))
      _ = try store.updateMarks { $0[445] = MarkEntry(note: "old") }
      try store.keep(place: "here")
      let older = try DatabaseQueue(path: path)
      try await older.write { db in
        try db.execute(
          sql: """
            DROP TABLE quiz; DROP TABLE page; DROP TABLE user_file; ALTER TABLE member DROP COLUMN alpha;
            DELETE FROM grdb_migrations WHERE identifier IN ('quiz', 'alphas', 'pages', 'sets', 'files')
            """)
      }
      try older.close()
      let again = TrainerStore(path: path)
      #expect(
        try again.countAnswer(isRight: true) == QuizScore(asked: 1, right: 1, streak: 1, best: 1))
      #expect(try again.marks()[445] == MarkEntry(note: "old"))
      #expect(try again.searches().all.map(\.name) == ["rain"])
      #expect(try again.place() == "here")
    }
  }
}
