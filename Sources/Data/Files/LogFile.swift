import Glibc
import Synchronization

/// A log file with a maximum size: a full file replaces the previous full one, and a new file is
/// started.
///
/// The file is created with the first line. Lines that cannot be written are dropped silently, for
/// example when the disk is full or the path is not a regular file owned by the user: logging must
/// not disturb the program.
package final class LogFile: Sendable {
  /// The default limit in bytes; with the previous file, up to twice as much is kept.
  package static let defaultLimit = 1 << 20

  package let path: String
  private let limit: Int
  private let state = Mutex(State.unopened)

  private enum State {
    case unopened
    case open(Int32)
    case unusable
  }

  package init(path: String, limit: Int = defaultLimit) {
    self.path = path
    self.limit = limit
  }

  deinit {
    if case .open(let file) = state.withLock(\.self) { close(file) }
  }

  /// The path of the previous, full file.
  package var former: String { path + ".1" }

  /// Appends a line with a single write, so that lines of several programs do not mix.
  package func append(_ line: String) {
    let bytes = Array(line.utf8) + [UInt8(ascii: "\n")]
    state.withLock { state in
      makeRoom(for: bytes.count, &state)
      guard case .open(let file) = state else { return }
      if write(file, bytes, bytes.count) != bytes.count { disable(file, &state) }
    }
  }

  private func disable(_ file: Int32, _ state: inout State) {
    close(file)
    state = .unusable
  }

  private func makeRoom(for count: Int, _ state: inout State) {
    if case .unopened = state { state = open() }
    guard case .open(let file) = state, size(of: file) + count > limit else { return }
    close(file)
    // Another program may have rotated the file already.
    if size(at: path) + count > limit { rename(path, former) }
    state = open()
  }

  private func open() -> State {
    guard (try? Directory.make(above: path)) != nil else { return .unusable }
    // Opening a pipe would block forever, and lines must not go to a terminal, or through a link to
    // another file.
    let flags = O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK | O_NOCTTY | O_NOFOLLOW
    let file = Glibc.open(path, flags, 0o600)
    guard file >= 0 else { return .unusable }
    guard isOwn(file) else {
      close(file)
      return .unusable
    }
    return .open(file)
  }

  /// Returns whether the file is a regular file owned by the user.
  private func isOwn(_ file: Int32) -> Bool {
    var status = stat()
    return fstat(file, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      && status.st_uid == geteuid()
  }

  private func size(of file: Int32) -> Int {
    var status = stat()
    return fstat(file, &status) == 0 ? Int(status.st_size) : 0
  }

  private func size(at path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }
}
