/// What stands between the quotation marks of a text in JSON, and what it means.
enum JSONText {
  /// - Returns: nothing where a backslash stands before what cannot be escaped.
  static func string(_ bytes: ArraySlice<UInt8>) -> String? {
    guard bytes.contains(UInt8(ascii: "\\")) else { return String(decoding: bytes, as: UTF8.self) }
    var units: [UInt16] = []
    var rest = String(decoding: bytes, as: UTF8.self).utf16[...]
    while let unit = rest.popFirst() {
      guard unit == UInt8(ascii: "\\") else {
        units.append(unit)
        continue
      }
      guard let escaped = escaped(&rest) else { return nil }
      units.append(escaped)
    }
    return String(decoding: units, as: UTF16.self)
  }

  private static func escaped(_ rest: inout Substring.UTF16View) -> UInt16? {
    guard let unit = rest.popFirst(), let mark = Unicode.Scalar(unit) else { return nil }
    switch mark {
    case "\"", "\\", "/": return unit
    case "b": return 8
    case "t": return 9
    case "n": return 10
    case "f": return 12
    case "r": return 13
    case "u":
      let digits = String(decoding: rest.prefix(4), as: UTF16.self)
      rest = rest.dropFirst(4)
      return digits.utf8.count == 4 ? UInt16(digits, radix: 16) : nil
    default: return nil
    }
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
