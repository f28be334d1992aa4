import GRDB
import Glibc
import PokedexData
import PokedexDomain
import PokedexTesting
import Testing

/// Stores whose writer was killed while it changed the file itself. On file systems without shared
/// memory, SQLite writes to the file, not to a write-ahead log.
@Suite(.timeLimit(minutes: 5)) struct HalfWrittenStoreTests {
  private static let why: Comment = "only the superuser may make a file system for a test"
  private static let halfWritten =
    "a write was interrupted; to roll it back, this file and the one ending in -journal must be writable"

  /// Makes a store with 2,000 marks from which an interrupted change has removed some, and its
  /// journal.
  private func makeHalfMarked(_ path: String, in directory: String) throws {
    let whole = directory + "/whole.sqlite"
    _ = try TrainerStore(path: whole).updateMarks { book in
      for form in 1...2_000 {
        book[ID(form)] = MarkEntry(
          marks: Marks([.caught]), note: String(repeating: "note ", count: 20))
      }
    }
    try copyHalfWritten(whole, to: path, change: "DELETE FROM mark WHERE form % 2 = 0")
  }

  /// Copies a file and its journal during a change, as a kill leaves them.
  private func copyHalfWritten(_ file: String, to path: String, change: String) throws {
    let queue = try DatabaseQueue(path: file)
    try queue.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA journal_mode = DELETE; PRAGMA cache_size = 2; BEGIN;")
      try db.execute(sql: change)
      try write(contents(of: file), to: path)
      try write(contents(of: file + "-journal"), to: path + "-journal")
      try db.execute(sql: "ROLLBACK")
    }
  }

  @Test func anInterruptedChangeIsRolledBack() async throws {
    try await withDirectory { (directory) throws in
      let path = directory + "/trainer.sqlite"
      try makeHalfMarked(path, in: directory)
      let store = TrainerStore(path: path)
      #expect(try store.marks().count(.caught) == 2_000)
      _ = try store.updateMarks { $0[ID(2_001)].marks.insert(.caught) }
      #expect(try TrainerStore(path: path).marks().count(.caught) == 2_001)
    }
  }

  @Test func aStoreWorksAfterAnInterruptedFirstMark() async throws {
    try await withDirectory { (directory) throws in
      let (path, empty) = (directory + "/trainer.sqlite", directory + "/empty")
      try copyHalfWritten(
        empty, to: path, change: "PRAGMA application_id = 1; CREATE TABLE a (b); DROP TABLE a")
      let store = TrainerStore(path: path)
      #expect(try store.marks().isEmpty)
      _ = try store.updateMarks { $0[ID(1)].marks.insert(.caught) }
      #expect(try TrainerStore(path: path).marks().count(.caught) == 1)
    }
  }

  @Test(.enabled(if: SmallDisk.isPossible, Self.why))
  func anInterruptedChangeThatCannotBeRolledBackIsReported() async throws {
    try await withDirectory { (directory) throws in
      let disk = try SmallDisk(kibibytes: 4_000)
      let path = disk.path + "/trainer.sqlite"
      try makeHalfMarked(path, in: directory)
      try disk.setReadOnly(true)
      let refusal = PokedexError.file(path: path, reason: Self.halfWritten)
      #expect(throws: refusal) { try TrainerStore(path: path).marks() }
      try disk.setReadOnly(false)
      #expect(try TrainerStore(path: path).marks().count(.caught) == 2_000)
    }
  }

  @Test func anInterruptedBackupIsNotRestored() async throws {
    try await withDirectory { (directory) throws in
      let file = directory + "/backup"
      try makeHalfMarked(file, in: directory)
      let refusal = PokedexError.file(path: file, reason: Self.halfWritten)
      #expect(throws: refusal) {
        try TrainerStore(path: directory + "/trainer.sqlite").restore(from: file)
      }
    }
  }

  @Test func anInterruptedChangeOfAnotherProgramIsLeftAlone() async throws {
    try await withDirectory { (directory) throws in
      let (path, other) = (directory + "/trainer.sqlite", directory + "/other")
      try change(other, "PRAGMA application_id = 7; CREATE TABLE a AS SELECT hex(zeroblob(90000))")
      try copyHalfWritten(other, to: path, change: "UPDATE a SET rowid = 2; DELETE FROM a")
      let journal = try contents(of: path + "-journal")
      #expect(throws: PokedexError.self) { try TrainerStore(path: path).marks() }
      #expect(try contents(of: path + "-journal") == journal)
    }
  }

  @Test(arguments: ["-journal", "-wal", "-shm"])
  func aSpecialFileInPlaceOfAJournalIsRefused(_ suffix: String) async throws {
    try await withDirectory { (directory) throws in
      let path = directory + "/trainer.sqlite"
      _ = try TrainerStore(path: path).updateMarks { $0[ID(1)].marks.insert(.caught) }
      let backup = directory + "/backup"
      try TrainerStore(path: path).backUp(to: backup, replacing: false)
      let refusal = PokedexError.file(path: path + suffix, reason: "it is not a plain file")
      for make in [{ mkfifo($0, 0o600) }, { symlink("/dev/null", $0) }, { mkdir($0, 0o700) }] {
        unlink(path + suffix)
        #expect(make(path + suffix) == 0)
        #expect(throws: refusal) {
          try TrainerStore(path: path).updateMarks { $0[ID(2)].marks.insert(.caught) }
        }
        #expect(throws: refusal) { try TrainerStore(path: path).restore(from: backup) }
        rmdir(path + suffix)
      }
    }
  }

  @Test(arguments: [("-journal", true), ("-shm", true), ("-wal", false)])
  func onlyASpecialFileInPlaceOfTheLogPreventsReading(_ suffix: String, isRead: Bool) async throws {
    try await withDirectory { (directory) throws in
      let path = directory + "/trainer.sqlite"
      _ = try TrainerStore(path: path).updateMarks { $0[ID(1)].marks.insert(.caught) }
      unlink(path + suffix)
      mkfifo(path + suffix, 0o600)
      #expect((try? TrainerStore(path: path).marks().count(.caught)) == (isRead ? 1 : nil))
    }
  }
}
