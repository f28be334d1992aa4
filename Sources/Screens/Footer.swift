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

/// A key and what it does, in the words of the footer.
final class Hint {
  private let keys: DrawableText
  private let asciiKeys: DrawableText
  private let text: DrawableText

  init(_ keys: [Key], _ text: String) {
    self.keys = DrawableText(keys.map { $0.label(isUnicode: true) }.joined())
    asciiKeys = DrawableText(keys.map { $0.label(isUnicode: false) }.joined())
    self.text = DrawableText(text)
  }

  private func keys(isUnicode: Bool) -> DrawableText { isUnicode ? keys : asciiKeys }

  /// With the gap to the next.
  func columns(isUnicode: Bool) -> Int { keys(isUnicode: isUnicode).width + 1 + text.width + 2 }

  func draw(on canvas: inout Canvas, x: Int, in area: Rect) -> Int {
    let isUnicode = canvas.symbols.isUnicode
    let keys = keys(isUnicode: isUnicode)
    let used = canvas.write(keys, x: x, y: area.y, in: area, style: .key)
    canvas.write(text, x: x + used + 1, y: area.y, in: area, style: .hint)
    return columns(isUnicode: isUnicode)
  }
}
