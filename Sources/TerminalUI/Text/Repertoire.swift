/// The characters that an output can show.
package enum Repertoire: Equatable, Sendable {
  case unicode
  /// ASCII, and letters whose width all terminals agree on, such as kana and hanzi; no East Asian
  /// Ambiguous characters, which some terminals draw two columns wide.
  case certain
  case ascii

  /// Whether a character has to be replaced.
  func lacks(_ scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .unicode: false
    case .certain: !scalar.isASCII && !Self.hasCertainWidth(scalar)
    case .ascii: !scalar.isASCII
    }
  }

  /// Whether combining marks stay: not on a letter that loses its accent.
  package func keepsMarks(on scalar: Unicode.Scalar) -> Bool {
    self == .unicode || !scalar.isASCII && !lacks(scalar)
  }

  /// The character, or its replacement in ASCII.
  package func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    lacks(scalar) ? Transliteration.ascii(scalar) : scalar
  }

  /// Wide characters, halfwidth katakana (U+FF61–FF9F) and halfwidth hangul (U+FFA0–FFDC): Wide and
  /// Halfwidth in Unicode's EastAsianWidth.txt.
  private static func hasCertainWidth(_ scalar: Unicode.Scalar) -> Bool {
    TextWidth.of(scalar) == .columns(2) || (0xFF61...0xFFDC).contains(scalar.value)
  }
}

extension DrawableText {
  /// The text in the characters of an output. In ASCII, a wide character becomes one `?`, so the
  /// width may be smaller than it was.
  package func within(_ repertoire: Repertoire) -> DrawableText {
    guard repertoire != .unicode, !isASCII else { return self }
    var result = String.UnicodeScalarView()
    var keepsMarks = false
    for scalar in Transliteration.withoutFractions(string).unicodeScalars {
      if TextWidth.of(scalar) == .combiningMark {
        if keepsMarks { result.append(scalar) }
      } else {
        keepsMarks = repertoire.keepsMarks(on: scalar)
        result.append(repertoire.shown(scalar))
      }
    }
    return DrawableText(String(result))
  }

  package var ascii: DrawableText { within(.ascii) }
}
