import PokedexTerminalUI

/// A control string (ECMA-48, 5.6): what a terminal answers to a question, or tells unasked. That
/// of its colours is understood: `ESC ]11;rgb:ffff/ffff/ffff ESC \\`. The others are swallowed.
struct TerminalAnswer {
  /// Bytes that are kept: what is longer is no colour.
  static let longest = 256

  /// What stands behind ESC: a system command, a device control string, an application's command,
  /// a privacy message, the start of a string.
  private static let introducers = Array("]P_^X".utf8)

  /// What came so far from the introducer on; `nil` when that was too much.
  private var text: [UInt8]? = []

  /// Whether an answer may begin so: no more has come, as where Alt and the same sign were pressed.
  static func mayBegin(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.count == 2 && introducers.contains(bytes[bytes.startIndex + 1])
  }

  /// Whether an answer begins so. Alt with the same sign sends the same two bytes; but what comes
  /// at once behind them was typed by nobody, as it is with `ESC [` and `ESC O`. To take an answer
  /// for keys is worse than to lose some: they would be run, and change what the user keeps.
  static func isBegun(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard mayBegin(bytes.prefix(2)), let first = bytes.dropFirst(2).first else { return false }
    return (0x20..<0x7F).contains(first)
  }

  /// Takes what belongs to the answer from the front.
  ///
  /// - Returns: whether that was all of it. BEL and `ESC \\` end it; so does what cannot be a part
  ///   of it, and stays.
  mutating func takePart(_ rest: inout ArraySlice<UInt8>) -> Bool {
    let part = rest.prefix(while: Self.holds)
    keep(part)
    rest.removeFirst(part.count)
    guard let last = rest.first else { return false }
    guard last == EscapeSequence.escape else {
      rest.removeFirst(last == 0x07 ? 1 : 0)
      return true
    }
    guard let next = rest.dropFirst().first else { return false }
    rest.removeFirst(next == UInt8(ascii: "\\") ? 2 : 0)
    return true
  }

  private static func holds(_ byte: UInt8) -> Bool {
    byte >= 0x20 || (0x08...0x0D).contains(byte)
  }

  private mutating func keep(_ part: ArraySlice<UInt8>) {
    let hasRoom = (text?.count ?? 0) + part.count <= Self.longest
    if hasRoom { text?.append(contentsOf: part) } else { text = nil }
  }

  /// What is behind the letters, by how bright it is.
  var background: Background? {
    guard let text else { return nil }
    let parts = String(decoding: text, as: UTF8.self).split(separator: ":")
    guard parts.count == 2, parts[0] == "]11;rgb" else { return nil }
    let channels = parts[1].split(separator: "/").map { channel -> UInt8? in
      let digits = channel.prefix { $0.isHexDigit }
      guard (1...4).contains(digits.count), let value = Int(digits, radix: 16) else { return nil }
      return UInt8(clamping: value * 255 / ((1 << (4 * digits.count)) - 1))
    }
    guard channels.count == 3, let red = channels[0], let green = channels[1],
      let blue = channels[2]
    else { return nil }
    return Background(RGB(red, green, blue))
  }
}
