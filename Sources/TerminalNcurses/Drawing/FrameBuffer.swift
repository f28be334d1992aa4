internal import CTerminal
import Glibc

/// Collects the bytes of a frame and sends them with one write.
///
/// ncurses decides by itself when to flush, at first after each move of the cursor. Writing directly
/// to the terminal, it would send every piece of text separately, and a frame would appear in parts.
@MainActor
final class FrameBuffer {
  /// The file for ncurses: the terminal at first, memory from `begin` on; -1 when there is none.
  let channel: Int32
  private let file = memory_file()
  private let terminal: Int32
  private var bytes = [UInt8](repeating: 0, count: 16_384)
  /// The number of bytes of ncurses that were sent last.
  private var last = 0
  /// Whether a write failed because the terminal is gone.
  private(set) var isLost = false

  /// Whether a frame is within the limit of file sizes, which also applies to files in memory.
  static var hasRoom: Bool {
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
    return limit.rlim_cur >= 1 << 20
  }

  init(terminal: Int32) {
    self.terminal = terminal
    channel = file < 0 ? -1 : fcntl(terminal, F_DUPFD_CLOEXEC, 3)
  }

  /// Begins to collect.
  func begin() {
    dup2(file, channel)
    _ = fcntl(channel, F_SETFD, FD_CLOEXEC)
  }

  /// Discards the output of ncurses since the last call.
  func drop() { lseek(file, 0, SEEK_SET) }

  /// Sends the output of ncurses since the last call, followed by `end`.
  ///
  /// - Returns: false when a part of ncurses' output was lost; `end` is sent all the same.
  func send(followedBy end: [UInt8]) -> Bool {
    let hasRoom = hasRoomAtEnd
    let count = Int(lseek(file, 0, SEEK_CUR))
    if bytes.count < count { bytes = [UInt8](repeating: 0, count: count * 2) }
    drop()
    let read = pread(file, &bytes, max(0, count), 0)
    last = max(0, read)
    let whole = end.isEmpty ? bytes : bytes.prefix(last) + end
    whole.withUnsafeBytes { write($0.prefix(last + end.count)) }
    return hasRoom && count >= 0 && read == count
  }

  /// Whether the last output of ncurses had this sequence, whole.
  func hasSent(_ sequence: [UInt8]) -> Bool { bytes.prefix(last).firstRange(of: sequence) != nil }

  /// Whether another byte can be written. ncurses does not tell that a write failed; where it did, the
  /// next one fails, too.
  private var hasRoomAtEnd: Bool {
    var byte: UInt8 = 0
    guard Glibc.write(file, &byte, 1) == 1 else { return false }
    lseek(file, -1, SEEK_CUR)
    return true
  }

  private func write(_ bytes: Slice<UnsafeRawBufferPointer>) {
    var rest = bytes
    while !rest.isEmpty, !isLost {
      let piece = UnsafeRawBufferPointer(rebasing: rest)
      let count = Glibc.write(terminal, piece.baseAddress, piece.count)
      if count > 0 {
        rest = rest.dropFirst(count)
      } else {
        isLost = !BlockedFile.waitToRetry(terminal)
      }
    }
  }
}
