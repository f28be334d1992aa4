import Glibc
import PokedexDomain

/// Creates directories and files that only the user can access.
package enum Directory {
  /// Creates the directory of a file, along with its parents.
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

  /// Creates an empty file that only the user can read, unless the file exists. SQLite would create
  /// a file that others can read.
  static func makeFile(_ path: String) throws(PokedexError) {
    let file = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw .file(path: path, reason: String(cString: strerror(errno))) }
    close(file)
  }

  /// Creates an empty file under an unused name, next to the file that it is to replace. Only the
  /// user can read it.
  ///
  /// - Returns: the name, and a descriptor of the open file.
  static func makePartial(of path: String) throws(PokedexError) -> (name: String, file: Int32) {
    var name = Array("\(path).XXXXXX".utf8CString)
    let file = mkstemp(&name)
    guard file >= 0 else { throw .file(path: path, reason: String(cString: strerror(errno))) }
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    return (String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self), file)
  }

  /// Resolves symbolic links, so that replacing a file does not replace a link to it.
  static func resolved(_ path: String) -> String {
    guard let whole = realpath(path, nil) else { return path }
    defer { free(whole) }
    return String(cString: whole)
  }

  /// Renames a file, which replaces any at the path.
  static func move(_ file: String, to path: String) throws(PokedexError) {
    guard rename(file, path) == 0 else {
      throw .file(path: path, reason: String(cString: strerror(errno)))
    }
  }

  /// Gives a file the access that new files have, by the user's mask, and waits until it is on disk.
  static func publish(_ path: String) throws(PokedexError) {
    let mask = umask(0o077)
    umask(mask)
    guard chmod(path, 0o666 & ~mask) == 0 else {
      throw .file(path: path, reason: String(cString: strerror(errno)))
    }
    try flush(path)
  }

  /// Waits until the contents of a file are on disk.
  static func flush(_ path: String) throws(PokedexError) {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    defer { close(file) }
    guard file >= 0, fsync(file) == 0 else {
      throw .file(path: path, reason: String(cString: strerror(errno)))
    }
  }

  /// The first unused name, such as `trainer.sqlite.before-restore` or `…-2`.
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

/// An exclusive lock that programs take before they change the files of a directory. It locks the
/// directory, not a database in it: closing its own descriptor of the database would release
/// SQLite's locks as well.
struct DirectoryLock {
  private let handle: Int32

  /// Waits for the lock of a file's directory. If the directory cannot be locked, continues without
  /// a lock.
  init(above file: String) {
    let slash = file.lastIndex(of: "/") ?? file.startIndex
    handle = open(String(file[..<slash]), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if handle >= 0 { flock(handle, LOCK_EX) }
  }

  func release() {
    if handle >= 0 { close(handle) }
  }
}
