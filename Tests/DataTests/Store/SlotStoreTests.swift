import GRDB
import Glibc
import PokedexDomain
import PokedexTesting
import Testing

@testable import PokedexData

/// The marks of slots in the store, and stores of the versions before them.
@Suite(.timeLimit(minutes: 5)) struct SlotStoreTests {
  /// The changes of 0.2, the last version without slots.
  private static let former = TrainerSchema.changes.prefix { $0.name != "slots" }

  /// Makes a store as a version before slots left it.
  ///
  /// - Parameter last: its last change.
  private func makeOldStore(_ path: String, until last: String = "pages") throws {
    let count = (Self.former.firstIndex { $0.name == last } ?? 0) + 1
    try makeFormerStore(
      path, by: Self.former.prefix(count),
      """
      INSERT INTO mark VALUES (25, 0, 1, 1, 0, ''), (63, 0, 1, 0, 0, ''),
        (133, 1, 0, 0, 0, ''), (151, 1, 1, 1, 1, 'from Mew’s island'), (201, 0, 1, 1, 0, ''),
        (445, 0, 0, 0, 0, 'my first')
      """)
  }

  /// What these marks are in any version.
  private func expectMarks(_ store: TrainerStore, _ hint: Comment? = nil) throws {
    let book = try store.marks()
    let marks = book.forms.map { book[$0].marks }
    #expect(book.forms == [25, 63, 133, 151, 201, 445], hint)
    #expect(
      marks == [
        Marks([.caught]), Marks([.seen]), Marks([.favourite]), Marks([.favourite, .shiny]),
        Marks([.caught]), Marks(),
      ], hint)
    #expect(book[151].note == "from Mew’s island", hint)
    #expect(book[445].note == "my first", hint)
    // “Unown, letter not told”, never Unown A.
    #expect(book[201].slots == [SlotMark(SlotKey(), .have)], hint)
    #expect(book[151].slots == [SlotMark(SlotKey(isShiny: true), .have)], hint)
  }

  @Test(arguments: ["teams", "place", "quiz", "alphas", "pages"])
  func aStoreOfAnOlderVersionKeepsEveryMarkAndACopy(_ last: String) async throws {
    try await withDirectory { (directory) throws in
      let path = directory + "/trainer.sqlite"
      try makeOldStore(path, until: last)
      try expectMarks(TrainerStore(path: path))
      for log in ["-wal", "-shm"] { #expect(access(path + log, F_OK) != 0, "after a command") }
      try expectMarks(TrainerStore(path: path), "opened again")
      var copies: [String] = []
      for change in ["place", "quiz", "alphas", "pages", "sets", "slots", "runs"] {
        let copy = "\(path).before-\(change)"
        if access(copy, F_OK) == 0 { copies.append(copy) }
      }
      #expect(copies.count == 1)
      let copy = try DatabaseQueue(path: try #require(copies.first))
      let caught = try copy.read { db in
        try Int.fetchOne(db, sql: "SELECT sum(caught) * 10 + sum(shiny) FROM mark")
      }
      #expect(caught == 31)
    }
  }

  /// A kill leaves what was written until then: the file and its log.
  @Test func aMigrationKilledAfterAnyOfItsStatementsLosesNothing() async throws {
    try await withDirectory { (directory) throws in
      let old = directory + "/old.sqlite"
      try makeOldStore(old)
      let change = try #require(TrainerSchema.changes.last { $0.name == "slots" })
      let statements = change.sql.split(separator: ";").map(String.init)
        .filter { $0.contains { !$0.isWhitespace } }
      #expect(statements.count == 4)
      for count in 0...statements.count {
        let path = "\(directory)/\(count).sqlite"
        let queue = try DatabaseQueue(path: old)
        try queue.writeWithoutTransaction { db in
          // A small cache is written into the log before the end of the transaction.
          try db.execute(sql: "PRAGMA cache_size = 1; BEGIN IMMEDIATE")
          for statement in statements.prefix(count) { try db.execute(sql: statement) }
          for end in ["", "-wal"] where access(old + end, F_OK) == 0 {
            try write(contents(of: old + end), to: path + end)
          }
          try db.execute(sql: "ROLLBACK")
        }
        try queue.close()
        try expectMarks(TrainerStore(path: path), "\(count)")
      }
    }
  }

  @Test func aBackupOfAnOlderVersionIsRestoredWithItsMarks() async throws {
    try await withDirectory { (directory) throws in
      try makeOldStore(directory + "/backup")
      let store = TrainerStore(path: directory + "/trainer.sqlite")
      _ = try store.updateMarks { $0[1].marks.insert(.caught) }
      let kept = try #require(try store.restore(from: directory + "/backup"))
      try expectMarks(store)
      #expect(try TrainerStore(path: kept).marks().forms == [1])
    }
  }

  /// Marks of which all is told that can be.
  private static var told: MarkBook {
    var book = MarkBook()
    book[201].mark(SlotMark(SlotKey(look: 10_002), .have, ball: 4, game: 9, note: "Ruins 雨"))
    book[201].mark(SlotMark(SlotKey(look: 10_003, isShiny: true), .wanted))
    book[449].mark(SlotMark(SlotKey(gender: .female), .pending, game: 10))
    book[449].mark(SlotMark(SlotKey(gender: .male), .have))
    book[25].marks.insert(.shiny)
    return book
  }

  @Test func slotsPersistWithAllThatIsToldOfThem() async throws {
    try await withDirectory { (directory) throws in
      let path = directory + "/trainer.sqlite"
      let store = TrainerStore(path: path)
      let written = try store.updateMarks { $0 = Self.told }
      #expect(written.changes.count == 3)
      var kept = try TrainerStore(path: path).marks()
      #expect(kept == Self.told)
      _ = try store.updateMarks { $0[201].remove(SlotKey(look: 10_002)) }
      kept = try TrainerStore(path: path).marks()
      #expect(kept[201].slots.count == 1)
      try store.backUp(to: directory + "/backup", replacing: false)
      let other = TrainerStore(path: directory + "/other.sqlite")
      _ = try other.restore(from: directory + "/backup")
      let restored = try other.marks()
      kept = try store.marks()
      #expect(restored == kept)
    }
  }

  @Test func twentyThousandSlotsTakeLessThanFourMebibytes() async throws {
    try await withDirectory { (directory) throws in
      let path = directory + "/trainer.sqlite"
      let store = TrainerStore(path: path)
      _ = try store.updateMarks { book in
        for form in 1...2_000 {
          for look in 1...10 { book[ID(form)].mark(SlotMark(SlotKey(look: look), .have, ball: 4)) }
        }
      }
      store.close()
      #expect(try contents(of: path).count < 4 << 20)
      var book = MarkBook()
      let time = try ThreadClock.measure { book = try TrainerStore(path: path).marks() }
      #expect(book[ID(2_000)].slots.count == 10)
      // Generous, for a debug build.
      #expect(time < .seconds(Sanitizer.timeoutFactor))
    }
  }
}
