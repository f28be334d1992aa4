internal import CTerminal
import Glibc

/// Collects the bytes of a frame, so that the terminal gets it with one write.
///
/// ncurses flushes its output when it sees fit, at first after each move of the cursor: left alone,
/// it would write to the terminal once for every piece of text, and a frame would be seen in parts.
@MainActor
final class FrameBuffer {
  /// What ncurses is to be started on. It looks at the terminal through it then; from `begin` on
  /// it writes to memory. -1 when there is none.
  let channel: Int32
  private let file = memory_file()
  private let terminal: Int32
  private var bytes = [UInt8](repeating: 0, count: 16_384)
  /// Whether a write failed: the terminal is gone.
  private(set) var isLost = false

  /// Whether a frame may be as large as frames are: the limit of files holds in memory, too.
  static var hasRoom: Bool {
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
    return limit.rlim_cur >= 1 << 20
  }

  init(terminal: Int32) {
    self.terminal = terminal
    channel = file < 0 ? -1 : fcntl(terminal, F_DUPFD_CLOEXEC, 3)
  }

  /// Collects from now on.
  func begin() {
    dup2(file, channel)
    _ = fcntl(channel, F_SETFD, FD_CLOEXEC)
  }

  /// Forgets what ncurses wrote since the last time.
  func drop() { lseek(file, 0, SEEK_SET) }

  /// Sends what ncurses wrote since the last time, with `end` behind it; false when that was lost.
  func send(followedBy end: [UInt8]) -> Bool {
    let count = Int(lseek(file, 0, SEEK_CUR))
    if bytes.count < count { bytes = [UInt8](repeating: 0, count: count * 2) }
    drop()
    let read = pread(file, &bytes, max(0, count), 0)
    let whole = end.isEmpty ? bytes : bytes.prefix(max(0, read)) + end
    whole.withUnsafeBytes { write($0.prefix(max(0, read) + end.count)) }
    return count >= 0 && read == count
  }

  private func write(_ bytes: Slice<UnsafeRawBufferPointer>) {
    var rest = bytes
    while !rest.isEmpty, !isLost {
      let piece = UnsafeRawBufferPointer(rebasing: rest)
      let count = Glibc.write(terminal, piece.baseAddress, piece.count)
      if count > 0 {
        rest = rest.dropFirst(count)
      } else {
        isLost = !BlockedFile.mayRetry(terminal)
      }
    }
  }
}
