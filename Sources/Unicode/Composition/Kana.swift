/// Voiced kana follow the plain ones: か が, は ば ぱ.
enum Kana {
  static func voiced(_ value: UInt32) -> Unicode.Scalar? {
    switch value {
    case 0x3046, 0x30A6: return Unicode.Scalar(value + 0x4E)
    case 0x30EF...0x30F2: return Unicode.Scalar(value + 8)
    case 0x309D, 0x30FD: return Unicode.Scalar(value + 1)
    default: break
    }
    return switch hiragana(value) {
    // か to ち, and つ to と, behind a small つ.
    case 0x304B...0x3061 where value % 2 == 1, 0x3064, 0x3066, 0x3068: Unicode.Scalar(value + 1)
    default: isOfTheHRow(value) ? Unicode.Scalar(value + 1) : nil
    }
  }

  static func halfVoiced(_ value: UInt32) -> Unicode.Scalar? {
    isOfTheHRow(value) ? Unicode.Scalar(value + 2) : nil
  }

  private static func isOfTheHRow(_ value: UInt32) -> Bool {
    let value = hiragana(value)
    return (0x306F...0x307B).contains(value) && value % 3 == 0x306F % 3
  }

  /// Katakana are in the same order as hiragana.
  private static func hiragana(_ value: UInt32) -> UInt32 {
    (0x30A1...0x30F6).contains(value) ? value - 0x60 : value
  }
}
