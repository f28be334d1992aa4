import PokedexTerminalUI

/// The pixels of pictures in all their colours.
///
/// A cell of ncurses has one of 256 colours at most, unless the terminal is described as one of
/// another kind, which hardly any system does. So ncurses is given signs without colours where
/// pixels are, and they are painted over what it drew, with sequences of our own: it never learns of
/// that, as cursor and colours are put back.
struct TrueColorPixels {
  private let grid: Grid

  init(_ grid: Grid) {
    self.grid = grid
  }

  /// What paints the pixels of a row; nothing where it has none.
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

  /// Before and after all rows: cursor and colours are kept and put back (DECSC, DECRC).
  static let start: [UInt8] = [0x1B, UInt8(ascii: "7")]
  static let end: [UInt8] = [0x1B, UInt8(ascii: "8")]

  /// An upper block shows the upper pixel; where only the lower one is seen, a lower block does the
  /// same.
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
