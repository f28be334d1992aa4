/// What stands between the quotation marks of a text in JSON, and what it means.
enum JSONText {
  /// - Returns: nothing where a backslash stands before what cannot be escaped, or what is not
  ///   UTF-8.
  static func string(_ bytes: JSONReader.Text) -> String? {
    guard bytes.contains(UInt8(ascii: "\\")) else { return string(of: bytes.span) }
    var plain: [UInt8] = []
    plain.reserveCapacity(bytes.count)
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\") else {
        plain.append(byte)
        continue
      }
      guard let escaped = rest.popFirst(), append(escaped, &rest, to: &plain) else { return nil }
    }
    return string(of: plain.span)
  }

  /// `String(validating:as:)` looks its types up at each call.
  private static func string(of bytes: Span<UInt8>) -> String? {
    guard let valid = try? UTF8Span(validating: bytes) else { return nil }
    return String(copying: valid)
  }

  /// - Parameter mark: what follows the backslash.
  private static func append(
    _ mark: UInt8, _ rest: inout Slice<JSONReader.Text>, to plain: inout [UInt8]
  ) -> Bool {
    switch Unicode.Scalar(mark) {
    case "\"", "\\", "/": plain.append(mark)
    case "b": plain.append(8)
    case "t": plain.append(9)
    case "n": plain.append(10)
    case "f": plain.append(12)
    case "r": plain.append(13)
    case "u":
      guard let unit = unit(&rest) else { return false }
      UTF8.encode(scalar(unit, &rest))?.forEach { plain.append($0) }
    default: return false
    }
    return true
  }

  /// Four hexadecimal digits.
  private static func unit(_ rest: inout Slice<JSONReader.Text>) -> UInt32? {
    guard rest.count >= 4 else { return nil }
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = rest.popFirst().flatMap(hexadecimal) else { return nil }
      unit = unit << 4 | digit
    }
    return unit
  }

  private static func hexadecimal(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte) - 0x30
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte) - 0x57
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte) - 0x37
    default: nil
    }
  }

  /// What lies beyond 16 bits is written as two units; half of such a pair means nothing.
  private static func scalar(
    _ unit: UInt32, _ rest: inout Slice<JSONReader.Text>
  ) -> Unicode.Scalar {
    var ahead = rest.dropFirst(2)
    if (0xD800..<0xDC00).contains(unit), rest.starts(with: "\\u".utf8),
      let low = self.unit(&ahead), (0xDC00..<0xE000).contains(low)
    {
      rest = ahead
      return Unicode.Scalar(0x10000 + ((unit - 0xD800) << 10) + (low - 0xDC00)) ?? "\u{FFFD}"
    }
    return Unicode.Scalar(unit) ?? "\u{FFFD}"
  }

  /// A text between quotation marks, every character of it as it is.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\":
        quoted.unicodeScalars.append("\\")
        quoted.unicodeScalars.append(scalar)
      case "\u{0}"..<" ", "\u{7F}"..<"\u{A0}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
