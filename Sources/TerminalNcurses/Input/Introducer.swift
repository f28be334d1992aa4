/// The beginning of a control function of several bytes (ECMA-48, 5.3): ESC and a letter, or the C1
/// character that stands for both, in UTF-8 or as a single byte.
struct Introducer: Equatable {
  /// The letter after ESC.
  let letter: UInt8
  /// The number of bytes of the introducer.
  let length: Int

  private static let letters = Array("[O]P_^X".utf8)

  /// `nil` when the input does not begin with an introducer, or ends after ESC.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard let first = bytes.first else { return nil }
    switch (first, bytes.dropFirst().first) {
    case (EscapeSequence.escape, let second?): (letter, length) = (second, 2)
    case (0xC2, let second?) where Self.isC1(second): (letter, length) = (second - 0x40, 2)
    case (0x80..<0xA0, _): (letter, length) = (first - 0x40, 1)
    default: return nil
    }
    guard Self.letters.contains(letter) else { return nil }
  }

  private static func isC1(_ byte: UInt8) -> Bool { (0x80..<0xA0).contains(byte) }
}
