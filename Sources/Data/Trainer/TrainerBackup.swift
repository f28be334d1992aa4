import GRDB
import Glibc
import PokedexDomain

/// Backup and restore of all the user's data.
extension TrainerStore {
  /// Writes the whole store to a file.
  ///
  /// - Parameters:
  ///   - replacing: whether an existing file may be replaced.
  ///   - files: the user's text files, which the copy gets, too.
  /// - Throws: ``PokedexError``, also if there is no store to back up, or if the copy, which is
  ///   written nevertheless, has a value that ``restore(from:)`` refuses.
  package func backUp(
    to file: String, replacing: Bool, with files: [UserFile] = []
  ) throws(PokedexError) {
    guard FileKind(path: path) != .missing || !files.isEmpty else {
      throw .file(path: path, reason: worded("it does not exist yet"))
    }
    let kind = FileKind(path: file)
    guard kind == .missing || replacing && kind == .regular else {
      throw .file(
        path: file, reason: kind == .regular ? worded("it already exists") : StoreFailure.noFile)
    }
    guard !isStore(file) else {
      throw .file(path: file, reason: StoreFailure.ownStore)
    }
    try translating {
      try StoreCopy.write(queue(), to: file) { db in try Self.add(files, to: db) }
    }
    guard let fault = try fault() else { return }
    throw .file(
      path: file,
      reason: worded("it is written, but 'pokedex restore' will refuse it, because \(fault)"))
  }

  /// The first value of the store that a restore would refuse, in words, or `nil`.
  package func fault() throws(PokedexError) -> String? {
    try read(else: nil) { db in try TrainerSchema.fault(in: db)?.reason }
  }

  /// Keeps a copy of the store before a change.
  ///
  /// - Returns: the path of the copy, a new one each time, or `nil` if there is no store.
  package func keepCopy(before occasion: String) throws(PokedexError) -> String? {
    guard FileKind(path: path) != .missing else { return nil }
    return try translating {
      let store = try queue()
      return try withFileLock {
        let kept = Directory.freeName("\(path).before-\(occasion)")
        try StoreCopy.keep(store, as: kept)
        return kept
      }
    }
  }

  /// Replaces all data with that of a backup. Running programs see it as an ordinary change.
  ///
  /// - Returns: the path of a copy of the previous data, or `nil` if there were none.
  package func restore(from file: String) throws(PokedexError) -> String? {
    guard FileKind(path: file) != .missing else { throw .missingFile(file) }
    let backup: DatabaseQueue
    do {
      backup = try Self.rows(ofBackup: file)
      // They belong in their folders, as files.
      try backup.write { db in try db.execute(sql: "DELETE FROM user_file") }
    } catch {
      throw StoreFailure.ofBackup(file, error)
    }
    return try translating {
      try Directory.make(above: path)
      // Without the lock, two simultaneous restores would each keep the other's data in place of
      // the previous data.
      return try withFileLock { try replaceRows(with: backup) }
    }
  }

  /// Returns whether a path leads to the store itself, under any name.
  package func isStore(_ file: String) -> Bool {
    guard let own = FileIdentity(path: path) else { return false }
    return FileIdentity(path: file) == own
  }

  /// Copies the rows of a backup into memory, in the current schema. Only values are taken from the
  /// file, since its schema cannot be trusted.
  ///
  /// - Throws: an error if the file is not a valid backup.
  static func rows(ofBackup file: String) throws -> DatabaseQueue {
    let copy = try DatabaseQueue(configuration: .guarded())
    try StoreCopy.opened(file).read { backup in
      guard try TrainerSchema.isStore(backup) else {
        throw RefusedData(reason: StoreFailure.foreign)
      }
      let changes = try TrainerSchema.checkedChanges(backup)
      guard try String.fetchAll(backup, sql: "PRAGMA integrity_check") == ["ok"] else {
        throw RefusedData(reason: StoreFailure.damaged)
      }
      try TrainerSchema.migrator(of: changes).migrate(copy)
      try copy.write { try TrainerSchema.replaceRows(of: $0, with: backup, of: changes) }
    }
    try TrainerSchema.migrator.migrate(copy)
    return copy
  }

  /// Replaces the rows in a transaction. The file itself must not be replaced: programs that have
  /// it open would lose their later writes.
  private func replaceRows(with backup: DatabaseQueue) throws -> String? {
    let kept = FileKind(path: path) == .missing ? nil : try keepWhole()
    try makeFile()
    let store = try queueUnderLock()
    try backup.read { rows in
      try store.write { try TrainerSchema.replaceRows(of: $0, with: rows) }
    }
    notifyOtherPrograms()
    try followRunMark()
    return kept
  }

  /// Copies the store to a new name; an unusable store is moved there instead.
  ///
  /// - Returns: the new path.
  private func keepWhole() throws -> String {
    let kept = Directory.freeName(path + ".before-restore")
    let store: DatabaseQueue
    do { store = try queueUnderLock() } catch {
      // No program can have an unusable store open, so none is affected by the move.
      guard FileKind(path: path) == .regular, StoreFailure.isUnfit(error) else { throw error }
      try Directory.move(path, to: kept)
      for (journal, name) in zip(SQLiteFile.journals(of: path), SQLiteFile.journals(of: kept)) {
        rename(journal, name)
      }
      return kept
    }
    try StoreCopy.keep(store, as: kept)
    return kept
  }
}
