import CBundled
import GRDB
import GRDBSQLite
import Glibc
import PokedexDomain

/// A dex opened for reading: the one bundled with the program, or a file.
package struct DexFile: Sendable {
  private let queue: DatabaseQueue
  /// The name of the dex in messages: its path, or `the bundled dex`.
  package let name: String
  /// Whether checksums are verified: those of a file, but not those of the program itself.
  let isChecked: Bool
  private let found = DexDamage()

  /// Whether it is the dex inside the program.
  package var isBundled: Bool { !isChecked }

  /// Opens the bundled dex. SQLite reads it from the program's own memory, without a copy.
  package init() throws(PokedexError) {
    name = worded("the bundled dex")
    isChecked = false
    queue = try Self.open(name) {
      try DatabaseQueue(configuration: Self.configuration { try Self.readBundled(into: $0) })
    }
    try check()
  }

  /// Opens a file read-only.
  package init(path: String) throws(PokedexError) {
    name = path
    isChecked = true
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

  /// Guards against maliciously crafted files: SQLite runs no code from their schema.
  private static func configuration(
    _ prepare: @escaping @Sendable (Database) throws -> Void
  ) -> Configuration {
    var configuration = Configuration.guarded(longest: DexSchema.maxValueLength)
    configuration.foreignKeysEnabled = false
    configuration.prepareDatabase { db in
      try prepare(db)
      // An exclusive lock saves seven system calls per read: SQLite would lock and unlock the file
      // and look for journals each time. A sync is not locked out, since it replaces the file.
      try db.execute(
        sql: """
          PRAGMA cell_size_check = ON; PRAGMA cache_size = -256; PRAGMA locking_mode = EXCLUSIVE;
          """)
    }
    return configuration
  }

  private static func readBundled(into db: Database) throws {
    let size = Int64(bundled_dex_size())
    // SQLite takes a mutable pointer but, with READONLY, never writes through it.
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

  /// Closes the connection; no reads may follow.
  func close() { queue.retire() }

  /// Runs SQLite's integrity check over the whole file.
  package func checkIntegrity() throws(PokedexError) {
    let answer = try read { db in try String.fetchOne(db, sql: "PRAGMA integrity_check") }
    guard answer == "ok" else { throw .file(path: name, reason: worded("it is damaged")) }
  }

  /// Runs on the caller's thread, since switching threads costs more than a read of microseconds. A
  /// dex never changes, so a consistent view needs no transaction.
  func read<Value>(_ body: (Database) throws -> Value) throws(PokedexError) -> Value {
    try translating { try queue.unsafeRead(body) }
  }

  /// Runs an operation. An error that is not for the user becomes one that names this file.
  func translating<Value>(_ body: () throws -> Value) throws(PokedexError) -> Value {
    do {
      return try body()
    } catch let error as PokedexError {
      throw error
    } catch {
      throw .file(path: name, reason: Self.reason(error))
    }
  }

  /// Why a part that was read is not whole; `nil` if all was.
  package var damage: PokedexError? { found.error }

  func note(_ error: PokedexError) { found.note(error) }

  /// Remembers that a part of this file is damaged.
  func noteDamage() { note(.file(path: name, reason: worded("it is damaged"))) }

  private static func reason(_ error: any Error) -> String {
    switch error {
    case let error as RefusedData: error.reason
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
