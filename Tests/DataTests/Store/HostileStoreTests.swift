import GRDB
import PokedexData
import PokedexDomain
import PokedexTesting
import Testing

/// Stores and backups with views, triggers or too many rows.
@Suite(.timeLimit(minutes: 5)) struct HostileStoreTests {
  private static let endless = """
    WITH RECURSIVE endless(a) AS (SELECT 1 UNION ALL SELECT a + 1 FROM endless)
    """

  /// Changes to a store, with the object that the error names.
  private static let additions: [(sql: String, object: String)] = [
    ("CREATE TRIGGER t AFTER INSERT ON mark BEGIN DELETE FROM mark; END", "trigger t"),
    (
      "CREATE TRIGGER t AFTER INSERT ON mark BEGIN INSERT INTO search \(Self.endless) "
        + "SELECT a, a FROM endless; END", "trigger t"
    ),
    ("CREATE VIEW v AS SELECT 1", "view v"), ("DROP TABLE grdb_migrations", "table search"),
    ("DELETE FROM grdb_migrations", "table search"),
    (
      "DROP TABLE grdb_migrations; CREATE TABLE grdb_migrations (i TEXT, identifier TEXT AS (iif("
        + "instr(zeroblob(900000), zeroblob(400000) || x'01'), i, i))); INSERT INTO "
        + "grdb_migrations VALUES ('searches'), ('marks'), ('teams'), ('place')",
      "table grdb_migrations"
    ),
    ("CREATE TABLE other (a)", "table other"),
    ("CREATE INDEX i ON mark (note)", "index i"),
    ("CREATE INDEX i ON mark (hex(zeroblob(form)))", "index i"),
    ("CREATE VIRTUAL TABLE f USING fts5(a)", "table f"),
    ("ALTER TABLE mark ADD COLUMN more TEXT", "table mark"),
    ("ALTER TABLE mark ADD COLUMN more TEXT AS (hex(zeroblob(1000000)))", "table mark"),
    (
      "DROP TABLE mark; CREATE VIEW mark AS \(Self.endless) SELECT a AS form, 1 AS favourite, "
        + "1 AS seen, 1 AS caught, 1 AS shiny, '' AS note FROM endless", "view mark"
    ),
    (
      "DROP TABLE search; CREATE VIEW search AS \(Self.endless) SELECT a AS name, a AS query "
        + "FROM endless", "view search"
    ),
    (
      "DROP TABLE grdb_migrations; CREATE VIEW grdb_migrations AS \(Self.endless) "
        + "SELECT a AS identifier FROM endless", "view grdb_migrations"
    ),
    (
      "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = 'CREATE TABLE mark (form "
        + "INTEGER PRIMARY KEY, a, b, c, d, e)' WHERE name = 'mark'", "table mark"
    ),
  ]

  private static let crowds: [(sql: String, reason: String)] = [
    (
      "INSERT OR REPLACE INTO mark SELECT a, 1, 1, '' FROM numbers",
      "it may have at most 20000 rows (mark)"
    ),
    (
      "INSERT INTO slot SELECT '', a, a % 7, 0, 0, 3, 0, 0, '' FROM numbers",
      "it may have at most 40000 rows (slot)"
    ),
    (
      "INSERT INTO team SELECT a, a, NULL, '[]' FROM numbers",
      "it may have at most 5000 rows (team)"
    ),
    (
      "INSERT INTO search SELECT a, a FROM numbers",
      "it may have at most 2000 rows (search)"
    ),
    (
      "INSERT OR REPLACE INTO mark SELECT a, 1, 1, hex(zeroblob(10000)) FROM numbers WHERE a < 2000",
      "it may have at most 32 MiB"
    ),
  ]

  /// Makes a store with three marks, and changes it.
  private func made(_ path: String, _ sql: String) throws {
    _ = try TrainerStore(path: path).updateMarks { book in
      for form in 1...3 { book[ID(form)].marks.insert(.caught) }
    }
    try change(path, sql)
  }

  private func expectRefusal(_ sql: String, _ reason: String) async throws {
    try await withDirectory { (directory) throws in
      let (path, file) = (directory + "/trainer.sqlite", directory + "/backup")
      try made(file, sql)
      let store = TrainerStore(path: path)
      _ = try store.updateMarks { $0[ID(9)].marks.insert(.caught) }
      let refusal = PokedexError.file(path: file, reason: reason)
      #expect(throws: refusal) { try store.restore(from: file) }
      #expect(try store.marks().forms(with: .caught) == [9])
      // The same file in place of the store.
      #expect(throws: refusal) { try TrainerStore(path: file).marks() }
      #expect(throws: refusal) {
        try TrainerStore(path: file).updateMarks { $0[ID(9)].marks.insert(.caught) }
      }
    }
  }

  @Test(arguments: additions)
  func foreignObjectsAreRefusedAndNotRun(_ addition: (sql: String, object: String)) async throws {
    try await expectRefusal(
      addition.sql, "it contains something that pokedex did not create: \(addition.object)")
  }

  @Test(arguments: crowds)
  func tooManyRowsAreRefused(_ crowd: (sql: String, reason: String)) async throws {
    let numbers = """
      WITH RECURSIVE numbers(a) AS (SELECT 1 UNION ALL SELECT a + 1 FROM numbers WHERE a < 90000)
      """
    let insert = crowd.sql.replacing("SELECT", with: "\(numbers) SELECT", maxReplacements: 1)
    try await expectRefusal(insert, crowd.reason)
  }

  @Test func anOversizedOldStoreCanBeReadAndReduced() async throws {
    try await withDirectory { (directory) throws in
      let path = directory + "/trainer.sqlite"
      let numbers = """
        WITH RECURSIVE numbers(a) AS (SELECT 1 UNION ALL SELECT a + 1 FROM numbers WHERE a < 30000)
        """
      try made(path, "INSERT OR REPLACE INTO mark \(numbers) SELECT a, 1, 1, '' FROM numbers")
      let store = TrainerStore(path: path)
      #expect(try store.marks().count(.seen) == 30_000)
      #expect(throws: PokedexError.self) {
        try store.updateMarks { $0[ID(30_001)].marks.insert(.seen) }
      }
      _ = try store.updateMarks { $0[ID(1)] = MarkEntry() }
      #expect(try store.marks().count(.seen) == 29_999)
    }
  }

  @Test func aStoreNeverGrowsBeyondItsLimits() async throws {
    try await withDirectory { (directory) throws in
      let store = TrainerStore(path: directory + "/trainer.sqlite")
      _ = try store.updateMarks { $0[ID(1)].marks.insert(.caught) }
      #expect(throws: PokedexError.self) {
        try store.updateMarks { book in
          for form in 1...20_001 { book[ID(form)].marks.insert(.caught) }
        }
      }
      #expect(try store.marks().count(.caught) == 1)
    }
  }

  @Test func aHugeTextIsRefused() async throws {
    try await withDirectory { (directory) throws in
      let store = TrainerStore(path: directory + "/trainer.sqlite")
      try store.save([Team(name: "rain")])
      var member = TeamMember(25)
      member.nickname = String(repeating: "long ", count: 8 << 20)
      #expect(throws: PokedexError.self) {
        try store.save([Team(name: "sun", members: [member])])
      }
      #expect(try store.storedTeams().names == ["rain"])
    }
  }

  @Test func theStatisticsTablesOfSQLiteAreAccepted() async throws {
    try await withDirectory { (directory) throws in
      let path = directory + "/trainer.sqlite"
      try made(path, "ANALYZE")
      #expect(try TrainerStore(path: path).marks().count(.caught) == 3)
    }
  }
}
