import GRDB
import Glibc
import PokedexDomain

/// Copies of a store, each whole or not there at all.
enum StoreCopy {
  /// Writes a store to a file of its own, which takes the place of one that is there.
  static func write(_ queue: DatabaseQueue, to path: String) throws {
    let partial = path + ".partial"
    unlink(partial)
    // SQLite would let others read what it makes.
    let file = open(partial, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
    guard file >= 0 else {
      throw PokedexError.file(path: path, reason: String(cString: strerror(errno)))
    }
    close(file)
    do {
      try StoreFailure.translating(path) { try queue.vacuum(into: partial) }
      try Directory.flush(partial)
    } catch {
      unlink(partial)
      throw error
    }
    try move(partial, to: path)
  }

  static func move(_ file: String, to path: String) throws(PokedexError) {
    guard rename(file, path) == 0 else {
      throw .file(path: path, reason: String(cString: strerror(errno)))
    }
  }

  /// Reads a file without changing anything about it.
  static func reading<Value>(
    _ path: String, _ body: (Database) throws -> Value
  ) throws -> Value {
    try opened(path).read(body)
  }

  static func opened(_ path: String) throws -> DatabaseQueue {
    var configuration = TrainerStore.configuration
    configuration.readonly = true
    configuration.journalMode = .default
    return try DatabaseQueue(path: path, configuration: configuration)
  }

  /// The first of several names that nothing has yet: `trainer.sqlite.before-restore`, `…-2`.
  static func freeName(_ path: String) -> String {
    var name = path
    var number = 1
    while ![.missing, .unreachable].contains(FileKind(path: name)) {
      number += 1
      name = "\(path)-\(number)"
    }
    return name
  }
}
