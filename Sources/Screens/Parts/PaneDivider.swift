import PokedexTerminalUI

/// The line between two parts of the screen that are side by side.
struct PaneDivider {
  /// From the titles of the parts to their last row.
  let area: Rect

  func draw(on canvas: inout Canvas) {
    canvas.verticalLine(x: area.x, y: area.y, height: area.height)
    canvas.put(canvas.symbols.teeDown, x: area.x, y: area.y, style: .frame)
    // Joins the line that the app draws above the footer.
    canvas.put(canvas.symbols.teeUp, x: area.x, y: area.endY, style: .frame)
  }
}
