import Glibc

/// Reads from open files, pipes and terminals. Another program may have made the standard input
/// non-blocking, which fails while it is empty.
enum WaitingRead {
  /// Waits for bytes and reads them.
  ///
  /// - Returns: their number; 0 at the end, negative after an error, which is in `errno`.
  static func bytes(of file: Int32, into buffer: inout [UInt8]) -> Int {
    while true {
      let count = Glibc.read(file, &buffer, buffer.count)
      if count >= 0 || !canRetry(file) { return count }
    }
  }

  /// Returns whether to read again: after a signal, or once there are bytes.
  private static func canRetry(_ file: Int32) -> Bool {
    guard errno == EAGAIN else { return errno == EINTR }
    var request = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    poll(&request, 1, -1)
    return true
  }
}
