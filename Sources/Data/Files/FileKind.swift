import Glibc

/// What stands at a path. Asked before a file is opened, since opening a pipe would wait for ever.
enum FileKind {
  case missing
  case regular
  case directory
  case other
  /// Why is said by the system when the file is opened.
  case unreachable

  /// - Parameter path: a link is followed.
  init(path: String) {
    var status = stat()
    self.init(stat(path, &status), status)
  }

  /// - Parameter path: a link is ``other``.
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
