import GRDB
import GRDBSQLite
import Glibc
import PokedexDomain

/// A store where nothing can be written: SQLite cannot even read it there, for it writes down who
/// reads. So the file is read into memory.
struct ReadOnlyStore {
  private let queue: DatabaseQueue

  /// - Returns: nothing where a log lies beside the file, without which it would be out of date, or
  ///   a journal of a change that was cut off, or where it is no store of this version.
  init?(path: String) throws {
    guard Self.isEmpty(path + "-wal"), !SQLiteFile(path).isHalfWritten,
      FileKind(path: path) == .regular
    else { return nil }
    var bytes = try WholeFile.read(path, largest: TrainerSchema.largest)
    guard bytes.count > 100 else { return nil }
    // In memory there is no log: the two bytes that promise one say so.
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
