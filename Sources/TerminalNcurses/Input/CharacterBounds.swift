/// Distinguishes the bytes inside a UTF-8 character from those that begin something: a single-byte
/// C1 control has the same value as a byte inside a character.
struct CharacterBounds {
  /// The first byte of the character; 0 before any.
  private var first: UInt8 = 0
  private var left = 0

  /// The number of bytes of a character according to its first byte. An invalid first byte such as
  /// 0xC0 also counts, so that the bytes after it are not mistaken for C1 controls.
  static func length(firstByte byte: UInt8) -> Int {
    byte < 0xC0 ? 1 : min(6, (~byte).leadingZeroBitCount)
  }

  static func continues(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

  /// Takes the next byte.
  ///
  /// - Returns: whether it lies inside the character that the bytes before it began. The second byte
  ///   of a C1 control in UTF-8 counts as outside.
  mutating func isInside(_ byte: UInt8) -> Bool {
    guard left > 0, Self.continues(byte) else {
      (first, left) = (byte, Self.length(firstByte: byte) - 1)
      return false
    }
    left -= 1
    return first != 0xC2 || byte >= 0xA0
  }
}
