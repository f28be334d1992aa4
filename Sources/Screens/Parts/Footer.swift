import PokedexTerminalUI

/// The bottom line: hints for the available keys, or a message.
@MainActor struct Footer {
  let bindings: [Binding]
  /// Bindings whose hints are always shown, after all others.
  let always: [Binding]
  let message: Message?
  /// The keys of all actions.
  let keys: KeyMap

  func draw(on canvas: inout Canvas, in area: Rect) {
    if let message {
      canvas.write(
        DrawableText(message.text), in: area.inset(horizontal: 1), style: message.style)
    } else {
      drawHints(on: &canvas, in: area)
    }
  }

  /// Draws as many hints as fit, in the order of the bindings.
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
