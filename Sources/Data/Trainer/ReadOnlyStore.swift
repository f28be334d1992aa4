import GRDB
import GRDBSQLite
import Glibc

/// A copy in memory of a store that is not writable. SQLite cannot read such a file in place: in
/// WAL mode, readers need a shared-memory file beside it.
struct ReadOnlyStore {
  private let queue: DatabaseQueue

  /// Returns `nil` if a WAL has data that the file itself lacks, if a write was interrupted, or if
  /// the file is not a store of this version.
  init?(path: String) throws {
    guard Self.isEmpty(path + "-wal"), !SQLiteFile(path).isHalfWritten,
      FileKind(path: path) == .regular
    else { return nil }
    var bytes = try WholeFile.read(path, largest: TrainerSchema.largest)
    guard bytes.count > 100 else { return nil }
    // A database in memory has no WAL, so the header must not require one.
    bytes[18] = 1
    bytes[19] = 1
    queue = try Self.opened(bytes)
    try queue.read(TrainerSchema.checkCurrent)
    guard try queue.read(TrainerSchema.isCurrent) else { return nil }
  }

  func read<Value>(_ body: (Database) throws -> Value) throws -> Value {
    try queue.read(body)
  }

  private static func opened(_ bytes: [UInt8]) throws -> DatabaseQueue {
    let queue = try DatabaseQueue(configuration: .guarded())
    try queue.writeWithoutTransaction { db in
      guard let copy = sqlite3_malloc64(UInt64(bytes.count)) else {
        throw DatabaseError(resultCode: .SQLITE_NOMEM)
      }
      copy.copyMemory(from: bytes, byteCount: bytes.count)
      let size = Int64(bytes.count)
      let code = sqlite3_deserialize(
        db.sqliteConnection, "main", copy.assumingMemoryBound(to: UInt8.self), size, size,
        UInt32(SQLITE_DESERIALIZE_READONLY | SQLITE_DESERIALIZE_FREEONCLOSE))
      guard code == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
    }
    return queue
  }

  private static func isEmpty(_ path: String) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0 else { return errno == ENOENT }
    return status.st_mode & S_IFMT == S_IFREG && status.st_size == 0
  }
}
