/// The outline of a picture, filled in one colour with half blocks, which need no other colour.
package struct Silhouette: Hashable, Sendable {
  private let blocks: HalfBlocks

  /// - Parameter picture: already fitted to its area.
  package init(_ picture: Picture) { blocks = HalfBlocks(picture) }

  /// In cells.
  package var size: Size { blocks.size }

  private func symbol(x: Int, row: Int, isUnicode: Bool) -> Symbol? {
    let (upper, lower) = blocks.pixels(x: x, row: row)
    guard upper != nil || lower != nil else { return nil }
    guard isUnicode else { return "#" }
    return upper == nil ? "▄" : lower == nil ? "▀" : "█"
  }

  /// The rows as text.
  package func lines(_ symbols: Symbols) -> [String] {
    (0..<size.height).map { row in
      var line = String.UnicodeScalarView()
      for x in 0..<size.width {
        line.append(symbol(x: x, row: row, isUnicode: symbols.isUnicode)?.scalar ?? " ")
      }
      while line.last == " " { line.removeLast() }
      return String(line)
    }
  }

  /// Draws it with its upper left corner at `x`, `y`.
  package func draw(
    on canvas: inout Canvas, x: Int, y: Int, in area: Rect, style: Style = .accent
  ) {
    for row in 0..<size.height {
      for column in 0..<size.width where area.contains(Point(x: x + column, y: y + row)) {
        if let symbol = symbol(x: column, row: row, isUnicode: canvas.symbols.isUnicode) {
          canvas.put(symbol, x: x + column, y: y + row, style: style)
        }
      }
    }
  }
}
