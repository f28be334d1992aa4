import PokedexTerminalUI

extension BadgedText {
  /// Draws the text from the left of an area, with an ellipsis if it does not fit.
  ///
  /// - Parameter style: the style of words without a tone of their own.
  func draw(on canvas: inout Canvas, in area: Rect, style: Style) {
    var x = area.x
    for part in parts where part.text.width > 0 {
      guard x < area.endX else {
        canvas.write(canvas.symbols.ellipsis.text, x: area.endX - 1, y: area.y, in: area)
        return
      }
      let clipped = part.text.clipped(to: area.endX - x)
      let look = part.span.tone == .plain ? style : DocumentLayout.style(part.span, else: style)
      canvas.write(clipped, x: x, y: area.y, in: area, style: look)
      x += clipped.width
    }
  }
}
