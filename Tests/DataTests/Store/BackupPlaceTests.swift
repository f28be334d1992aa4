import Glibc
import PokedexDomain
import PokedexTesting
import Testing

@testable import PokedexData

/// The files that a backup reads and writes: no others are used or lost.
@Suite(.timeLimit(minutes: 5)) struct BackupPlaceTests {
  private func mark(_ path: String, _ forms: ClosedRange<Int>) throws {
    _ = try TrainerStore(path: path).updateMarks { book in
      for form in forms { book[ID(form)].marks.insert(.caught) }
    }
  }

  /// Leaves the write-ahead log of a store that was removed after a program was killed.
  private func leaveLog(of path: String) throws {
    let queue = try TrainerStore(path: path).queue()
    try queue.write { db in
      try db.execute(sql: "INSERT OR REPLACE INTO search (name, query) VALUES ('old', 'type:fire')")
    }
    let logs = try ["-wal", "-shm"].map { (path + $0, try contents(of: path + $0)) }
    try queue.close()
    unlink(path)
    for (log, bytes) in logs { try write(bytes, to: log) }
  }

  @Test func aStaleLogDoesNotUndoARestore() async throws {
    try await withDirectory { (directory) throws in
      let (path, file) = (directory + "/trainer.sqlite", directory + "/backup")
      try mark(path, 1...3)
      try TrainerStore(path: path).backUp(to: file, replacing: false)
      try mark(path, 4...9)
      try leaveLog(of: path)
      #expect(try TrainerStore(path: path).restore(from: file) == nil)
      #expect(try TrainerStore(path: path).marks().count(.caught) == 3)
      #expect(try TrainerStore(path: path).searches()["old"] == nil)
    }
  }

  @Test(arguments: ["trainer.sqlite", "link", "twin", "folder/trainer.sqlite"])
  func aBackupCannotOverwriteItsStoreByAnyName(_ name: String) async throws {
    try await withDirectory { (directory) throws in
      let path = directory + "/trainer.sqlite"
      try mark(path, 1...3)
      symlink(path, directory + "/link")
      link(path, directory + "/twin")
      symlink(directory, directory + "/folder")
      let store = TrainerStore(path: path)
      #expect(
        throws: PokedexError.file(
          path: "\(directory)/\(name)", reason: "your marks are stored in it")
      ) {
        try store.backUp(to: "\(directory)/\(name)", replacing: true)
      }
      #expect(try store.marks().count(.caught) == 3)
    }
  }

  @Test func filesBesideABackupAreKept() async throws {
    try await withDirectory { (directory) throws in
      let file = directory + "/backup"
      try mark(directory + "/trainer.sqlite", 1...3)
      try write("precious".utf8, to: file + ".partial")
      try TrainerStore(path: directory + "/trainer.sqlite").backUp(to: file, replacing: false)
      try WholeFile.write("id\n", to: file)
      #expect(try contents(of: file + ".partial") == Array("precious".utf8))
    }
  }

  @Test func linksAreFollowed() async throws {
    try await withDirectory { (directory) throws in
      let (file, link) = (directory + "/marks.csv", directory + "/link.csv")
      try write("old".utf8, to: file)
      symlink(file, link)
      try WholeFile.write("id\n", to: link)
      #expect(try contents(of: file) == Array("id\n".utf8))
      #expect(Directory.resolved(link) == Directory.resolved(file))
    }
  }
}
