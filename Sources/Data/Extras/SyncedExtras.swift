import FoundationEssentials
import GRDB
import Glibc
import PokedexDomain
import Synchronization

/// The texts and pictures of a sync, in a file beside the dex, opened read-only on first use. A
/// missing or damaged file counts as empty.
package final class SyncedExtras: Sendable {
  /// "PkEx"
  private static let applicationID = 0x506B_4578
  private static let version = 1

  static let tables = """
    PRAGMA application_id = \(applicationID);
    PRAGMA user_version = \(version);
    CREATE TABLE about (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE text (path TEXT PRIMARY KEY, body BLOB NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE picture (path TEXT PRIMARY KEY, body BLOB NOT NULL) STRICT, WITHOUT ROWID;
    """

  private enum State {
    case unopened
    case missing
    case open(DatabaseQueue, madeAt: Int)
  }

  package let path: String
  private let now: @Sendable () -> Int
  private let state = Mutex(State.unopened)

  /// - Parameter now: returns the Unix time.
  package init(
    path: String, now: @escaping @Sendable () -> Int = { Int(Date().timeIntervalSince1970) }
  ) {
    self.path = path
    self.now = now
  }

  /// The path of the extras that belong to a dex.
  package static func path(beside dex: String) -> String {
    (dex.hasSuffix(".sqlite") ? String(dex.dropLast(7)) : dex) + "-extras.sqlite"
  }

  /// `nil` for a missing or damaged file, which the next sync replaces.
  static func readable(_ path: String) -> DatabaseQueue? { try? open(path) }

  static func open(_ path: String) throws -> DatabaseQueue {
    guard FileKind(path: path) == .regular, FileHeader(path: path)?.isWhole == true else {
      throw DatabaseError(resultCode: .SQLITE_CANTOPEN)
    }
    try SQLiteFile(path).checkKinds()
    var configuration = Configuration.guarded()
    configuration.readonly = true
    configuration.prepareDatabase { db in
      try db.execute(sql: "PRAGMA cell_size_check = ON; PRAGMA cache_size = -256;")
    }
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    let isOwn = try queue.read { db in
      try Int.fetchOne(db, sql: "PRAGMA application_id") == applicationID
        && Int.fetchOne(db, sql: "PRAGMA user_version") == version
    }
    guard isOwn else { throw DatabaseError(resultCode: .SQLITE_NOTADB) }
    try queue.read { try SQLSchema(tables).check($0) }
    return queue
  }

  /// The stored prose of a subject, and the seconds since the sync.
  func text(_ subject: Subject) -> (body: [UInt8], age: Int)? {
    body("SELECT body FROM text WHERE path = ?", subject.resourcePath)
  }

  /// The PNG file of a picture, and the seconds since the sync.
  func picture(_ path: String) -> (body: [UInt8], age: Int)? {
    body("SELECT body FROM picture WHERE path = ?", path)
  }

  private func body(_ sql: String, _ path: String) -> (body: [UInt8], age: Int)? {
    reading { db, madeAt in
      let row = try GRDB.Row.fetchOne(db.cachedStatement(sql: sql), arguments: [path])
      return try row.map { (try $0.bytes(0), max(0, now() - madeAt)) }
    } ?? nil
  }

  private func reading<Value>(_ body: (Database, Int) throws -> Value) -> Value? {
    guard let (queue, madeAt) = state.withLock({ opened(&$0) }) else { return nil }
    return try? queue.unsafeRead { try body($0, madeAt) }
  }

  private func opened(_ state: inout State) -> (DatabaseQueue, Int)? {
    if case .unopened = state {
      let queue = Self.readable(path)
      state = queue.map { .open($0, madeAt: Self.lastChange(path)) } ?? .missing
    }
    guard case .open(let queue, let madeAt) = state else { return nil }
    return (queue, madeAt)
  }

  private static func lastChange(_ path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_mtim.tv_sec) : 0
  }
}

extension SyncedExtras {
  /// A summary of the file.
  package struct Contents: Hashable, Sendable {
    package let texts: Int
    package let pictures: Int
    /// The size of the file.
    package let bytes: Int
    /// The URL of the API that the contents are from.
    package let source: String
    /// Seconds since the file was made.
    package let age: Int
  }

  package var contents: Contents? {
    reading { db, madeAt in
      var status = stat()
      _ = stat(path, &status)
      return Contents(
        texts: try Int.fetchOne(db, sql: "SELECT count(*) FROM text") ?? 0,
        pictures: try Int.fetchOne(db, sql: "SELECT count(*) FROM picture") ?? 0,
        bytes: Int(status.st_size), source: try AboutTable.values(db)["source"] ?? "",
        age: max(0, now() - madeAt))
    }
  }
}
