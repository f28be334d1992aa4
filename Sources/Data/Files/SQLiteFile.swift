import Glibc
import PokedexDomain

/// A SQLite file with the journals that SQLite keeps beside it.
struct SQLiteFile {
  let path: String

  /// - Parameter path: a link is followed, as SQLite does.
  init(_ path: String) {
    self.path = Directory.resolved(path)
  }

  /// Files that SQLite may have beside it.
  static func journals(of path: String) -> [String] {
    ["-wal", "-shm", "-journal"].map { path + $0 }
  }

  private var rollbackJournal: String { path + "-journal" }

  /// Whether a change was cut off that was written to the file itself: it is half there until a
  /// connection that may write has rolled it back.
  var isHalfWritten: Bool {
    let file = open(rollbackJournal, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
    guard file >= 0 else { return FileKind(path: rollbackJournal) == .unreachable }
    defer { close(file) }
    var first: UInt8 = 0
    return read(file, &first, 1) == 1 && first != 0
  }

  /// Whether nothing has been written to the file itself.
  var isEmpty: Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_size == 0
  }

  /// Asked before SQLite opens the file: to open a pipe would wait for ever, and a journal that is
  /// a link would be written elsewhere.
  ///
  /// - Throws: ``PokedexError/file(path:reason:)`` where the file or a journal is no plain file.
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
