/// ASCII for other characters, in terminals and locales without UTF-8.
package enum Transliteration {
  /// One ASCII character for a drawable one: letters lose their accents, common signs become the
  /// nearest one, and everything else is `?`.
  package static func ascii(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar.isASCII { return scalar }
    return signs[scalar] ?? letters[scalar] ?? "?"
  }

  /// Text with fractions such as ½ written out, as one ASCII character would be unreadable.
  package static func withoutFractions(_ text: String) -> String {
    guard text.contains(where: { fractions[$0] != nil }) else { return text }
    return text.map { fractions[$0] ?? String($0) }.joined()
  }

  private static let fractions: [Character: String] = [
    "½": "1/2", "¼": "1/4", "¾": "3/4", "⅛": "1/8", "⅝": "5/8", "⅜": "3/8", "⅞": "7/8",
  ]

  private static let signs: [Unicode.Scalar: Unicode.Scalar] = [
    "’": "'", "‘": "'", "′": "'", "″": "\"", "“": "\"", "”": "\"", "–": "-", "—": "-", "−": "-",
    "…": "~", "×": "x", "▲": "^", "▼": "v", "▸": ">",
    "·": ".", "•": "*", "♀": "F", "♂": "M", "★": "*", "⚠": "!", "☆": "*", "✓": "+", "●": "o",
    "↑": "^",
    "↓": "v", "←": "<", "→": ">", "─": "-", "│": "|", "┌": "+", "┐": "+", "└": "+", "┘": "+",
    "├": "+", "┤": "+", "┬": "+", "┴": "+", "┼": "+", "▌": ">", "█": "#", "▀": "#", "▄": "#",
    "━": "=", "○": ".", "✦": "%", "¶": "\"", "›": ">",
    "▁": ".", "▂": ".", "▃": "-", "▅": "=", "▆": "#", "▇": "#", "▘": "'", "▝": "'", "▖": ".",
    "▗": ".", "▚": "#", "▞": "#", "▛": "#", "▜": "#", "▙": "#", "▟": "#", "▐": "#",
    "░": ".", "┃": "#", "▏": " ", "▎": " ", "▍": "#", "▋": "#", "▊": "#", "▉": "#",
  ]

  private static let letters: [Unicode.Scalar: Unicode.Scalar] = {
    let table: [(Unicode.Scalar, String)] = [
      ("A", "ÀÁÂÃÄÅĀĂĄ"), ("C", "ÇĆĈĊČ"), ("D", "ÐĎĐ"), ("E", "ÈÉÊËĒĔĖĘĚ"), ("G", "ĜĞĠĢ"),
      ("H", "ĤĦ"), ("I", "ÌÍÎÏĨĪĬĮİ"), ("J", "Ĵ"), ("K", "Ķ"), ("L", "ĹĻĽĿŁ"), ("N", "ÑŃŅŇ"),
      ("O", "ÒÓÔÕÖØŌŎŐ"), ("R", "ŔŖŘ"), ("S", "ŚŜŞŠ"), ("T", "ŢŤŦ"), ("U", "ÙÚÛÜŨŪŬŮŰŲ"),
      ("W", "Ŵ"), ("Y", "ÝŶŸ"), ("Z", "ŹŻŽ"), ("a", "àáâãäåāăą"), ("c", "çćĉċč"),
      ("d", "ðďđ"), ("e", "èéêëēĕėęě"), ("g", "ĝğġģ"), ("h", "ĥħ"), ("i", "ìíîïĩīĭįı"),
      ("j", "ĵ"), ("k", "ķ"), ("l", "ĺļľŀł"), ("n", "ñńņň"), ("o", "òóôõöøōŏő"), ("r", "ŕŗř"),
      ("s", "śŝşšß"), ("t", "ţťŧ"), ("u", "ùúûüũūŭůűų"), ("w", "ŵ"), ("y", "ýÿŷ"), ("z", "źżž"),
    ]
    let pairs = table.flatMap { plain, accented in
      accented.unicodeScalars.map { ($0, plain) }
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }()
}
