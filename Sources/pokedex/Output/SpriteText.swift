import PokedexTerminalUI

/// A picture as lines of text with ECMA-48 escape sequences.
struct SpriteText {
  /// The colours that the output understands.
  enum Depth {
    case none
    case twoFiftySix
    /// 24-bit colours.
    case all
  }

  private let blocks: HalfBlocks
  private let depth: Depth
  private let symbols: Symbols

  init(_ blocks: HalfBlocks, depth: Depth, symbols: Symbols) {
    self.blocks = blocks
    self.depth = depth
    self.symbols = symbols
  }

  var lines: [String] { (0..<blocks.size.height).map(line) }

  private func line(_ row: Int) -> String {
    var text = ""
    var colors = ""
    for x in 0..<blocks.size.width {
      let (upper, lower) = blocks.pixels(x: x, row: row)
      guard depth != .none, symbols.isUnicode else {
        text.unicodeScalars.append(
          Shade.character(upper: upper, lower: lower, isUnicode: symbols.isUnicode))
        continue
      }
      let wanted = sequence(upper, lower)
      if wanted != colors { text += wanted.isEmpty ? Self.plain : Self.plain + wanted }
      colors = wanted
      text += upper == nil ? (lower == nil ? " " : "▄") : "▀"
    }
    return colors.isEmpty ? text : text + Self.plain
  }

  private static let plain = "\u{1B}[0m"

  /// Returns the escape sequences for the colours of a cell. An upper half block shows the upper
  /// pixel in the foreground; if only the lower pixel is visible, a lower half block shows that in
  /// the foreground.
  private func sequence(_ upper: RGB?, _ lower: RGB?) -> String {
    guard let front = upper ?? lower else { return "" }
    let back = upper == nil ? nil : lower
    return "\u{1B}[38;\(code(front))m" + (back.map { "\u{1B}[48;\(code($0))m" } ?? "")
  }

  private func code(_ color: RGB) -> String {
    depth == .all
      ? "2;\(color.red);\(color.green);\(color.blue)" : "5;\(Palette.nearest256(color))"
  }
}
