import GRDB
import Glibc
import PokedexDomain

/// Copies a store atomically.
enum StoreCopy {
  /// Writes a copy of a store, which replaces any file at the path. The temporary file gets an
  /// unused name, since another process may be doing the same.
  ///
  /// - Parameter add: adds rows to the copy.
  static func write(
    _ queue: DatabaseQueue, to path: String, adding add: @escaping (Database) throws -> Void
  ) throws {
    let path = Directory.resolved(path)
    let (partial, file) = try Directory.makePartial(of: path)
    close(file)
    try fill(partial, from: queue, for: path, adding: add)
  }

  /// Writes a copy beside the store; call only while holding the store's lock. A temporary file
  /// left by a killed process is overwritten.
  static func keep(_ queue: DatabaseQueue, as path: String) throws {
    let partial = path + ".partial"
    unlink(partial)
    try Directory.makeFile(partial)
    try fill(partial, from: queue, for: path)
  }

  private static func fill(
    _ partial: String, from queue: DatabaseQueue, for path: String,
    adding add: ((Database) throws -> Void)? = nil
  ) throws {
    do {
      try StoreFailure.translating(path) {
        try queue.vacuum(into: partial)
        if let add { try write(add, to: partial) }
      }
      try Directory.flush(partial)
    } catch {
      unlink(partial)
      throw error
    }
    try SQLiteFile.replace(path, with: partial)
  }

  private static func write(_ add: (Database) throws -> Void, to copy: String) throws {
    var configuration = TrainerStore.configuration
    configuration.journalMode = .default
    let queue = try DatabaseQueue(path: copy, configuration: configuration)
    defer { queue.retire() }
    try queue.write(add)
  }

  /// Opens a store read-only.
  static func opened(_ path: String) throws -> DatabaseQueue {
    try SQLiteFile(path).checkKinds()
    var configuration = TrainerStore.configuration
    configuration.readonly = true
    configuration.journalMode = .default
    return try DatabaseQueue(path: path, configuration: configuration)
  }
}
