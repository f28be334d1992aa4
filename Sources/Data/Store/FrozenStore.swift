import GRDB
import GRDBSQLite
import Glibc
import PokedexDomain

/// A store where nothing can be written: SQLite cannot even read it there, for it writes down who
/// reads. So the file is read into memory.
struct FrozenStore {
  private let queue: DatabaseQueue
  /// All of it is held in memory.
  private static let largest = 64 << 20

  /// - Returns: nothing where a log lies beside the file, without which it would be out of date, or
  ///   where it is no store of this version.
  init?(path: String) throws {
    guard FileKind(path: path + "-wal") == .missing || Self.size(path + "-wal") == 0,
      FileKind(path: path) == .regular
    else { return nil }
    var bytes = try MarkFile.read(path, largest: Self.largest)
    guard bytes.count > 100 else { return nil }
    // In memory there is no log: the two bytes that promise one say so.
    bytes[18] = 1
    bytes[19] = 1
    queue = try Self.opened(bytes)
    let isCurrent = try queue.read { db in
      try TrainerSchema.isStore(db) && TrainerSchema.migrator.hasCompletedMigrations(db)
        && !TrainerSchema.migrator.hasBeenSuperseded(db)
    }
    guard isCurrent else { return nil }
  }

  func read<Value>(_ body: (Database) throws -> Value) throws -> Value {
    try queue.read(body)
  }

  private static func opened(_ bytes: [UInt8]) throws -> DatabaseQueue {
    let queue = try DatabaseQueue()
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

  private static func size(_ path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }
}
