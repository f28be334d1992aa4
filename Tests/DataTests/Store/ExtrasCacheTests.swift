import GRDB
import Glibc
import PokedexDomain
import PokedexTesting
import Synchronization
import Testing

@testable import PokedexData

/// The cache of texts and pictures from the network.
@Suite(.timeLimit(minutes: 5)) struct ExtrasCacheTests {
  /// A clock that the test advances.
  private final class Clock: Sendable {
    private let time = Mutex(1_000_000)
    var now: Int { time.withLock { $0 } }
    func go(_ seconds: Int) { time.withLock { $0 += seconds } }
  }

  private let clock = Clock()

  private func cache(
    _ path: String?, isReadOnly: Bool = false, limit: Int = ExtrasCache.defaultLimit
  ) -> ExtrasCache {
    ExtrasCache(path: path, isReadOnly: isReadOnly, limit: limit) { [clock] in clock.now }
  }

  private func keep(_ key: String, _ bytes: Int, in cache: ExtrasCache) {
    cache.keep(
      key,
      ExtrasCache.Entry(
        body: [UInt8](repeating: 7, count: bytes), etag: "\"a\"", checked: clock.now,
        maxAge: 100))
  }

  private func withPath(_ body: (String) throws -> Void) async throws {
    try await withDirectory { (directory) throws in try body(directory + "/below/cache.sqlite") }
  }

  private func isThere(_ path: String) -> Bool { access(path, F_OK) == 0 }

  @Test func noFileIsCreatedBeforeItIsNeeded() async throws {
    try await withPath { path in
      _ = cache(path)
      #expect(!isThere(path))
    }
  }

  @Test func entriesPersistWithETagAndAge() async throws {
    try await withPath { path in
      keep("a", 10, in: cache(path))
      clock.go(101)
      let entry = try #require(cache(path)["a"])
      #expect(entry.body.count == 10)
      #expect(entry.etag == "\"a\"")
      let dated = cache(path).dated(1, entry)
      #expect(dated.age == 101)
      #expect(dated.isOld)
    }
  }

  @Test func aClockSetBackMakesEntriesStale() async throws {
    let cache = cache(nil)
    keep("a", 10, in: cache)
    let entry = try #require(cache["a"])
    #expect(!cache.dated(1, entry).isOld)
    clock.go(-50)
    #expect(cache.dated(1, entry).isOld)
    #expect(cache.dated(1, entry).age == 0)
  }

  @Test func renewedEntriesAreFresh() async throws {
    let cache = cache(nil)
    keep("a", 10, in: cache)
    clock.go(500)
    cache.renew("a", HTTPResponse(status: 304, body: [], maxAge: 60))
    let entry = try #require(cache["a"])
    #expect(entry.checked == clock.now)
    #expect(entry.maxAge == 60)
  }

  @Test func theLeastRecentlyUsedEntryIsEvictedFirst() async throws {
    let cache = cache(nil, limit: 1_000)
    for key in ["a", "b", "c", "d"] {
      keep(key, 240, in: cache)
      clock.go(1)
    }
    _ = cache["a"]
    clock.go(1)
    keep("e", 240, in: cache)
    #expect(cache["b"] == nil)
    #expect(cache["a"] != nil)
    #expect(cache["e"] != nil)
    #expect(cache.size.bytes <= 1_000)
  }

  @Test func itNeverGrowsBeyondItsLimit() async throws {
    let cache = cache(nil, limit: 10_000)
    for number in 0..<200 { keep("\(number)", 300, in: cache) }
    #expect(cache.size.bytes <= 10_000)
    keep("huge", 5_000, in: cache)
    #expect(cache["huge"] == nil)
  }

  @Test func severalProgramsWriteAtOnce() async throws {
    try await withDirectory { directory in
      let path = directory + "/cache.sqlite"
      await withTaskGroup(of: Void.self) { group in
        for program in 0..<4 {
          let own = cache(path)
          let clock = clock
          group.addTask {
            for number in 0..<25 {
              own.keep(
                "\(program)/\(number)",
                ExtrasCache.Entry(body: [1], etag: nil, checked: clock.now, maxAge: 1))
            }
          }
        }
      }
      #expect(cache(path).size.count == 100)
    }
  }

  @Test func aFileThatAnotherProgramIsWritingIsUsed() async throws {
    try await withPath { path in
      let open = cache(path)
      keep("a", 10, in: open)
      var configuration = Configuration()
      configuration.allowsUnsafeTransactions = true
      let other = try DatabaseQueue(path: path, configuration: configuration)
      try other.inDatabase { try $0.execute(sql: "BEGIN IMMEDIATE") }
      #expect(cache(path)["a"] != nil)
      #expect(!isThere(path + ".damaged"))
      try other.inDatabase { try $0.execute(sql: "COMMIT") }
      #expect(open["a"] != nil)
    }
  }

  /// The last program to close the file copies its pages from the WAL, the first one first. From then on
  /// until the last one is copied, the file is shorter than it states.
  @Test func aFileHalfwayThroughACheckpointIsUsed() async throws {
    try await withPath { path in
      let halfway = path + ".halfway"
      do {
        let cache = cache(path)
        for number in 0..<50 { keep("\(number)", 1_000, in: cache) }
        try write(contents(of: path + "-wal"), to: halfway + "-wal")
      }
      try change(path, "PRAGMA wal_checkpoint(TRUNCATE)")
      try write(Array(contents(of: path).prefix(4_096)), to: halfway)
      #expect(cache(halfway).size.count == 50)
      #expect(!isThere(halfway + ".damaged"))
    }
  }

  @Test func aClosedFileHasNoLogBesideItAndCanBeUsedAgain() async throws {
    try await withPath { path in
      let cache = cache(path)
      keep("a", 10, in: cache)
      #expect(cache["a"] != nil)
      #expect(isThere(path + "-wal"))
      cache.close()
      for log in ["-wal", "-shm"] { #expect(!isThere(path + log)) }
      #expect(cache["a"] != nil)
    }
  }

  @Test func aClosedCacheWithoutAFileCanBeUsedAgain() {
    let cache = cache(nil)
    keep("a", 10, in: cache)
    cache.close()
    keep("b", 10, in: cache)
    #expect(cache["b"] != nil)
  }

  @Test(arguments: ["", "no database at all, but long enough to be one", "SQLite format 3\0 cut"])
  func anInvalidFileIsSetAsideAndReplaced(_ text: String) async throws {
    try await withPath { path in
      try Directory.make(above: path)
      try write(Array(text.utf8), to: path)
      keep("a", 10, in: cache(path))
      #expect(cache(path)["a"] != nil)
      #expect(isThere(path + ".damaged") != text.isEmpty)
    }
  }

  @Test func anotherProgramsDatabaseIsSetAsideUnchanged() async throws {
    try await withPath { path in
      try Directory.make(above: path)
      try change(path, "CREATE TABLE other (a); INSERT INTO other VALUES (1)")
      keep("a", 10, in: cache(path))
      #expect(cache(path)["a"] != nil)
      let rows = try DatabaseQueue(path: path + ".damaged").read {
        try Int.fetchOne($0, sql: "SELECT count(*) FROM other")
      }
      #expect(rows == 1)
    }
  }

  @Test func aFileThatTurnsOutDamagedIsSetAside() async throws {
    try await withPath { path in
      do {
        let cache = cache(path)
        for number in 0..<50 { keep("\(number)", 1_000, in: cache) }
      }
      try change(path, "PRAGMA wal_checkpoint(TRUNCATE)")
      var bytes = try contents(of: path)
      for index in 4_096..<bytes.count { bytes[index] = UInt8(truncatingIfNeeded: index) }
      try write(bytes, to: path)
      let cache = cache(path)
      #expect(cache["7"] == nil)
      keep("a", 10, in: cache)
      #expect(cache["a"] != nil)
      #expect(isThere(path + ".damaged"))
    }
  }

  @Test func aReadOnlyCacheNeverWrites() async throws {
    try await withPath { path in
      #expect(cache(path, isReadOnly: true)["a"] == nil)
      #expect(!isThere(path))
      keep("a", 10, in: cache(path))
      let reading = cache(path, isReadOnly: true)
      #expect(reading["a"] != nil)
      keep("b", 10, in: reading)
      #expect(reading["b"] == nil)
    }
  }

  @Test func theCacheIsInMemoryIfNoFileCanBeCreated() async throws {
    let cache = cache("/dev/null/below/cache.sqlite")
    keep("a", 10, in: cache)
    #expect(cache["a"] != nil)
  }

  @Test func theFileIsPrivate() async throws {
    try await withPath { path in
      keep("a", 10, in: cache(path))
      var status = stat()
      #expect(stat(path, &status) == 0)
      #expect(status.st_mode & 0o777 == 0o600)
    }
  }
}
