/// Tells the bytes inside a character of UTF-8 from those that begin something. As a single byte, a
/// control of C1 has the same value as a byte inside a character.
struct CharacterBounds {
  /// The first byte of the character; 0 where none has begun.
  private var first: UInt8 = 0
  private var left = 0

  /// The number of bytes that a character has by its first byte, also one that no character begins
  /// with, such as 0xC0: those behind it belong to it all the same.
  static func length(firstByte byte: UInt8) -> Int {
    byte < 0xC0 ? 1 : min(6, (~byte).leadingZeroBitCount)
  }

  static func continues(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

  /// Takes the next byte.
  ///
  /// - Returns: whether it lies inside the character that the bytes before it began. A control of C1
  ///   in UTF-8 is a character of its own, and its second byte lies outside for this.
  mutating func isInside(_ byte: UInt8) -> Bool {
    guard left > 0, Self.continues(byte) else {
      (first, left) = (byte, Self.length(firstByte: byte) - 1)
      return false
    }
    left -= 1
    return first != 0xC2 || byte >= 0xA0
  }
}
