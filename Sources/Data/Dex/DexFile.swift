import CBundled
import GRDB
import GRDBSQLite
import Glibc
import PokedexDomain

/// A dex that is read: the one inside the program, or a file.
package struct DexFile: Sendable {
  private let queue: DatabaseQueue
  /// How the dex is called in messages: its path, or `the bundled dex`.
  package let name: String

  /// Opens the dex that travels inside the program. Nothing is copied: SQLite reads the program's
  /// own pages.
  package init() throws(PokedexError) {
    name = worded("the bundled dex")
    queue = try Self.open(name) {
      try DatabaseQueue(configuration: Self.configuration { try Self.readBundled(into: $0) })
    }
    try check()
  }

  /// Opens a file, which is never written to.
  package init(path: String) throws(PokedexError) {
    name = path
    switch FileKind(path: path) {
    case .regular: break
    case .unreachable where access(path, F_OK) != 0:
      throw .file(path: path, reason: String(cString: strerror(errno)))
    default: throw .file(path: path, reason: worded("it is not a plain file"))
    }
    guard FileHeader(path: path).map(\.isWhole) ?? true else {
      throw .file(path: path, reason: worded("it is damaged"))
    }
    try SQLiteFile(path).checkKinds()
    queue = try Self.open(path) {
      var configuration = Self.configuration { _ in }
      configuration.readonly = true
      return try DatabaseQueue(path: path, configuration: configuration)
    }
    try check()
    try read { try SQLSchema(DexSchema.tables).check($0) }
  }

  private static func open(
    _ name: String, _ body: () throws -> DatabaseQueue
  ) throws(PokedexError) -> DatabaseQueue {
    do { return try body() } catch { throw .file(path: name, reason: reason(error)) }
  }

  /// A file from outside may be damaged on purpose: nothing that its schema says is run.
  private static func configuration(
    _ prepare: @escaping @Sendable (Database) throws -> Void
  ) -> Configuration {
    var configuration = Configuration.guarded(longest: DexSchema.longestValue)
    configuration.foreignKeysEnabled = false
    configuration.prepareDatabase { db in
      try prepare(db)
      // Once it is read, the file is kept from writers: each read would lock and unlock it, and look
      // for journals, at the cost of seven calls of the system. A sync puts another in its place.
      try db.execute(
        sql: """
          PRAGMA cell_size_check = ON; PRAGMA cache_size = -256; PRAGMA locking_mode = EXCLUSIVE;
          """)
    }
    return configuration
  }

  private static func readBundled(into db: Database) throws {
    let size = Int64(bundled_dex_size())
    // SQLite takes a pointer to mutable bytes and, told READONLY, never writes to them.
    let bytes = UnsafeMutablePointer(mutating: bundled_dex_bytes())
    let code = sqlite3_deserialize(
      db.sqliteConnection, "main", bytes, size, size, UInt32(SQLITE_DESERIALIZE_READONLY))
    guard code == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
  }

  private func check() throws(PokedexError) {
    let (application, version) = try read { db in
      (
        try Int.fetchOne(db, sql: "PRAGMA application_id"),
        try Int.fetchOne(db, sql: "PRAGMA user_version")
      )
    }
    guard application == DexSchema.applicationID else {
      throw .file(path: name, reason: worded("it is not a dex"))
    }
    guard version == DexSchema.version else {
      let isNewer = (version ?? 0) > DexSchema.version
      throw .file(
        path: name,
        reason: isNewer
          ? worded("it was made by a newer pokedex; run: pokedex sync")
          : worded("it was made by an older pokedex; run: pokedex sync"))
    }
  }

  /// Nothing is read any more.
  func close() { queue.retire() }

  /// Reads the whole file and compares it with its own bookkeeping.
  package func checkIntegrity() throws(PokedexError) {
    let answer = try read { db in try String.fetchOne(db, sql: "PRAGMA integrity_check") }
    guard answer == "ok" else { throw .file(path: name, reason: worded("it is damaged")) }
  }

  /// Runs on the caller's own thread: no other is woken for a read of microseconds. A dex never
  /// changes, so that no transaction is needed to see all of it at one time.
  func read<Value>(_ body: (Database) throws -> Value) throws(PokedexError) -> Value {
    do {
      return try queue.unsafeRead(body)
    } catch let error as PokedexError {
      throw error
    } catch {
      throw .file(path: name, reason: Self.reason(error))
    }
  }

  private static func reason(_ error: any Error) -> String {
    switch error {
    case let error as InvalidSchema: error.reason
    case is ByteReader.Damaged, is RowDecodingError: worded("it is damaged")
    case let error as DatabaseError where error.resultCode == .SQLITE_NOTADB:
      worded("it is not a dex")
    case let error as DatabaseError where error.resultCode == .SQLITE_CORRUPT:
      worded("it is damaged")
    case let error as DatabaseError where error.resultCode == .SQLITE_READONLY:
      StoreFailure.halfWritten
    case let error as DatabaseError: error.message ?? worded("it cannot be read")
    default: worded("it cannot be read")
    }
  }
}
