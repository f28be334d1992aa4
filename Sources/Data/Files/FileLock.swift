import Glibc
import PokedexDomain

/// A lock that prevents two syncs at the same time. The system releases it when the process ends,
/// even after a crash.
final class FileLock: Sendable {
  private let handle: Int32

  init(_ path: String) throws(PokedexError) {
    handle = open(path, O_CREAT | O_RDWR | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW, 0o600)
    guard handle >= 0 else { throw .file(path: path, reason: String(cString: strerror(errno))) }
    guard flock(handle, LOCK_EX | LOCK_NB) == 0 else {
      throw .file(path: path, reason: worded("another sync is running"))
    }
  }

  deinit {
    if handle >= 0 { close(handle) }
  }
}
