/// A single character, one column wide, that is known to be safe in a cell.
package struct Symbol: Hashable, Sendable {
  package let scalar: Unicode.Scalar

  fileprivate init(_ scalar: Unicode.Scalar) { self.scalar = scalar }

  package var text: DrawableText { DrawableText(String(Character(scalar))) }

  package static let blank = Symbol(" ")
}

/// The symbols that screens draw with, in Unicode and in ASCII.
package struct Symbols: Equatable, Sendable {
  /// The characters of texts beside these symbols.
  package let repertoire: Repertoire
  package var isUnicode: Bool { repertoire == .unicode }
  // Borders.
  package let horizontal: Symbol
  /// ━: the line above the pane that has the focus.
  package let heavyHorizontal: Symbol
  package let vertical: Symbol
  package let topLeft: Symbol
  package let topRight: Symbol
  package let bottomLeft: Symbol
  package let bottomRight: Symbol
  /// ┬: a line down from a horizontal one.
  package let teeDown: Symbol
  /// ┴: a line up from a horizontal one.
  package let teeUp: Symbol
  /// ├: a line right from a vertical one.
  package let teeRight: Symbol
  /// ┤: a line left from a vertical one.
  package let teeLeft: Symbol
  package let cross: Symbol
  /// The marker before the selected row.
  package let marker: Symbol
  /// The cell of a bar, filled by one to eight eighths (8 symbols).
  package let barEighths: [Symbol]
  package let barEmpty: Symbol
  /// The parts of bars in neighbouring rows, with a gap between the rows.
  package let stackedBar: Symbol
  package let stackedBarEmpty: Symbol
  package let scrollTrack: Symbol
  package let scrollThumb: Symbol
  package let arrowUp: Symbol
  package let arrowDown: Symbol
  package let arrowLeft: Symbol
  package let arrowRight: Symbol
  package let star: Symbol
  package let starEmpty: Symbol
  package let check: Symbol
  package let ball: Symbol
  package let circle: Symbol
  package let sparkle: Symbol
  /// Marks rows with a note.
  package let note: Symbol
  package let dot: Symbol
  package let dash: Symbol
  package let times: Symbol
  package let female: Symbol
  package let male: Symbol
  /// Marks where a text was cut off.
  package let ellipsis: Symbol
  package let half: DrawableText
  package let quarter: DrawableText
  package let eighth: DrawableText

  package static let unicode = Symbols(
    repertoire: .unicode, horizontal: "─", heavyHorizontal: "━", vertical: "│", topLeft: "┌",
    topRight: "┐",
    bottomLeft: "└", bottomRight: "┘", teeDown: "┬", teeUp: "┴", teeRight: "├", teeLeft: "┤",
    cross: "┼", marker: "▌", barEighths: ["▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"],
    barEmpty: "░", stackedBar: "▆", stackedBarEmpty: "▁", scrollTrack: "│", scrollThumb: "┃",
    arrowUp: "↑", arrowDown: "↓",
    arrowLeft: "←", arrowRight: "→", star: "★", starEmpty: "☆", check: "✓", ball: "●",
    circle: "○", sparkle: "✦", note: "¶", dot: "·", dash: "–", times: "×", female: "♀", male: "♂",
    ellipsis: "…", half: "½", quarter: "¼",
    eighth: "⅛")

  package static let ascii = plain(.ascii)
  /// For an output that shows wide letters, too.
  package static let certain = plain(.certain)

  private static func plain(_ repertoire: Repertoire) -> Symbols {
    Symbols(
      repertoire: repertoire, horizontal: "-", heavyHorizontal: "=", vertical: "|", topLeft: "+",
      topRight: "+",
      bottomLeft: "+", bottomRight: "+", teeDown: "+", teeUp: "+", teeRight: "+", teeLeft: "+",
      cross: "+", marker: ">", barEighths: [".", ".", ".", "#", "#", "#", "#", "#"],
      barEmpty: ".", stackedBar: "#", stackedBarEmpty: ".", scrollTrack: "|", scrollThumb: "#",
      arrowUp: "^", arrowDown: "v",
      arrowLeft: "<", arrowRight: ">", star: "*", starEmpty: "*", check: "+", ball: "o",
      circle: ".", sparkle: "%", note: "\"", dot: ".", dash: "-", times: "x", female: "F",
      male: "M",
      ellipsis: "~", half: "1/2", quarter: "1/4",
      eighth: "1/8")
  }
}

extension Symbol: ExpressibleByUnicodeScalarLiteral {
  /// A scalar that is not drawable, or not one column wide, becomes a question mark.
  package init(unicodeScalarLiteral scalar: Unicode.Scalar) {
    self.init(TextWidth.of(scalar) == .columns(1) ? scalar : "?")
  }
}
