import Glibc
import PokedexDomain

/// A SQLite file, together with the journals that SQLite keeps beside it.
struct SQLiteFile {
  let path: String

  /// - Parameter path: symbolic links are followed, as in SQLite.
  init(_ path: String) {
    self.path = Directory.resolved(path)
  }

  /// The files that SQLite may create beside a database.
  static func journals(of path: String) -> [String] {
    ["-wal", "-shm", "-journal"].map { path + $0 }
  }

  private var rollbackJournal: String { path + "-journal" }

  /// Replaces a database with a complete one.
  static func replace(_ path: String, with file: String) throws(PokedexError) {
    // SQLite would take a leftover journal for that of the new file, and undo its contents.
    for journal in journals(of: path) { unlink(journal) }
    try Directory.move(file, to: path)
  }

  /// Whether a write to the file was interrupted. The file is inconsistent until a connection with
  /// write access rolls the write back.
  var isHalfWritten: Bool {
    let file = open(rollbackJournal, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
    guard file >= 0 else { return FileKind(path: rollbackJournal) == .unreachable }
    defer { close(file) }
    var first: UInt8 = 0
    return read(file, &first, 1) == 1 && first != 0
  }

  /// Whether the file has no bytes; its WAL may still contain data.
  var isEmpty: Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_size == 0
  }

  /// Checks the file and its journals before SQLite opens them: opening a pipe would block forever,
  /// and SQLite would write through a journal that is a link.
  ///
  /// - Throws: ``PokedexError/file(path:reason:)`` if the file or a journal is not a regular file.
  func checkKinds() throws(PokedexError) {
    try Self.check(FileKind(path: path), path)
    for journal in Self.journals(of: path) {
      try Self.check(FileKind(unfollowed: journal), journal)
    }
  }

  private static func check(_ kind: FileKind, _ path: String) throws(PokedexError) {
    switch kind {
    case .regular, .missing, .unreachable: break
    case .directory, .other: throw .file(path: path, reason: StoreFailure.noFile)
    }
  }
}
