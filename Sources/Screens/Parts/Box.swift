import PokedexTerminalUI

extension Canvas {
  /// Clears an area and draws the border of an overlay on its edge.
  ///
  /// - Parameter title: written into the upper edge.
  /// - Returns: the area within the border.
  @discardableResult mutating func box(_ area: Rect, title: String = "") -> Rect {
    fill(area)
    let inner = frame(area, style: .focus)
    guard !title.isEmpty else { return inner }
    write(DrawableText(" \(title) "), x: area.x + 2, y: area.y, in: area, style: .heading)
    return inner
  }
}
