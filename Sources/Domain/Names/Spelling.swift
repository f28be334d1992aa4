import PokedexUnicode

/// Normalizes names for comparison: case, accents, spaces, hyphens, dots and apostrophes are
/// ignored, katakana equals hiragana, the parts of a Hangul syllable or a voiced kana equal the
/// whole, and characters of another width the usual ones.
package enum Spelling {
  /// `Mr. Mime`, `mr-mime` and `MRMIME` become `mrmime`; `Flabébé` becomes `flabebe`.
  package static func folded(_ text: some StringProtocol) -> [UInt8] {
    if let plain = foldedASCII(text) { return plain }
    var folded: [UInt8] = []
    let plain = Compatibility.plain(text.lowercased().unicodeScalars)
    for scalar in Composition.joined(plain) {
      append(scalar, to: &folded)
    }
    return folded
  }

  /// The words of a name, each folded.
  static func words(of name: String) -> [[UInt8]] {
    name.utf8.split(whereSeparator: endsWord).map { folded(Substring($0)) }
  }

  /// A name as one word, which folds to the same bytes as the name: `mega-glurak-x`, `m-mime`.
  package static func word(of name: String) -> String {
    NameWords(name).words.joined(separator: "-")
  }

  /// The name as people type it whose keyboards lack ä, ö and ü: `Schlürfer` becomes `Schluerfer`;
  /// `nil` if it has none of them.
  package static func spelledOut(_ name: String) -> String? {
    guard name.utf8.contains(0xC3) else { return nil }
    let spelled = name.unicodeScalars.map { umlauts[$0] ?? String($0) }.joined()
    return spelled.unicodeScalars.elementsEqual(name.unicodeScalars) ? nil : spelled
  }

  private static let umlauts: [Unicode.Scalar: String] = [
    "ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue",
  ]

  /// Whether a name is spelled so, with or without its umlauts.
  package static func isSpelled(_ name: String, _ letters: [UInt8]) -> Bool {
    folded(name) == letters || spelledOut(name).map { folded($0) } == letters
  }

  /// Whether the byte separates two words of a name.
  static func endsWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "-")
  }

  /// Returns `nil` for text that is not ASCII. Most names are ASCII and need no tables.
  private static func foldedASCII(_ text: some StringProtocol) -> [UInt8]? {
    var folded: [UInt8] = []
    folded.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      guard byte < 0x80 else { return nil }
      if let letter = Self.folded(ascii: byte) { folded.append(letter) }
    }
    return folded
  }

  /// Appends the letters of an ASCII name, as most are, and where each of its words but the first starts.
  /// Returns false, having appended nothing, when the name is not ASCII.
  static func append(plain name: String, to letters: inout [UInt8], _ words: inout [Int32]) -> Bool
  {
    guard name.utf8.allSatisfy({ $0 < 0x80 }) else { return false }
    let start = letters.count
    var startsWord = false
    for byte in name.utf8 {
      if let letter = folded(ascii: byte) {
        if startsWord { words.append(Int32(clamping: letters.count)) }
        letters.append(letter)
        startsWord = false
      } else if endsWord(byte) {
        startsWord = letters.count > start
      }
    }
    return true
  }

  /// The letter in lower case, or the digit; `nil` for characters that are ignored.
  static func folded(ascii byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte + 32
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
    default: nil
    }
  }

  private static func append(_ scalar: Unicode.Scalar, to folded: inout [UInt8]) {
    switch scalar.value {
    case 0x30...0x39, 0x61...0x7a: folded.append(UInt8(scalar.value))
    case 0...0x7f: return
    case 0x30a1...0x30f6: append(utf8: scalar.value - 0x60, to: &folded)
    // Hiragana, hanzi and hangul are letters, which need no tables.
    case 0x3041...0x3096, 0x4e00...0x9fff, 0xac00...0xd7a3:
      append(utf8: scalar.value, to: &folded)
    default:
      if let letters = plainLetters[scalar] {
        folded.append(contentsOf: letters.utf8)
      } else if isKept(scalar) {
        append(utf8: scalar.value, to: &folded)
      }
    }
  }

  private static func append(utf8 value: UInt32, to folded: inout [UInt8]) {
    guard let scalar = Unicode.Scalar(value), let bytes = UTF8.encode(scalar) else { return }
    folded.append(contentsOf: bytes)
  }

  /// Whether the scalar is a letter or digit; marks, punctuation and symbols are dropped.
  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .lowercaseLetter, .uppercaseLetter, .titlecaseLetter, .otherLetter, .decimalNumber,
      .otherNumber, .letterNumber:
      true
    // Some of these are apostrophes: U+02BB, U+02BC, U+02C8.
    case .modifierLetter: !(0x2B0...0x2FF).contains(scalar.value)
    default: false
    }
  }

  /// The letters that people type in place of those that their keyboard lacks.
  private static let plainLetters: [Unicode.Scalar: String] = {
    let groups: [(String, String)] = [
      ("a", "àáâãäåāăą"), ("ae", "æ"), ("c", "çćĉċč"), ("d", "ďđð"), ("e", "èéêëēĕėęě"),
      ("g", "ĝğġģ"), ("h", "ĥħ"), ("i", "ìíîïĩīĭįı"), ("j", "ĵ"), ("k", "ķ"), ("l", "ĺļľŀł"),
      ("n", "ñńņňŉŋ"), ("o", "òóôõöøōŏő"), ("oe", "œ"), ("r", "ŕŗř"), ("s", "śŝşš"), ("ss", "ß"),
      ("t", "ţťŧþ"), ("u", "ùúûüũūŭůűų"), ("w", "ŵ"), ("y", "ýÿŷ"), ("z", "źżž"),
      ("f", "♀"), ("m", "♂"),
    ]
    var letters: [Unicode.Scalar: String] = [:]
    for (plain, accented) in groups {
      for scalar in accented.unicodeScalars { letters[scalar] = plain }
    }
    return letters
  }()
}
