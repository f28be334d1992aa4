/// Lines and blocks as rectangles, in pixels from the upper left corner of a cell.
///
/// Drawn as text, they would have gaps and take more bytes.
enum CellShape {
  typealias Box = (x: Int, y: Int, width: Int, height: Int)

  static let (width, height) = (9, 18)

  private static let left: Box = (0, 8, 5, 1)
  private static let right: Box = (4, 8, 5, 1)
  private static let top: Box = (4, 0, 1, 9)
  private static let bottom: Box = (4, 8, 1, 10)
  private static let across: Box = (0, 8, 9, 1)
  private static let down: Box = (4, 0, 1, 18)

  private static let lines: [Unicode.Scalar: [Box]] = [
    "─": [across], "━": [(0, 7, 9, 3)], "│": [down], "┃": [(3, 0, 3, 18)],
    "┌": [right, bottom], "┐": [left, bottom], "└": [right, top], "┘": [left, top],
    "├": [down, right], "┤": [down, left], "┬": [across, bottom], "┴": [across, top],
    "┼": [across, down], "▌": [(0, 0, 5, 18)], "▀": [(0, 0, 9, 9)],
    // The shades, of which bars are made, as rows of lines.
    "░": [(0, 5, 9, 1), (0, 9, 9, 1), (0, 13, 9, 1)],
    "▒": [(0, 3, 9, 2), (0, 7, 9, 2), (0, 11, 9, 2), (0, 15, 9, 2)],
    "▓": [(0, 2, 9, 3), (0, 6, 9, 3), (0, 10, 9, 3), (0, 14, 9, 3)],
  ]

  /// The rectangles of a symbol; `nil` for a letter.
  static func boxes(_ scalar: Unicode.Scalar) -> [Box]? {
    // ▁ to █: eighths of a cell, from the bottom.
    if (0x2581...0x2588).contains(scalar.value) {
      let part = Int(scalar.value - 0x2580) * height / 8
      return [(0, height - part, width, part)]
    }
    return lines[scalar]
  }
}
