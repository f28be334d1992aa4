import GRDB
import Glibc
import PokedexDomain

/// The schema of a sync's work file.
enum WorkFileSchema {
  /// "PkWk"
  private static let applicationID = 0x506B_576B
  private static let version = 2

  private static let tables = """
    PRAGMA application_id = \(applicationID);
    PRAGMA user_version = \(version);
    CREATE TABLE about (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
    \(answers("document"))
    \(answers("picture"))
    """

  private static func answers(_ table: String) -> String {
    """
    CREATE TABLE \(table) (
      path TEXT PRIMARY KEY,
      body BLOB,
      size INTEGER,
      etag TEXT,
      checked INTEGER NOT NULL,
      max_age INTEGER NOT NULL
    ) STRICT;
    """
  }

  /// The reason why a sync cannot be resumed from a file.
  private struct Unusable: Error { let reason: String }

  /// Opens the file. An unusable one is replaced by a new one, with a remark for the user.
  static func open(_ path: String, source: String) throws -> (DatabaseQueue, remark: String?) {
    guard FileKind(path: path) != .missing else { return (try make(path, source), nil) }
    do {
      return (try openExisting(path, source), nil)
    } catch let unusable as Unusable {
      WorkFile.remove(path)
      return (try make(path, source), unusable.reason)
    } catch let error as DatabaseError where error.isDamage {
      WorkFile.remove(path)
      return (try make(path, source), "the work file was damaged: starting over")
    }
  }

  private static func openExisting(_ path: String, _ source: String) throws -> DatabaseQueue {
    guard FileKind(path: path) == .regular else {
      throw PokedexError.file(path: path, reason: StoreFailure.noFile)
    }
    try SQLiteFile(path).checkKinds()
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    try queue.write { db in
      let tables = try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_master")
      if tables == 0 { return try fill(db, source) }
      try check(db, source)
    }
    return queue
  }

  private static func check(_ db: Database, _ source: String) throws {
    let damaged = Unusable(reason: worded("the work file was damaged: starting over"))
    guard try Int.fetchOne(db, sql: "PRAGMA application_id") == applicationID else {
      throw damaged
    }
    guard try Int.fetchOne(db, sql: "PRAGMA user_version") == version else {
      throw Unusable(reason: worded("the work file is from another version: starting over"))
    }
    guard SQLSchema(tables).fits(db),
      try String.fetchOne(db, sql: "PRAGMA quick_check") == "ok"
    else { throw damaged }
    guard try AboutTable.values(db)["source"] == source else {
      throw Unusable(reason: worded("the work file is from another API: starting over"))
    }
  }

  private static func make(_ path: String, _ source: String) throws -> DatabaseQueue {
    try Directory.makeFile(path)
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    try queue.write { try fill($0, source) }
    return queue
  }

  private static func fill(_ db: Database, _ source: String) throws {
    try db.execute(sql: tables)
    try db.execute(
      sql: "INSERT INTO about VALUES ('source', ?)", arguments: [source])
  }

  private static var configuration: Configuration {
    var configuration = Configuration.guarded()
    configuration.journalMode = .wal
    configuration.prepareDatabase { db in try db.execute(sql: "PRAGMA synchronous = NORMAL;") }
    return configuration
  }
}
