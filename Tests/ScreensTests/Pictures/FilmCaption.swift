/// The caption of a film's frame: words, and keys within grave accents, which are drawn as keycaps.
struct FilmCaption: Sendable, ExpressibleByStringLiteral {
  /// Words and keys by turns, beginning with words, which may be empty.
  private let parts: [String]

  /// The declarations of its classes.
  static let style = """
    .caption{fill:#121216;font-weight:700}
    .bar{fill:#ffd75f}
    .cap{fill:#121216}
    .key{fill:#ffd75f;font-weight:700}
    """
  /// The distance from a keycap's edge to its label.
  private static let padding = 6

  init(_ text: String) {
    parts = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
  }

  init(stringLiteral text: String) { self.init(text) }

  /// The labels of the keys that it names.
  var keys: [String] { parts.indices.filter(Self.isKey).map { parts[$0] } }

  /// How long it takes to read, in tenths of a second: 240 words a minute, and never less than 1.5 s.
  var tenths: Int {
    let words = parts.flatMap { $0.split(separator: " ") }.count
    return max(15, words * 5 / 2)
  }

  private static func isKey(_ index: Int) -> Bool { !index.isMultiple(of: 2) }

  /// The elements of the caption, in pixels.
  func drawn(x: Int, baseline: Int) -> String {
    var start = x
    var elements = ""
    for (index, part) in parts.enumerated() where !part.isEmpty {
      let width = part.unicodeScalars.count * CellShape.width
      if Self.isKey(index) {
        let cap = width + 2 * Self.padding
        elements += """
          <rect class="cap" x="\(start)" y="\(baseline - 16)" width="\(cap)" height="22" rx="4"/>
          """
        elements += Self.letters("key", part, x: start + Self.padding, baseline, width)
        start += cap
      } else {
        elements += Self.letters("caption", part, x: start, baseline, width)
        start += width
      }
    }
    return elements
  }

  private static func letters(
    _ style: String, _ text: String, x: Int, _ baseline: Int, _ width: Int
  ) -> String {
    """
    <text class="\(style)" x="\(x)" y="\(baseline)" textLength="\(width)">\(text.escapedForXML)</text>
    """
  }
}
