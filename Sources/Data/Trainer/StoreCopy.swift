import GRDB
import Glibc
import PokedexDomain

/// Copies of a store, each whole or not there at all.
enum StoreCopy {
  /// Writes a store to a file of its own, which takes the place of one that is there. Somebody else
  /// may do the same at the same time, and what lies beside it is theirs.
  static func write(_ queue: DatabaseQueue, to path: String) throws {
    let path = Directory.resolved(path)
    let (partial, file) = try Directory.makePartial(of: path)
    close(file)
    try fill(partial, from: queue, for: path)
  }

  /// The same beside the store, for who is alone there: what a process left that was killed on the
  /// way is overwritten by the next.
  static func keep(_ queue: DatabaseQueue, as path: String) throws {
    let partial = path + ".partial"
    unlink(partial)
    try Directory.makeFile(partial)
    try fill(partial, from: queue, for: path)
  }

  private static func fill(
    _ partial: String, from queue: DatabaseQueue, for path: String
  ) throws {
    do {
      try StoreFailure.translating(path) { try queue.vacuum(into: partial) }
      try Directory.flush(partial)
    } catch {
      unlink(partial)
      throw error
    }
    // A log that was left behind would be taken for its own, and undo it.
    for journal in SQLiteFile.journals(of: path) { unlink(journal) }
    try move(partial, to: path)
  }

  static func move(_ file: String, to path: String) throws(PokedexError) {
    guard rename(file, path) == 0 else {
      throw .file(path: path, reason: String(cString: strerror(errno)))
    }
  }

  /// Opens a store without changing anything about it.
  static func opened(_ path: String) throws -> DatabaseQueue {
    try SQLiteFile(path).checkKinds()
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
