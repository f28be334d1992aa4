/// Replaces characters that are others in another width or joined: full-width letters, half-width
/// kana, ligatures, Roman numerals, raised and lowered digits. The results are those of Unicode's compatibility
/// composition (NFKC); all other characters stay as they are.
package enum Compatibility {
  package static func plain(_ scalars: some Sequence<Unicode.Scalar>) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    for scalar in scalars {
      if isUsual(scalar.value) {
        result.append(scalar)
      } else {
        append(scalar, to: &result)
      }
    }
    return result
  }

  /// Whether the character is in no block that has such characters.
  private static func isUsual(_ value: UInt32) -> Bool {
    value < 0xB2 || (0xBA..<0x2070).contains(value) || (0x208A..<0x2160).contains(value)
      || (0x2180..<0x3000).contains(value) || (0x3001..<0xFB00).contains(value)
  }

  private static func append(_ scalar: Unicode.Scalar, to result: inout [Unicode.Scalar]) {
    switch scalar.value {
    case 0x2160...0x216F: result += romans[Int(scalar.value - 0x2160)].uppercased().unicodeScalars
    case 0x2170...0x217F: result += romans[Int(scalar.value - 0x2170)].unicodeScalars
    case 0x3000: result.append(" ")
    case 0xFF01...0xFF5E: append(scalar.value - 0xFF01 + 0x21, to: &result)
    case 0xFF65...0xFF9F: result.append(kana[Int(scalar.value - 0xFF65)])
    case 0xFB00...0xFB06:
      result += ligatures[Int(scalar.value - 0xFB00)].unicodeScalars
    case 0xB2, 0xB3: append(scalar.value - 0xB0 + zero, to: &result)
    case 0xB9: append(zero + 1, to: &result)
    case 0x2070, 0x2074...0x2079: append(scalar.value - 0x2070 + zero, to: &result)
    case 0x2080...0x2089: append(scalar.value - 0x2080 + zero, to: &result)
    default: result.append(scalar)
    }
  }

  private static func append(_ value: UInt32, to result: inout [Unicode.Scalar]) {
    if let scalar = Unicode.Scalar(value) { result.append(scalar) }
  }

  private static let zero: UInt32 = 0x30

  /// The usual forms of U+FF65 to U+FF9F. The last two are the marks of voiced kana.
  private static let kana =
    Array(
      ("・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホ"
        + "マミムメモヤユヨラリルレロワン").unicodeScalars) + ["\u{3099}", "\u{309A}"]

  /// The letters of U+2170 to U+217F: Chinese writes Porygon2 as 多邊獸Ⅱ.
  private static let romans = [
    "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii", "l", "c", "d", "m",
  ]

  private static let ligatures = ["ff", "fi", "fl", "ffi", "ffl", "st", "st"]
}
