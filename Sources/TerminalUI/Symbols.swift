/// A single character of one column that is known to be safe in a cell.
package struct Symbol: Hashable, Sendable {
  package let scalar: Unicode.Scalar

  fileprivate init(_ scalar: Unicode.Scalar) { self.scalar = scalar }

  package var text: DrawableText { DrawableText(String(Character(scalar))) }

  package static let blank = Symbol(" ")
}

/// The signs that screens draw with, once for terminals that speak UTF-8 and once in ASCII.
package struct Symbols: Equatable, Sendable {
  package let isUnicode: Bool
  // Frames.
  package let horizontal: Symbol
  package let vertical: Symbol
  package let topLeft: Symbol
  package let topRight: Symbol
  package let bottomLeft: Symbol
  package let bottomRight: Symbol
  /// ┬: a line that goes down from a horizontal one.
  package let teeDown: Symbol
  /// ┴: a line that goes up from a horizontal one.
  package let teeUp: Symbol
  /// ├: a line that goes right from a vertical one.
  package let teeRight: Symbol
  /// ┤: a line that goes left from a vertical one.
  package let teeLeft: Symbol
  package let cross: Symbol
  /// Before the selected row.
  package let marker: Symbol
  /// A bar's last cell: one eighth to seven eighths, then the full cell (8 symbols).
  package let barEighths: [Symbol]
  package let barEmpty: Symbol
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
  package let dot: Symbol
  package let dash: Symbol
  package let times: Symbol
  package let female: Symbol
  package let male: Symbol
  /// Stands for what was cut off at the end of a text.
  package let ellipsis: Symbol
  package let half: DrawableText
  package let quarter: DrawableText
  package let eighth: DrawableText

  package static let unicode = Symbols(
    isUnicode: true, horizontal: "─", vertical: "│", topLeft: "┌", topRight: "┐",
    bottomLeft: "└", bottomRight: "┘", teeDown: "┬", teeUp: "┴", teeRight: "├", teeLeft: "┤",
    cross: "┼", marker: "▌", barEighths: ["▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"],
    barEmpty: "░", scrollTrack: "│", scrollThumb: "┃", arrowUp: "↑", arrowDown: "↓",
    arrowLeft: "←", arrowRight: "→", star: "★", starEmpty: "☆", check: "✓", ball: "●",
    circle: "○", sparkle: "✦", dot: "·", dash: "–", times: "×", female: "♀", male: "♂",
    ellipsis: "…", half: "½", quarter: "¼",
    eighth: "⅛")

  package static let ascii = Symbols(
    isUnicode: false, horizontal: "-", vertical: "|", topLeft: "+", topRight: "+",
    bottomLeft: "+", bottomRight: "+", teeDown: "+", teeUp: "+", teeRight: "+", teeLeft: "+",
    cross: "+", marker: ">", barEighths: [".", ".", ".", "#", "#", "#", "#", "#"],
    barEmpty: ".", scrollTrack: "|", scrollThumb: "#", arrowUp: "^", arrowDown: "v",
    arrowLeft: "<", arrowRight: ">", star: "*", starEmpty: " ", check: "+", ball: "o",
    circle: ".", sparkle: "%", dot: ".", dash: "-", times: "x", female: "F", male: "M",
    ellipsis: "~", half: "1/2", quarter: "1/4",
    eighth: "1/8")
}

extension Symbol: ExpressibleByUnicodeScalarLiteral {
  /// A scalar that is not drawable, or not one column wide, becomes a question mark.
  package init(unicodeScalarLiteral scalar: Unicode.Scalar) {
    self.init(TextWidth.of(scalar) == .columns(1) ? scalar : "?")
  }
}
