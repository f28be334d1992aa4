import GRDB
import Glibc
import PokedexDomain

/// Everything that the user made, to a file and back.
extension TrainerStore {
  /// Writes the whole store to a file.
  ///
  /// - Parameter replacing: whether a file that is there may be replaced.
  /// - Throws: also where there is nothing to back up.
  package func backUp(to file: String, replacing: Bool) throws(PokedexError) {
    guard FileKind(path: path) != .missing else {
      throw .file(path: path, reason: worded("there is nothing in it yet"))
    }
    let kind = FileKind(path: file)
    guard kind == .missing || replacing && kind == .regular else {
      throw .file(
        path: file, reason: kind == .regular ? worded("it is there already") : StoreFailure.noFile)
    }
    guard !isStore(file) else {
      throw .file(path: file, reason: StoreFailure.ownStore)
    }
    try translating { try StoreCopy.write(queue(), to: file) }
  }

  /// Keeps a copy of what there is before something is done to it.
  ///
  /// - Returns: the name of the copy, a new one each time; nothing where there is nothing to keep.
  package func keepCopy(before occasion: String) throws(PokedexError) -> String? {
    guard FileKind(path: path) != .missing else { return nil }
    return try translating {
      let store = try queue()
      return try alone {
        let kept = StoreCopy.freeName("\(path).before-\(occasion)")
        try StoreCopy.keep(store, as: kept)
        return kept
      }
    }
  }

  /// Puts what a backup holds in the place of everything that there is. Programs that run see it as
  /// any other change.
  ///
  /// - Returns: where what there was before is kept; nothing where there was nothing.
  package func restore(from file: String) throws(PokedexError) -> String? {
    guard FileKind(path: file) != .missing else { throw .notFound(worded("file \(file)")) }
    do { try Self.check(backup: file) } catch {
      throw StoreFailure.ofBackup(file, error)
    }
    return try translating {
      try Directory.make(above: path)
      // Two that restore at once would keep each other's as what was there before.
      return try alone {
        let partial = path + ".restoring"
        defer { for file in [partial] + StoreCopy.logs(of: partial) { unlink(file) } }
        return try replace(with: Self.upToDate(copy: file, at: partial))
      }
    }
  }

  /// Whether a file is the store itself, by whatever name.
  package func isStore(_ file: String) -> Bool {
    guard let own = FileIdentity(path: path) else { return false }
    return FileIdentity(path: file) == own
  }

  /// - Throws: why a file cannot take the place of the store.
  private static func check(backup file: String) throws {
    guard FileKind(path: file) == .regular else {
      throw PokedexError.file(path: file, reason: StoreFailure.noFile)
    }
    try StoreCopy.reading(file) { db in
      guard try TrainerSchema.isStore(db) else {
        throw PokedexError.file(path: file, reason: worded("it is no store of pokedex's"))
      }
      guard try !TrainerSchema.migrator.hasBeenSuperseded(db) else {
        throw PokedexError.file(path: file, reason: StoreFailure.newer)
      }
      guard try String.fetchAll(db, sql: "PRAGMA integrity_check") == ["ok"] else {
        throw PokedexError.file(path: file, reason: worded("it is damaged"))
      }
    }
  }

  private static func upToDate(copy file: String, at path: String) throws -> DatabaseQueue {
    try StoreCopy.keep(StoreCopy.opened(file), as: path)
    let copy = try DatabaseQueue(path: path)
    try TrainerSchema.migrator.migrate(copy)
    return copy
  }

  /// A file that programs have open must not be exchanged: what they wrote afterwards would be
  /// lost. So its content is replaced, in a transaction.
  private func replace(with backup: DatabaseQueue) throws -> String? {
    guard FileKind(path: path) != .missing else {
      try StoreCopy.keep(backup, as: path)
      return nil
    }
    let kept = StoreCopy.freeName(path + ".before-restore")
    let store: DatabaseQueue
    do { store = try queueAlone() } catch {
      // Nobody can have it open, since nobody can use it.
      guard FileKind(path: path) == .regular, isUnusable(error) else { throw error }
      try StoreCopy.move(path, to: kept)
      for (log, name) in zip(StoreCopy.logs(of: path), StoreCopy.logs(of: kept)) {
        rename(log, name)
      }
      try StoreCopy.keep(backup, as: path)
      return kept
    }
    try StoreCopy.keep(store, as: kept)
    try backup.backup(to: store)
    tellOthers()
    return kept
  }

  private func isUnusable(_ error: any Error) -> Bool {
    if case .file(_, StoreFailure.foreign)? = error as? PokedexError { return true }
    if case .file(_, StoreFailure.newer)? = error as? PokedexError { return true }
    return [.SQLITE_NOTADB, .SQLITE_CORRUPT].contains((error as? DatabaseError)?.resultCode)
  }
}
