import Glibc

/// The kind of file at a path, checked before opening: opening a pipe would block forever.
enum FileKind {
  case missing
  case regular
  case directory
  case other
  /// The path cannot be examined; opening the file yields the reason.
  case unreachable

  /// - Parameter path: symbolic links are followed.
  init(path: String) {
    var status = stat()
    self.init(stat(path, &status), status)
  }

  /// - Parameter path: a symbolic link is ``other``.
  init(unfollowed path: String) {
    var status = stat()
    self.init(lstat(path, &status), status)
  }

  private init(_ code: Int32, _ status: stat) {
    guard code == 0 else {
      self = [ENOENT, ENOTDIR].contains(errno) ? .missing : .unreachable
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .regular
    case S_IFDIR: self = .directory
    default: self = .other
    }
  }
}
