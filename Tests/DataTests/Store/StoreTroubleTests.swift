import GRDB
import Glibc
import PokedexData
import PokedexDomain
import PokedexTesting
import Testing

/// Failures of the file with the user's marks.
@Suite(.timeLimit(minutes: 5)) struct StoreTroubleTests {
  private static let why: Comment = "only the superuser may make a file system for a test"

  private func mark(_ store: TrainerStore, _ forms: ClosedRange<Int>) throws(PokedexError) {
    _ = try store.updateMarks { book in
      for form in forms { book[ID(form)].marks.insert(.caught) }
    }
  }

  @Test(.enabled(if: SmallDisk.isPossible, Self.why))
  func aFullDiskLosesNothingAndWritingResumesWithSpace() throws {
    let disk = try SmallDisk(kibibytes: 800)
    let path = disk.path + "/trainer.sqlite"
    let store = TrainerStore(path: path)
    try mark(store, 1...3)
    disk.setFull(true)
    let error = #expect(throws: PokedexError.self) { try mark(store, 1...15_000) }
    #expect("\(error.map { "\($0)" } ?? "")".contains("the disk is full"))
    #expect(try store.marks().count(.caught) == 3)
    disk.setFull(false)
    try mark(store, 1...5)
    #expect(try TrainerStore(path: path).marks().count(.caught) == 5)
  }

  @Test(.enabled(if: SmallDisk.isPossible, Self.why))
  func marksCanBeReadOnAFullDisk() throws {
    let disk = try SmallDisk(kibibytes: 800)
    let path = disk.path + "/trainer.sqlite"
    try mark(TrainerStore(path: path), 1...3)
    disk.setFull(true)
    let store = TrainerStore(path: path)
    #expect(try store.marks().count(.caught) == 3)
    #expect(throws: PokedexError.self) { try mark(store, 4...4) }
  }

  @Test(.enabled(if: SmallDisk.isPossible, Self.why))
  func marksCanBeReadOnAReadOnlyDisk() throws {
    let disk = try SmallDisk(kibibytes: 800)
    let path = disk.path + "/trainer.sqlite"
    try mark(TrainerStore(path: path), 1...3)
    try disk.setReadOnly(true)
    let store = TrainerStore(path: path)
    #expect(try store.marks().count(.caught) == 3)
    let refusal = PokedexError.file(path: path, reason: "it cannot be written to")
    #expect(throws: refusal) { try mark(store, 4...4) }
    try disk.setReadOnly(false)
    try mark(store, 4...4)
    #expect(try store.marks().count(.caught) == 4)
  }

  @Test func aLockedStoreIsReportedAfterAShortWait() async throws {
    try await withDirectory { (directory) throws in
      let path = directory + "/trainer.sqlite"
      let store = TrainerStore(path: path)
      try mark(store, 1...3)
      let refusal = PokedexError.file(
        path: path, reason: "another program has locked it for too long")
      try DatabaseQueue(path: path).inTransaction(.exclusive) { _ in
        let start = ContinuousClock.now
        #expect(throws: refusal) { try mark(store, 4...4) }
        // The wait is less than a second, but longer on a busy machine.
        #expect(ContinuousClock.now - start < .seconds(5))
        return .rollback
      }
      try mark(store, 4...4)
    }
  }

  @Test(arguments: ["it is damaged: move it away, and a new one is created"])
  func aDamagedFileIsReportedAndUnchanged(_ reason: String) async throws {
    try await withDirectory { (directory) throws in
      let path = directory + "/trainer.sqlite"
      try mark(TrainerStore(path: path), 1...500)
      var bytes = try contents(of: path)
      for index in 4_096..<bytes.count { bytes[index] = 0xa5 }
      try write(bytes, to: path)
      let error = PokedexError.file(path: path, reason: reason)
      #expect(throws: error) { try TrainerStore(path: path).marks() }
      #expect(throws: error) { try mark(TrainerStore(path: path), 1...2) }
      #expect(try contents(of: path) == bytes)
    }
  }

  // MARK: Backup

  @Test func aBackupRestoresEverything() async throws {
    try await withDirectory { (directory) throws in
      let (path, file) = (directory + "/trainer.sqlite", directory + "/backup")
      let store = TrainerStore(path: path)
      try mark(store, 1...10)
      try store.save(SavedSearch(name: "rain", query: "type:water"))
      try store.backUp(to: file, replacing: false)
      // A program that runs during the restore, and continues afterwards.
      let other = TrainerStore(path: path)
      _ = try other.updateMarks { $0 = MarkBook() }
      _ = try store.removeSearch(named: "rain")
      let kept = try #require(try store.restore(from: file))
      #expect(try other.marksMayHaveChanged())
      #expect(try other.marks().count(.caught) == 10)
      #expect(try other.searches()["rain"]?.query == "type:water")
      try mark(other, 11...11)
      #expect(try TrainerStore(path: path).marks().count(.caught) == 11)
      #expect(try TrainerStore(path: kept).marks() == MarkBook())
      let again = try #require(try store.restore(from: file))
      #expect(again != kept)
      #expect(try TrainerStore(path: again).marks().count(.caught) == 11)
    }
  }

  @Test func aBackupOfAnOlderVersionIsMigrated() async throws {
    try await withDirectory { (directory) throws in
      let file = directory + "/old"
      try TrainerStore(path: file).save(SavedSearch(name: "rain", query: "type:water"))
      try change(
        file,
        """
        DROP TABLE mark; DROP TABLE slot;
        DELETE FROM grdb_migrations WHERE identifier IN ('marks', 'slots')
        """)
      let store = TrainerStore(path: directory + "/below/trainer.sqlite")
      #expect(try store.restore(from: file) == nil)
      #expect(try store.searches()["rain"] != nil)
      try mark(store, 1...1)
    }
  }

  @Test func anExistingBackupIsReplacedOnlyOnRequest() async throws {
    try await withDirectory { (directory) throws in
      let store = TrainerStore(path: directory + "/trainer.sqlite")
      let file = directory + "/backup"
      #expect(throws: PokedexError.self) { try store.backUp(to: file, replacing: false) }
      try mark(store, 1...1)
      try write("mine".utf8, to: file)
      #expect(throws: PokedexError.file(path: file, reason: "it already exists")) {
        try store.backUp(to: file, replacing: false)
      }
      #expect(try contents(of: file) == Array("mine".utf8))
      try store.backUp(to: file, replacing: true)
      #expect(try TrainerStore(path: file).marks().count(.caught) == 1)
    }
  }

  @Test func anInvalidBackupIsReportedAndChangesNothing() async throws {
    try await withDirectory { (directory) throws in
      let store = TrainerStore(path: directory + "/trainer.sqlite")
      try mark(store, 1...3)
      let file = directory + "/file"
      for (bytes, reason) in [
        (Array("a text of somebody's".utf8), "it is not a pokedex store"),
        ([], "it is not a pokedex store"),
      ] {
        try write(bytes, to: file)
        #expect(throws: PokedexError.file(path: file, reason: reason)) {
          try store.restore(from: file)
        }
      }
      #expect(throws: PokedexError.missingFile("\(file)2")) {
        try store.restore(from: file + "2")
      }
      try store.backUp(to: file, replacing: true)
      try change(file, "INSERT INTO grdb_migrations VALUES ('from the future')")
      #expect(throws: PokedexError.file(path: file, reason: "it was made by a newer pokedex")) {
        try store.restore(from: file)
      }
      #expect(try store.marks().count(.caught) == 3)
    }
  }

  @Test func restoringKeepsACopyOfADamagedFile() async throws {
    try await withDirectory { (directory) throws in
      let (path, file) = (directory + "/trainer.sqlite", directory + "/backup")
      try mark(TrainerStore(path: path), 1...10)
      try TrainerStore(path: path).backUp(to: file, replacing: false)
      let broken = [UInt8](repeating: 0x5a, count: 9_000)
      try write(broken, to: path)
      let kept = try #require(try TrainerStore(path: path).restore(from: file))
      #expect(try contents(of: kept) == broken)
      #expect(try TrainerStore(path: path).marks().count(.caught) == 10)
    }
  }
}
