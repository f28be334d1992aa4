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

  var lines: [PrintedLine] { (0..<blocks.size.height).map(line) }

  private func line(_ row: Int) -> PrintedLine {
    guard depth != .none, symbols.isUnicode else { return shades(row) }
    var line = PrintedLine()
    var colors: [[Int]] = []
    for x in 0..<blocks.size.width {
      let (upper, lower) = blocks.pixels(x: x, row: row)
      let wanted = codes(upper, lower)
      if wanted != colors {
        line.select(PrintedLine.plain)
        for codes in wanted { line.select(codes) }
      }
      colors = wanted
      line += upper == nil ? (lower == nil ? " " : "▄") : "▀"
    }
    if !colors.isEmpty { line.select(PrintedLine.plain) }
    return line
  }

  private func shades(_ row: Int) -> PrintedLine {
    var line = String.UnicodeScalarView()
    for x in 0..<blocks.size.width {
      let (upper, lower) = blocks.pixels(x: x, row: row)
      line.append(Shade.character(upper: upper, lower: lower, isUnicode: symbols.isUnicode))
    }
    return PrintedLine(cleaning: String(line))
  }

  /// Returns the codes for the colours of a cell. An upper half block shows the upper pixel in the
  /// foreground; if only the lower pixel is visible, a lower half block shows that in the
  /// foreground.
  private func codes(_ upper: RGB?, _ lower: RGB?) -> [[Int]] {
    guard let front = upper ?? lower else { return [] }
    let back = upper == nil ? nil : lower
    return [[38] + code(front)] + (back.map { [[48] + code($0)] } ?? [])
  }

  private func code(_ color: RGB) -> [Int] {
    depth == .all
      ? [2, Int(color.red), Int(color.green), Int(color.blue)] : [5, Palette.nearest256(color)]
  }
}
