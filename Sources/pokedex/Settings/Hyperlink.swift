import Glibc
import PokedexTerminalUI

/// A clickable link (OSC 8), on terminals for which the settings enable it.
struct Hyperlink {
  private let text: String
  private let address: String

  /// - Parameter path: the absolute path of a file on this machine.
  init(file path: String) {
    text = DrawableText(path).string
    address = "file://\(Self.host)\(Self.escaped(path))"
  }

  /// The text with its link; only the text if links are disabled or the output is not a terminal.
  var written: String {
    guard Configuration.ofUser.isOn(.links), Output.isTerminal else { return text }
    return "\u{1B}]8;;\(address)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
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
