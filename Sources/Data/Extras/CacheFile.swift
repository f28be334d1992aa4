import FoundationEssentials
import GRDB
import Glibc
import PokedexDomain

/// The SQLite file of a cache, with one table. Reads have their own connection, which never waits
/// for a write.
final class CacheFile: Sendable {
  private let reader: DatabaseQueue
  /// The connection for writes, or `nil` if the file is read-only.
  private let writer: DatabaseQueue?

  /// Creates a cache in memory.
  init() throws {
    let queue = try DatabaseQueue(configuration: .guarded())
    try queue.write { try Self.makeSchema($0) }
    reader = queue
    writer = queue
  }

  /// Opens an existing file read-only. Returns `nil` if it is missing, truncated or not a cache.
  init?(reading path: String) throws {
    guard FileKind(path: path) == .regular, FileHeader(path: path)?.isWhole == true else {
      return nil
    }
    try SQLiteFile(path).checkKinds()
    reader = try DatabaseQueue(path: path, configuration: Self.reading)
    writer = nil
    guard try reader.read(Self.isOwn) else { return nil }
  }

  /// Opens the cache at a path, or creates one. A file that is damaged or not a cache is moved
  /// aside.
  init(path: String) throws {
    try Directory.make(above: path)
    // Two programs that start at the same time would conflict: SQLite does not wait while the
    // journal mode changes to WAL.
    let lock = DirectoryLock(above: path)
    defer { lock.release() }
    do {
      writer = try Self.openForWriting(path)
    } catch let error where Self.isUnusable(error) {
      Self.setAside(path)
      writer = try Self.openForWriting(path)
    }
    reader = try DatabaseQueue(path: path, configuration: Self.reading)
  }

  /// The connection that closes last copies SQLite's log into the file: it must be allowed to write.
  func close() {
    reader.retire()
    writer?.retire()
  }

  /// Renames a file instead of deleting it, in case the user wants to inspect it.
  static func setAside(_ path: String) {
    rename(path, path + ".damaged")
    for journal in SQLiteFile.journals(of: path) { unlink(journal) }
  }

  /// Whether an error means that the file itself is unusable. A file that another program has
  /// locked, or that cannot be changed because the disk is full, is still usable.
  private static func isUnusable(_ error: any Error) -> Bool {
    error is PokedexError || (error as? DatabaseError)?.isDamage == true
  }

  private static func openForWriting(_ path: String) throws -> DatabaseQueue {
    try SQLiteFile(path).checkKinds()
    try makeFile(path)
    let queue = try DatabaseQueue(path: path, configuration: writing)
    if try queue.read(isEmpty) { try queue.write(makeSchema) }
    guard try queue.read(isOwn) else { throw DatabaseError(resultCode: .SQLITE_NOTADB) }
    return queue
  }

  private static func makeFile(_ path: String) throws {
    switch FileKind(path: path) {
    case .regular: break
    case .directory, .other: throw DatabaseError(resultCode: .SQLITE_CANTOPEN)
    case .missing, .unreachable: try Directory.makeFile(path)
    }
  }

  // MARK: SQLite

  /// "PkCa": distinguishes a cache from other SQLite files.
  private static let applicationID = 0x506B_4361
  private static let version = 1

  private static func isOwn(_ db: Database) throws -> Bool {
    guard try Int.fetchOne(db, sql: "PRAGMA application_id") == applicationID,
      try Int.fetchOne(db, sql: "PRAGMA user_version") == version
    else { return false }
    return SQLSchema(tables).fits(db)
  }

  private static func isEmpty(_ db: Database) throws -> Bool {
    try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_master") == 0
  }

  private static func makeSchema(_ db: Database) throws { try db.execute(sql: tables) }

  private static let tables = """
    PRAGMA application_id = \(applicationID);
    PRAGMA user_version = \(version);
    CREATE TABLE entry (
      key TEXT NOT NULL PRIMARY KEY,
      body BLOB NOT NULL,
      etag TEXT,
      checked INTEGER NOT NULL,
      max_age INTEGER NOT NULL,
      used INTEGER NOT NULL,
      size INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX entry_used ON entry (used, size);
    """

  /// Drawing a frame includes reads, so they give up soon instead of waiting.
  private static var reading: Configuration {
    var configuration = Configuration.guarded()
    configuration.readonly = true
    configuration.busyMode = .timeout(0.02)
    return configuration
  }

  private static var writing: Configuration {
    var configuration = Configuration.guarded()
    configuration.busyMode = .timeout(2)
    configuration.journalMode = .wal
    return configuration
  }
}

extension CacheFile {
  func entry(_ key: String) throws -> ExtrasCache.Entry? {
    try reader.read { db in
      let row = try GRDB.Row.fetchOne(
        db, sql: "SELECT body, etag, checked, max_age FROM entry WHERE key = ?", arguments: [key])
      return try row.map { row in
        ExtrasCache.Entry(
          body: [UInt8](try row.decode(Data.self, atIndex: 0)),
          etag: try row.decode(String?.self, atIndex: 1), checked: try row.decode(atIndex: 2),
          maxAge: try row.decode(atIndex: 3))
      }
    }
  }

  /// - Parameter used: the keys read since the last write.
  func put(_ key: String, _ entry: ExtrasCache.Entry, used: Set<String>, now: Int) throws {
    try writer?.write { db in
      for other in used {
        try db.execute(sql: "UPDATE entry SET used = ? WHERE key = ?", arguments: [now, other])
      }
      try db.execute(
        sql: """
          INSERT OR REPLACE INTO entry (key, body, etag, checked, max_age, used, size)
          VALUES (?, ?, ?, ?, ?, ?, ?)
          """,
        arguments: [
          key, Data(entry.body), entry.etag, entry.checked, entry.maxAge, now, entry.body.count,
        ])
    }
  }

  func renew(_ key: String, now: Int, maxAge: Int) throws {
    try writer?.write { db in
      try db.execute(
        sql: "UPDATE entry SET checked = ?, max_age = ?, used = ? WHERE key = ?",
        arguments: [now, maxAge, now, key])
    }
  }

  func remove(_ key: String) throws {
    try writer?.write { try $0.execute(sql: "DELETE FROM entry WHERE key = ?", arguments: [key]) }
  }

  func size() throws -> (count: Int, bytes: Int) {
    try reader.read { db in
      let row = try GRDB.Row.fetchOne(db, sql: "SELECT count(*), coalesce(sum(size), 0) FROM entry")
      return (row?[0] ?? 0, row?[1] ?? 0)
    }
  }

  /// If the entries take more bytes than the limit, removes the least recently used ones until a
  /// tenth of the limit is free, so that the next entry does not reach the limit again.
  func shrink(to limit: Int) throws {
    var rest = try size().bytes
    guard rest > limit else { return }
    try writer?.write { db in
      let rows = try GRDB.Row.fetchAll(
        db, sql: "SELECT rowid, size FROM entry ORDER BY used, rowid")
      for row in rows where rest > limit * 9 / 10 {
        try db.execute(sql: "DELETE FROM entry WHERE rowid = ?", arguments: [row[0] as Int64])
        rest -= row[1] as Int
      }
    }
  }
}
