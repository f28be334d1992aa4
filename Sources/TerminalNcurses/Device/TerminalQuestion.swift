import PokedexTerminalUI

/// A question to the terminal, before the first frame.
struct TerminalQuestion {
  let bytes: [UInt8]

  /// The background colour (OSC 11).
  static let background = TerminalQuestion(bytes: Array("\u{1B}]11;?\u{07}".utf8))

  /// The name and version (XTVERSION).
  static let version = TerminalQuestion(bytes: Array("\u{1B}[>0q".utf8))

  /// The column of the cursor (DSR 6), in Unicode after a few ambiguous characters. The first frame
  /// covers them.
  ///
  /// Every terminal answers this one, and after all questions before it. In the first row, its
  /// answer would look like F3 with modifiers.
  static func widths(isUnicode: Bool) -> TerminalQuestion {
    TerminalQuestion(
      bytes: Array("\u{1B}[\(row);1H\(isUnicode ? ambiguous : "")\u{1B}[6n".utf8))
  }

  /// Nothing but an answer, as the last of other questions; the cursor stays.
  static let answer = TerminalQuestion(bytes: Array("\u{1B}7\u{1B}[\(row);1H\u{1B}[6n\u{1B}8".utf8))

  /// The row of the question about widths, from 1.
  static let row = 2

  /// Characters of one column which some terminals draw two columns wide: East Asian Ambiguous of
  /// several blocks, as some terminals widen only a few of them.
  private static let ambiguous = "·─★♀"

  /// The column after the characters of ``widths(isUnicode:)``, if each takes one column.
  static let usualColumn = 1 + ambiguous.unicodeScalars.count

  /// Whether no character of ``widths(isUnicode:)`` wraps in a window.
  static func fit(_ size: Size) -> Bool { size.width >= 2 * usualColumn && size.height >= row }
}
