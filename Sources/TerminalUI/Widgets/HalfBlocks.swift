/// A picture drawn with half blocks, two pixels per cell.
package struct HalfBlocks: Hashable, Sendable {
  private let picture: Picture

  /// - Parameter picture: already fitted to its area.
  package init(_ picture: Picture) {
    self.picture = picture
  }

  /// In cells.
  package var size: Size { Size(width: picture.width, height: (picture.height + 1) / 2) }

  /// The two pixels of a cell.
  package func pixels(x: Int, row: Int) -> (upper: RGB?, lower: RGB?) {
    // A picture with an odd number of rows touches the lower edge.
    let first = row * 2 - picture.height % 2
    return (
      first >= 0 ? picture[x: x, y: first] : nil,
      first + 1 < picture.height ? picture[x: x, y: first + 1] : nil
    )
  }

  /// Draws the picture with its upper left corner at `x`, `y`, which may lie outside the area.
  package func draw(on canvas: inout Canvas, x: Int, y: Int, in area: Rect) {
    let seen = Rect(x: x, y: y, width: size.width, height: size.height)
      .intersection(area).intersection(canvas.bounds)
    guard !seen.isEmpty else { return }
    for row in seen.y..<seen.endY {
      for column in seen.x..<seen.endX {
        let (upper, lower) = pixels(x: column - x, row: row - y)
        guard upper != nil || lower != nil else { continue }
        canvas.putPixels(upper: upper, lower: lower, x: column, y: row)
      }
    }
  }
}
