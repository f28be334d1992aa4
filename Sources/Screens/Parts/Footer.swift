import PokedexTerminalUI

/// The line at the bottom: what keys do here, or a message.
@MainActor struct Footer {
  let bindings: [Binding]
  /// Always shown, at the right end of the hints.
  let always: [Binding]
  let message: Message?
  /// The keys in force.
  let keys: KeyMap

  func draw(on canvas: inout Canvas, in area: Rect) {
    if let message {
      canvas.write(
        DrawableText(message.text), in: area.inset(horizontal: 1), style: message.style)
    } else {
      drawHints(on: &canvas, in: area)
    }
  }

  /// As many hints as there is room for, those first that the screen names first.
  private func drawHints(on canvas: inout Canvas, in area: Rect) {
    let isUnicode = canvas.symbols.isUnicode
    let kept = always.compactMap { $0.footerHint(keys) }
    let end = area.endX - kept.reduce(0) { $0 + $1.columns(isUnicode: isUnicode) }
    var x = area.x + 1
    for hint in bindings.lazy.compactMap({ $0.footerHint(keys) }) {
      guard x + hint.columns(isUnicode: isUnicode) <= end else { break }
      x += hint.draw(on: &canvas, x: x, in: area)
    }
    for hint in kept { x += hint.draw(on: &canvas, x: x, in: area) }
  }
}
