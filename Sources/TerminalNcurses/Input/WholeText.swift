import Glibc
import PokedexTerminalUI

extension String {
  /// Writes the whole text to an open file, in as many writes as needed.
  ///
  /// - Returns: false when a write failed; `errno` has the reason.
  package func write(to file: Int32) -> Bool {
    var text = self
    return text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        let count = Glibc.write(file, rest.baseAddress, rest.count)
        if count < 0 && BlockedFile.waitToRetry(file) { continue }
        guard count > 0 else { return false }
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
      return true
    }
  }
}

/// A file whose last write failed.
enum BlockedFile {
  /// Whether the write may succeed on another try. Waits while the file is full, even if it was
  /// opened as non-blocking; a signal ends the wait.
  static func waitToRetry(_ file: Int32) -> Bool {
    guard errno == EAGAIN else { return errno == EINTR }
    var request = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
    poll(&request, 1, -1)
    return true
  }
}

extension DrawableText {
  /// The text in the encoding of the user's locale.
  var inLocale: String { (TerminalLocale.isUTF8 ? self : ascii).string }
}
