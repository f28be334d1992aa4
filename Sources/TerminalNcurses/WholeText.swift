import Glibc
import PokedexTerminalUI

extension String {
  /// Writes all of it to an open file, in as many pieces as that takes.
  ///
  /// - Returns: false when it could not be written to the end; `errno` tells why.
  package func write(to file: Int32) -> Bool {
    var text = self
    return text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        let count = Glibc.write(file, rest.baseAddress, rest.count)
        if count < 0 && BlockedFile.mayRetry(file) { continue }
        guard count > 0 else { return false }
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
      return true
    }
  }
}

/// A file that has just refused bytes.
enum BlockedFile {
  /// Whether it may take them when it is asked again. One that has no room just now is waited for,
  /// although whoever opened it would rather not; a signal ends the wait, and the next try tells more.
  static func mayRetry(_ file: Int32) -> Bool {
    guard errno == EAGAIN else { return errno == EINTR }
    var request = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
    poll(&request, 1, -1)
    return true
  }
}

extension DrawableText {
  /// As the user's locale can write it.
  var inLocale: String { (TerminalLocale.isUTF8 ? self : ascii).string }
}
