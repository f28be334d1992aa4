import PokedexTerminalUI
import Testing

struct DrawableTextTests {
  static let hostile: [(String, String)] = [
    ("a\u{1B}[31mred", "a[31mred"),  // escape sequence
    ("a\u{9B}31mb", "a31mb"),  // C1 introducer
    ("a\u{07}\u{08}\u{00}b", "ab"),  // bell, backspace, NUL
    ("a\u{7F}b", "ab"),  // DEL
    ("a\tb\nc", "a b c"),
    ("a\r\nb", "a b"),  // one line end, one blank
    ("a\u{85}b\u{2028}c\u{2029}d", "a b c d"),
    ("a\u{0C}b", "a b"),  // PokeAPI's form feeds
    ("a\u{A0}b\u{3000}c\u{2003}d", "a b c d"),
    ("abc\u{202E}def\u{202C}", "abcdef"),  // bidi override
    ("a\u{2066}b\u{2069}c\u{200E}d", "abcd"),
    ("a\u{200B}b\u{200C}c\u{200D}d\u{2060}e\u{FEFF}f", "abcdef"),
    ("so\u{AD}ft", "soft"),
    ("\u{2640}\u{FE0F}\u{2642}\u{FE0E}", "♀♂"),
    ("a\u{E0041}\u{E007F}b", "ab"),  // tags
    ("a\u{E000}\u{F8FF}\u{F0000}b", "ab"),  // private use
    ("a\u{0378}\u{FFFE}\u{FFFF}b", "ab"),  // unassigned, non-characters
    ("a\u{3164}\u{FFA0}\u{115F}b", "ab"),  // fillers
    ("a\u{034F}b", "ab"),  // grapheme joiner
    ("\u{301}a", "a"),  // a combining mark without a character
    (" \u{301}a", " a"),
    ("a\n\u{301}b", "a b"),
    ("e\u{301}\u{302}\u{303}\u{304}x", "e\u{301}\u{302}x"),
  ]

  @Test(arguments: hostile)
  func `harmful and deceptive characters are removed`(raw: String, clean: String) {
    let text = DrawableText(raw)
    // Scalars, since Swift takes some different texts for equal.
    #expect(Array(text.string.unicodeScalars) == Array(clean.unicodeScalars))
  }

  @Test(arguments: hostile.map { $0.0 })
  func `cleaning clean text changes nothing`(raw: String) {
    let once = DrawableText(raw)
    #expect(DrawableText(once.string) == once)
  }

  @Test func `no text keeps a control or formatting character`() {
    for value in UInt32(0)..<0x3_0000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let cleaned = DrawableText("a\(Character(scalar))b").string.unicodeScalars
      let hasBad = cleaned.contains {
        switch $0.properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
          .paragraphSeparator:
          true
        default: false
        }
      }
      #expect(!hasBad, "U+\(String(value, radix: 16))")
    }
  }

  @Test(arguments: [
    ("Pikachu", 7), ("Flabébé", 7), ("Flabe\u{301}be\u{301}", 7), ("フシギダネ", 10),
    ("이상해씨", 8), ("妙蛙种子", 8), ("Nidoran♀", 8), ("Ｐ", 2), ("ﾌｼｷﾞ", 4), ("", 0),
  ])
  func `a text is as wide as a terminal draws it`(raw: String, width: Int) {
    #expect(DrawableText(raw).width == width)
  }

  @Test(arguments: [
    ("\u{1111}\u{1175}\u{110F}\u{1161}\u{110E}\u{1172}", "피카츄", 6), ("가\u{11AB}", "간", 2),
    ("ᄀ\u{200D}\u{1161}\u{11AB}", "간", 2), ("ヒ\u{309A}", "ピ", 2), ("か\u{3099}", "が", 2),
    ("ハ\u{3099}\u{309A}", "バ\u{309A}", 2), ("간\u{11AB}", "간\u{11AB}", 2),
    ("\u{1160}\u{1161}a", "a", 1), ("a\u{1161}", "a\u{1161}", 1),
  ])
  func `the parts of Hangul and voiced kana are joined`(raw: String, joined: String, width: Int) {
    let text = DrawableText(raw)
    #expect(Array(text.string.unicodeScalars) == Array(joined.unicodeScalars))
    #expect(text.width == width)
    #expect(DrawableText(text.string) == text)
  }

  @Test func `interpolated text is also cleaned`() {
    let name = "Mr.\u{1B} Mime"
    let text: DrawableText = "No. \(122) \(name)"
    #expect(text.string == "No. 122 Mr. Mime")
    #expect(text.width == 16)
  }

  @Test func `texts join with their widths`() {
    let joined = [DrawableText("火"), "Fire", "é"].joined(separator: ", ")
    #expect(joined.string == "火, Fire, é")
    #expect(joined.width == 11)
  }

  @Test(arguments: [
    ("Flabébé", "Flabebe"), ("Nidoran♀", "NidoranF"), ("Farfetch’d", "Farfetch'd"),
    ("火", "?"), ("e\u{301}", "e"), ("½", "1/2"),
  ])
  func `without UTF-8 names stay readable`(raw: String, ascii: String) {
    #expect(DrawableText(raw).ascii.string == ascii)
  }
}
