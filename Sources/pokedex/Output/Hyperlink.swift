import Glibc
import PokedexTerminalUI

/// The path of a file as a clickable link (OSC 8).
struct Hyperlink {
  /// The path as it is shown.
  let text: DrawableText
  /// Made of printable ASCII characters only.
  let address: String

  /// - Parameter path: the absolute path of a file on this machine.
  init(file path: String) {
    text = DrawableText(path)
    address = "file://\(Self.escaped(Self.host))\(Self.escaped(path))"
  }

  /// Percent-encodes all bytes except slashes and unreserved characters (RFC 3986, section 2.3).
  static func escaped(_ path: String) -> String {
    let digits = Array("0123456789ABCDEF")
    return path.utf8.map { byte in
      let scalar = Unicode.Scalar(byte)
      let isPlain =
        byte < 0x80
        && (scalar.properties.isAlphabetic || "0123456789/-._~".unicodeScalars.contains(scalar))
      return isPlain ? String(scalar) : "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
    }.joined()
  }

  /// The name of this machine. Without it, a terminal on another machine would look for the file
  /// there.
  private static var host: String {
    var name = [CChar](repeating: 0, count: 256)
    guard gethostname(&name, name.count - 1) == 0 else { return "" }
    return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
