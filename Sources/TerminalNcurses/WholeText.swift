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
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
      return true
    }
  }
}

extension DrawableText {
  /// As the user's locale can write it.
  var inLocale: String { (TerminalLocale.isUTF8 ? self : ascii).string }
}
