import Glibc
import PokedexDomain
import Synchronization

/// A file of lines that never grows beyond a bound: when it is full, it takes the place of the one
/// that was full before, and a new one is begun.
///
/// Nothing is made before there is a line to write. Lines are dropped in silence where that cannot
/// be done, because the disk is full, or the path is a link or anything else than a plain file of
/// the user's: it is no reason for the program to do anything else.
package final class LogFile: Sendable {
  /// Bytes; with the file before it, twice as much is kept.
  package static let usualLimit = 1 << 20

  package let path: String
  private let limit: Int
  private let state = Mutex(State.unopened)

  private enum State {
    case unopened
    case open(Int32)
    case unusable
  }

  package init(path: String, limit: Int = usualLimit) {
    (self.path, self.limit) = (path, limit)
  }

  deinit {
    if case .open(let file) = state.withLock(\.self) { close(file) }
  }

  /// The file that was full before.
  package var former: String { path + ".1" }

  /// Adds a line, with one write, so that those of several programs do not mix.
  package func append(_ line: String) {
    let bytes = Array(line.utf8) + [UInt8(ascii: "\n")]
    state.withLock { state in
      makeRoom(for: bytes.count, &state)
      guard case .open(let file) = state else { return }
      if write(file, bytes, bytes.count) != bytes.count { give(up: file, &state) }
    }
  }

  private func give(up file: Int32, _ state: inout State) {
    close(file)
    state = .unusable
  }

  private func makeRoom(for count: Int, _ state: inout State) {
    if case .unopened = state { state = open() }
    guard case .open(let file) = state, size(of: file) + count > limit else { return }
    close(file)
    // Another program may have done so already.
    if size(at: path) + count > limit { rename(path, former) }
    state = open()
  }

  private func open() -> State {
    guard (try? Directory.make(above: path)) != nil else { return .unusable }
    // Opening a pipe would wait for ever, and a terminal is to draw on. Through a link, lines would
    // end up in another file.
    let flags = O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK | O_NOCTTY | O_NOFOLLOW
    let file = Glibc.open(path, flags, 0o600)
    guard file >= 0 else { return .unusable }
    guard isOwn(file) else {
      close(file)
      return .unusable
    }
    return .open(file)
  }

  /// Whether it is a plain file of the user's.
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
