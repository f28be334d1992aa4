import Glibc
import PokedexDomain

/// Directories and files that the program makes: for the user alone.
package enum Directory {
  /// Makes the directory that a file lies in, and those above it.
  package static func make(above file: String) throws(PokedexError) {
    guard let slash = file.lastIndex(of: "/"), slash > file.startIndex else { return }
    try make(String(file[..<slash]))
  }

  private static func make(_ path: String) throws(PokedexError) {
    if FileKind(path: path) == .directory { return }
    try make(above: path)
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else {
      throw .file(path: path, reason: String(cString: strerror(errno)))
    }
  }

  /// Makes an empty file that nobody else can read, unless there is one: SQLite would let others
  /// read what it makes.
  static func makeFile(_ path: String) throws(PokedexError) {
    let file = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw .file(path: path, reason: String(cString: strerror(errno))) }
    close(file)
  }

  /// Makes an empty file that nobody else can read beside one that it is to replace, under a name
  /// that nothing has.
  ///
  /// - Returns: its name, and the open file.
  static func makePartial(of path: String) throws(PokedexError) -> (name: String, file: Int32) {
    var name = Array("\(path).XXXXXX".utf8CString)
    let file = mkstemp(&name)
    guard file >= 0 else { throw .file(path: path, reason: String(cString: strerror(errno))) }
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    return (String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self), file)
  }

  /// The file that a link leads to: what replaces it must not replace the link.
  static func resolved(_ path: String) -> String {
    guard let whole = realpath(path, nil) else { return path }
    defer { free(whole) }
    return String(cString: whole)
  }

  /// Waits until a file's bytes are on the disk.
  static func flush(_ path: String) throws(PokedexError) {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    defer { close(file) }
    guard file >= 0, fsync(file) == 0 else {
      throw .file(path: path, reason: String(cString: strerror(errno)))
    }
  }
}

/// Keeps other programs out of a directory, as long as they ask for the same lock. The lock is on
/// the directory: closing a second handle of a database would free the locks of the first.
struct DirectoryLock {
  private let handle: Int32

  /// Waits until the lock of the directory that a file lies in is free. Where there can be no lock,
  /// nobody is kept out.
  init(above file: String) {
    let slash = file.lastIndex(of: "/") ?? file.startIndex
    handle = open(String(file[..<slash]), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if handle >= 0 { flock(handle, LOCK_EX) }
  }

  func release() {
    if handle >= 0 { close(handle) }
  }
}
