import GRDB
import Glibc
import PokedexDomain
import Synchronization

/// What the user made, in a SQLite file of its own. Nothing is opened before it is asked for, and
/// no file is made before there is something to keep.
package final class TrainerStore: Sendable {
  private let path: String
  private let opened = Mutex<DatabaseQueue?>(nil)

  /// - Parameter path: where the file is, or will be.
  package init(path: String) {
    self.path = path
  }

  /// Reads; what there is no file for is as the empty store has it.
  func read<Value>(
    else empty: Value, _ body: (Database) throws -> Value
  ) throws(PokedexError) -> Value {
    guard FileKind(path: path) != .missing else { return empty }
    return try translating { try queue().read(body) }
  }

  /// Writes in one transaction.
  func write<Value>(_ body: (Database) throws -> Value) throws(PokedexError) -> Value {
    try translating { try queue().write(body) }
  }

  private func translating<Value>(_ body: () throws -> Value) throws(PokedexError) -> Value {
    do {
      return try body()
    } catch let error as PokedexError {
      throw error
    } catch {
      throw .file(path: path, reason: Self.reason(error))
    }
  }

  private static let foreign = "it is no store of pokedex's: move it away, and a new one is made"

  private static func reason(_ error: any Error) -> String {
    guard let error = error as? DatabaseError else { return "it cannot be used" }
    return switch error.resultCode {
    case .SQLITE_NOTADB: foreign
    case .SQLITE_CORRUPT: "it is damaged: move it away, and a new one is made"
    case .SQLITE_FULL: "the disk is full"
    case .SQLITE_READONLY, .SQLITE_CANTOPEN, .SQLITE_PERM: "it cannot be written to"
    case .SQLITE_BUSY: "another program has held it for too long"
    default: error.message ?? "it cannot be used"
    }
  }

  private func queue() throws -> DatabaseQueue {
    if let queue = opened.withLock({ $0 }) { return queue }
    try makeFile()
    // Two programs that begin at once would be in each other's way: SQLite does not wait for the
    // change to WAL.
    let lock = DirectoryLock(above: path)
    defer { lock.release() }
    try check()
    let queue = try DatabaseQueue(path: path, configuration: Self.configuration)
    try TrainerSchema.migrator.migrate(queue)
    opened.withLock { $0 = queue }
    return queue
  }

  /// Looks without writing anything, so that a file of somebody else's stays as it is.
  private func check() throws {
    var configuration = Self.configuration
    configuration.readonly = true
    configuration.journalMode = .default
    try DatabaseQueue(path: path, configuration: configuration).read { db in
      guard try TrainerSchema.isOwn(db) else {
        throw PokedexError.file(path: path, reason: Self.foreign)
      }
      guard try !TrainerSchema.migrator.hasBeenSuperseded(db) else {
        throw PokedexError.file(path: path, reason: "it was made by a newer pokedex")
      }
    }
  }

  /// SQLite would let others read what it makes.
  private func makeFile() throws(PokedexError) {
    switch FileKind(path: path) {
    case .regular: return
    case .directory, .other: throw .file(path: path, reason: "it is not a plain file")
    case .missing: break
    }
    try Directory.make(above: path)
    let file = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw .file(path: path, reason: String(cString: strerror(errno))) }
    close(file)
  }

  /// Two programs may write at once: each waits for the other.
  private static var configuration: Configuration {
    var configuration = Configuration()
    configuration.busyMode = .timeout(5)
    configuration.journalMode = .wal
    return configuration
  }
}

/// The layout of the store, as each version of the program left it.
enum TrainerSchema {
  /// Tells a store from other SQLite files: "PkTr".
  private static let applicationID = 0x506B_5472

  /// Whether the file is a store, or nothing yet.
  static func isOwn(_ db: Database) throws -> Bool {
    switch try Int.fetchOne(db, sql: "PRAGMA application_id") {
    case applicationID: true
    case 0:
      // Another program may just be making it: the list of migrations is there first.
      try Int.fetchOne(
        db, sql: "SELECT count(*) FROM sqlite_master WHERE tbl_name <> 'grdb_migrations'") == 0
    default: false
    }
  }

  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("searches") { db in
      try db.execute(
        sql: """
          PRAGMA application_id = \(applicationID);
          CREATE TABLE search (
            name TEXT NOT NULL PRIMARY KEY COLLATE NOCASE,
            query TEXT NOT NULL
          ) STRICT;
          CREATE TABLE history (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            query TEXT NOT NULL UNIQUE
          ) STRICT;
          """)
    }
    return migrator
  }
}
