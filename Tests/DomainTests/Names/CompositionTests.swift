import PokedexUnicode
import Testing

/// Parts of characters that form a whole.
@Suite struct CompositionTests {
  /// Swift takes canonically equal texts for equal.
  private func isCanonical(_ parts: [Unicode.Scalar], _ whole: Unicode.Scalar) -> Bool {
    String(String.UnicodeScalarView(parts)) == String(whole)
  }

  @Test func `all Hangul syllables are joined from their parts`() {
    for lead in 0x1100...0x1112 as ClosedRange<UInt32> {
      for vowel in 0x1161...0x1175 as ClosedRange<UInt32> {
        for final in 0x11A7...0x11C2 as ClosedRange<UInt32> {
          let numbers = final == 0x11A7 ? [lead, vowel] : [lead, vowel, final]
          let parts = numbers.compactMap(Unicode.Scalar.init)
          let joined = Composition.joined(parts)
          #expect(joined.count == 1 && isCanonical(parts, joined[0]))
        }
      }
    }
  }

  /// The standard library knows the decompositions, so each pair that has a whole is found there.
  @Test func `every pair has the whole that Unicode gives it, or none`() {
    let seconds = [0x1160, 0x1161, 0x1175, 0x1176, 0x11A7, 0x11A8, 0x11C2, 0x11C3, 0x3099, 0x309A]
    let wholes = [0x3041...0x30FF, 0xAC00...0xD7A3].joined().compactMap { Unicode.Scalar($0) }
    let byText = Dictionary(
      wholes.map { (String($0), $0) }, uniquingKeysWith: { first, _ in first })
    let firsts = [0x1100...0x1113, 0x3041...0x30FF, 0xABFF...0xAC40, 0xD780...0xD7A4].joined()
    for first in firsts.compactMap({ Unicode.Scalar($0) }) {
      for second in seconds.compactMap({ Unicode.Scalar($0) }) {
        let whole = byText[String(String.UnicodeScalarView([first, second]))]
        #expect(Composition.joined(first, second) == whole, "\(first.value) \(second.value)")
      }
    }
  }

  @Test func `other text stays as it is`() {
    let text = "e\u{301}\u{1161} abc 피 \u{11A8}"
    #expect(Composition.joined(text.unicodeScalars) == Array(text.unicodeScalars))
    #expect(Composition.joined([]).isEmpty)
  }
}
