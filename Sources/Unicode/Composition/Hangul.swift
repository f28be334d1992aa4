/// Syllables have numbers that follow from their parts (The Unicode Standard, 3.12, “Hangul Syllable
/// Composition”).
enum Hangul {
  private static let syllables: UInt32 = 0xAC00
  private static let consonants: UInt32 = 0x1100
  private static let vowels: UInt32 = 0x1161
  /// The number before the first final consonant, which stands for none.
  private static let finals: UInt32 = 0x11A7
  private static let vowelCount: UInt32 = 21
  private static let finalCount: UInt32 = 28

  /// - Parameter second: a vowel or a final consonant.
  static func joined(_ first: UInt32, _ second: UInt32) -> Unicode.Scalar? {
    switch first {
    case 0x1100...0x1112 where second < finals:
      let pair = (first - consonants) * vowelCount + second - vowels
      return Unicode.Scalar(syllables + pair * finalCount)
    case 0xAC00...0xD7A3 where second > finals && (first - syllables) % finalCount == 0:
      return Unicode.Scalar(first + second - finals)
    default: return nil
    }
  }
}
