import FoundationEssentials
import Glibc
import PokedexData
import PokedexDomain
import PokedexTesting
import Testing

/// Saved searches, and the history of filters.
@Suite(.timeLimit(minutes: 5)) struct TrainerStoreTests {
  private func withStore(_ body: (TrainerStore, String) throws -> Void) async throws {
    try await withDirectory { (directory) throws in
      let path = directory + "/below/trainer.sqlite"
      try body(TrainerStore(path: path), path)
    }
  }

  private func names(_ store: TrainerStore) throws -> [String] {
    try store.searches().all.map { "\($0.name)=\($0.query)" }
  }

  private func isThere(_ path: String) -> Bool { access(path, F_OK) == 0 }

  @Test func noFileIsCreatedBeforeItIsNeeded() async throws {
    try await withStore { (store, path) throws in
      #expect(try store.searches().all == [])
      #expect(try store.history() == [])
      #expect(try !store.removeSearch(named: "rain"))
      #expect(!isThere(path))
      #expect(!isThere(String(path.dropLast("/trainer.sqlite".count))))
    }
  }

  @Test func aSearchIsSavedFoundAndRemoved() async throws {
    try await withStore { (store, _) throws in
      try store.save(SavedSearch(name: "rain", query: "type:water ability:drizzle"))
      try store.save(SavedSearch(name: "été-1", query: "type:fire | \"'; DROP TABLE search\""))
      #expect(
        try names(store)
          == ["rain=type:water ability:drizzle", "été-1=type:fire | \"'; DROP TABLE search\""])
      #expect(try store.removeSearch(named: "rain"))
      #expect(try !store.removeSearch(named: "rain"))
      #expect(try names(store).count == 1)
    }
  }

  @Test(arguments: [("rain", "RAIN"), ("Été", "éTÉ"), ("e\u{301}te", "éte"), ("雨", "雨")])
  func namesAreComparedWithoutCase(_ first: String, _ second: String) async throws {
    try await withStore { (store, _) throws in
      try store.save(SavedSearch(name: first, query: "a"))
      try store.save(SavedSearch(name: second, query: "b"))
      #expect(try names(store) == ["\(second)=b"])
      #expect(try store.removeSearch(named: first))
      #expect(try store.searches().all == [])
    }
  }

  @Test func theHistoryHasEachQueryOnceNewestFirst() async throws {
    try await withStore { (store, _) throws in
      for query in ["a", "b", "c", "a", "A", "b"] { try store.remember(query) }
      #expect(try store.history() == ["b", "A", "a", "c"])
    }
  }

  @Test func theHistoryHasAtMostTwoHundredQueries() async throws {
    try await withStore { (store, _) throws in
      for number in 1...230 { try store.remember("\(number)") }
      let history = try store.history()
      #expect(history.count == 200)
      #expect(history.first == "230")
      #expect(history.last == "31")
      try store.remember("31")
      #expect(try store.history().count == 200)
    }
  }

  @Test func twoProgramsSeeEachOthersSearches() async throws {
    try await withStore { (one, path) throws in
      let other = TrainerStore(path: path)
      #expect(try other.searches().all == [])
      try one.save(SavedSearch(name: "a", query: "1"))
      #expect(try names(other) == ["a=1"])
      try other.save(SavedSearch(name: "b", query: "2"))
      try other.save(SavedSearch(name: "A", query: "3"))
      #expect(try names(one) == ["A=3", "b=2"])
      try other.remember("x")
      try one.remember("y")
      #expect(try other.history() == ["y", "x"])
      #expect(try one.removeSearch(named: "b"))
      #expect(try names(other) == ["A=3"])
    }
  }

  @Test func twoProgramsMayWriteAtTheSameTime() async throws {
    try await withDirectory { (directory) throws in
      let path = directory + "/trainer.sqlite"
      try await concurrently(Array(0..<4)) { program in
        let store = TrainerStore(path: path)
        for number in 0..<20 { try unlocked { try store.remember("\(program) \(number)") } }
      }
      #expect(try TrainerStore(path: path).history().count == 80)
    }
  }

  @Test func searchesAndHistoryPersist() async throws {
    try await withStore { (store, path) throws in
      try store.save(SavedSearch(name: "rain", query: "type:water"))
      try store.remember("type:water")
      let next = TrainerStore(path: path)
      #expect(try names(next) == ["rain=type:water"])
      #expect(try next.history() == ["type:water"])
    }
  }

  @Test func theFilesArePrivate() async throws {
    try await withStore { (store, path) throws in
      try store.remember("secret")
      for name in [path, path + "-wal", path + "-shm"] where isThere(name) {
        #expect(try mode(name) == 0o600, "\(name)")
      }
      #expect(try mode(String(path.dropLast("/trainer.sqlite".count))) == 0o700)
    }
  }

  @Test func aClosedFileHasNoLogBesideItAndCanBeUsedAgain() async throws {
    try await withStore { (store, path) throws in
      try store.remember("first")
      #expect(isThere(path + "-wal"))
      store.close()
      for log in ["-wal", "-shm"] { #expect(!isThere(path + log)) }
      try store.remember("second")
      let other = TrainerStore(path: path)
      #expect(try other.history() == ["second", "first"])
      store.close()
      #expect(isThere(path + "-wal"), "another program may read it")
      other.close()
      for log in ["-wal", "-shm"] { #expect(!isThere(path + log)) }
    }
  }

  private func mode(_ path: String) throws -> mode_t {
    var status = stat()
    try #require(stat(path, &status) == 0)
    return status.st_mode & 0o777
  }

  // MARK: Unusable files

  @Test(arguments: ["this is a text of somebody's\n", String(repeating: "x", count: 9_000)])
  func aForeignFileIsReportedAndUnchanged(_ text: String) async throws {
    try await withDirectory { (directory) throws in
      let path = directory + "/trainer.sqlite"
      try write(text.utf8, to: path)
      try expectRefusal(path, "it is not a pokedex store: move it away, and a new one is created")
      #expect(try contents(of: path) == Array(text.utf8))
    }
  }

  @Test func aForeignDatabaseIsReportedAndUnchanged() async throws {
    try await withSampleDex { (path) throws in
      let before = try contents(of: path)
      try expectRefusal(path, "it is not a pokedex store: move it away, and a new one is created")
      #expect(try contents(of: path) == before)
    }
  }

  @Test func aDamagedFileIsReportedAndUnchanged() async throws {
    try await withDirectory { (directory) throws in
      let path = directory + "/trainer.sqlite"
      // The store is released at once, so that the log is merged into the file.
      try TrainerStore(path: path).save(SavedSearch(name: "rain", query: "type:water"))
      var bytes = try contents(of: path)
      try #require(bytes.count > 4_096)
      for index in 4_096..<bytes.count { bytes[index] = 0xa5 }
      try write(bytes, to: path)
      try expectRefusal(path, "it is damaged: move it away, and a new one is created")
      #expect(try contents(of: path) == bytes)
    }
  }

  @Test func aFileOfANewerVersionIsReportedAndUnchanged() async throws {
    try await withDirectory { (directory) throws in
      let path = directory + "/trainer.sqlite"
      try TrainerStore(path: path).remember("a")
      try change(path, "INSERT INTO grdb_migrations VALUES ('from the future')")
      let before = try contents(of: path)
      try expectRefusal(path, "it was made by a newer pokedex")
      #expect(try contents(of: path) == before)
    }
  }

  @Test func aDirectoryInItsPlaceIsReported() async throws {
    try await withDirectory { (directory) throws in
      try expectRefusal(directory, "it is not a plain file")
    }
  }

  @Test func anUncreatableFileIsReported() async throws {
    try await withDirectory { (directory) throws in
      try write("".utf8, to: directory + "/file")
      let path = directory + "/file/trainer.sqlite"
      #expect(try TrainerStore(path: path).searches().all == [])
      #expect(throws: PokedexError.self) { try TrainerStore(path: path).remember("a") }
      #expect(throws: PokedexError.self) {
        try TrainerStore(path: "/proc/nowhere/trainer.sqlite").remember("a")
      }
    }
  }

  private func expectRefusal(_ path: String, _ reason: String) throws {
    let error = PokedexError.file(path: path, reason: reason)
    #expect(throws: error) { try TrainerStore(path: path).searches() }
    #expect(throws: error) { try TrainerStore(path: path).history() }
    #expect(throws: error) { try TrainerStore(path: path).remember("a") }
    #expect(throws: error) { try TrainerStore(path: path).save(SavedSearch(name: "a", query: "b")) }
    #expect(throws: error) { try TrainerStore(path: path).removeSearch(named: "a") }
  }
}
