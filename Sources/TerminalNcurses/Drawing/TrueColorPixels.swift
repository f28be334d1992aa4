import PokedexTerminalUI

/// The pixels of pictures in true colour.
///
/// A cell of ncurses has one of 256 colours, unless the terminal's description has direct colours,
/// which is rare. So ncurses draws uncoloured characters for pixels, and the program paints over
/// them with its own sequences. ncurses need not know, because cursor and colours are restored.
struct TrueColorPixels {
  private let grid: Grid

  init(_ grid: Grid) {
    self.grid = grid
  }

  /// The bytes that paint the pixels of a row; empty when it has none.
  func bytes(of row: Int) -> [UInt8] {
    var text = ""
    var next = -1
    var colors = ""
    for (x, cell) in grid.row(row).enumerated() where cell.kind == .pixels {
      if x != next { text += "\u{1B}[\(row + 1);\(x + 1)H" }
      let wanted = Self.colors(cell)
      if wanted != colors { text += "\u{1B}[0;\(wanted)m" }
      colors = wanted
      text.unicodeScalars.append(cell.scalar)
      next = x + 1
    }
    return Array(text.utf8)
  }

  /// Sent before and after all rows: save and restore cursor and colours (DECSC, DECRC).
  static let start: [UInt8] = [0x1B, UInt8(ascii: "7")]
  static let end: [UInt8] = [0x1B, UInt8(ascii: "8")]

  /// The colours of a cell: an upper block has the upper pixel's colour as its foreground; where only
  /// the lower pixel is opaque, a lower block has its colour.
  private static func colors(_ cell: Cell) -> String {
    let (upper, lower) = cell.pixels
    guard let front = upper ?? lower else { return "39" }
    let back = upper == nil ? nil : lower
    return "38;2;" + channels(front) + (back.map { ";48;2;" + channels($0) } ?? "")
  }

  private static func channels(_ color: RGB) -> String {
    "\(color.red);\(color.green);\(color.blue)"
  }
}
