/// A bar, filled in proportion to a value, in eighths of a cell.
package struct Bar: Equatable, Sendable {
  /// In columns.
  package let width: Int
  /// The filled length in eighths of a column, 0…8 × `width`.
  package let eighths: Int

  /// A value outside 0…`maximum` is clamped. A value above 0 shows at least one eighth, and only
  /// the maximum fills the bar.
  package init(value: Int, maximum: Int, width: Int) {
    self.width = max(0, width)
    let whole = self.width * 8
    guard maximum > 0, value > 0, whole > 0 else {
      eighths = 0
      return
    }
    let share = Double(whole) * Double(min(value, maximum)) / Double(maximum)
    let rounded = min(whole, max(1, Int(share.rounded())))
    eighths = value < maximum ? min(rounded, whole - 1) : whole
  }

  /// The number of filled columns; the last one may be partly filled.
  package var filledColumns: Int { (eighths + 7) / 8 }

  /// The number of filled columns if the bar is drawn in whole columns; all only at the maximum.
  package var roundedColumns: Int {
    let rounded = max(eighths > 0 ? 1 : 0, (eighths + 4) / 8)
    return eighths < 8 * width ? max(min(rounded, width - 1), min(rounded, 1)) : rounded
  }

  /// The symbol of each column.
  package func cells(_ symbols: Symbols) -> [Symbol] {
    (0..<width).map { column in
      let filled = min(8, eighths - column * 8)
      return filled > 0 ? symbols.barEighths[filled - 1] : symbols.barEmpty
    }
  }
}

extension Canvas {
  /// Draws a bar, the unfilled part in the style `empty`.
  package mutating func draw(
    _ bar: Bar, x: Int, y: Int, style: Style = .bar, empty: Style = .barEmpty
  ) {
    let whole = bar.eighths / 8
    let filled = bar.filledColumns
    put(symbols.barEighths[7], times: whole, x: x, y: y, style: style)
    if filled > whole {
      put(symbols.barEighths[bar.eighths % 8 - 1], x: x + whole, y: y, style: style)
    }
    put(symbols.barEmpty, times: bar.width - filled, x: x + filled, y: y, style: empty)
  }

  /// Draws a bar in whole columns that stays apart from bars in the rows above and below.
  package mutating func drawStacked(_ bar: Bar, x: Int, y: Int, style: Style) {
    let filled = bar.roundedColumns
    put(symbols.stackedBar, times: filled, x: x, y: y, style: style)
    put(
      symbols.stackedBarEmpty, times: bar.width - filled, x: x + filled, y: y, style: .barEmpty)
  }
}
