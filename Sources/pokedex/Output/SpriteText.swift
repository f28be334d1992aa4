import PokedexTerminalUI

/// A picture as lines for a terminal, with the sequences of ECMA-48.
struct SpriteText {
  enum Depth {
    case none
    case twoFiftySix
    /// Any colour, by its three channels.
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

  /// An upper block shows the upper pixel in the foreground; where only the lower one is seen, a
  /// lower block does the same.
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
