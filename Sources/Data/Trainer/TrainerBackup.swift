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
    let backup: DatabaseQueue
    do { backup = try Self.rows(ofBackup: file) } catch {
      throw StoreFailure.ofBackup(file, error)
    }
    return try translating {
      try Directory.make(above: path)
      // Two that restore at once would keep each other's as what was there before.
      return try alone { try replaceRows(with: backup) }
    }
  }

  /// Whether a file is the store itself, by whatever name.
  package func isStore(_ file: String) -> Bool {
    guard let own = FileIdentity(path: path) else { return false }
    return FileIdentity(path: file) == own
  }

  /// The rows of a backup, in memory and in the layout of this version. Only values are taken from
  /// the file, for its layout may say anything.
  ///
  /// - Throws: why it is no backup.
  private static func rows(ofBackup file: String) throws -> DatabaseQueue {
    let copy = try DatabaseQueue(configuration: .guarded())
    try StoreCopy.opened(file).read { backup in
      guard try TrainerSchema.isStore(backup) else {
        throw InvalidSchema(reason: StoreFailure.foreign)
      }
      let changes = try TrainerSchema.checkedChanges(backup)
      guard try String.fetchAll(backup, sql: "PRAGMA integrity_check") == ["ok"] else {
        throw InvalidSchema(reason: StoreFailure.damaged)
      }
      try TrainerSchema.migrator(of: changes).migrate(copy)
      try copy.write { try TrainerSchema.replaceRows(of: $0, with: backup, of: changes) }
    }
    try TrainerSchema.migrator.migrate(copy)
    return copy
  }

  /// A file that programs have open must not be exchanged: what they wrote afterwards would be
  /// lost. So its rows are replaced, in a transaction.
  private func replaceRows(with backup: DatabaseQueue) throws -> String? {
    let kept = FileKind(path: path) == .missing ? nil : try keepWhole()
    try makeFile()
    let store = try queueAlone()
    try backup.read { rows in
      try store.write { try TrainerSchema.replaceRows(of: $0, with: rows) }
    }
    notifyOtherPrograms()
    return kept
  }

  /// Keeps what there is under a new name; a store that cannot be used is moved there.
  ///
  /// - Returns: that name.
  private func keepWhole() throws -> String {
    let kept = StoreCopy.freeName(path + ".before-restore")
    let store: DatabaseQueue
    do { store = try queueAlone() } catch {
      // A file that no version can read is open in none.
      guard FileKind(path: path) == .regular, StoreFailure.isUnfit(error) else { throw error }
      try StoreCopy.move(path, to: kept)
      for (journal, name) in zip(SQLiteFile.journals(of: path), SQLiteFile.journals(of: kept)) {
        rename(journal, name)
      }
      return kept
    }
    try StoreCopy.keep(store, as: kept)
    return kept
  }
}
