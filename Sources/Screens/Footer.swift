import PokedexTerminalUI

/// The line at the bottom: what keys do here, or a message.
@MainActor struct Footer {
  let bindings: [Binding]
  /// Always shown, at the right end of the hints.
  let always: [Binding]
  let message: Message?

  func draw(on canvas: inout Canvas, in area: Rect) {
    if let message {
      canvas.write(
        DrawableText(message.text), in: area.inset(horizontal: 1), style: style(of: message))
    } else {
      drawHints(on: &canvas, in: area)
    }
  }

  private func style(of message: Message) -> Style {
    switch message.weight {
    case .note: .hint
    case .warning: .warning
    case .error: .error
    }
  }

  /// As many hints as there is room for, those first that the screen names first.
  private func drawHints(on canvas: inout Canvas, in area: Rect) {
    let isUnicode = canvas.symbols.isUnicode
    let kept = always.compactMap { Hint($0, isUnicode: isUnicode) }
    var room = area.width - 1 - kept.reduce(0) { $0 + $1.columns }
    var shown: [Hint] = []
    for hint in bindings.compactMap({ Hint($0, isUnicode: isUnicode) }) {
      guard hint.columns <= room else { break }
      room -= hint.columns
      shown.append(hint)
    }
    var x = area.x + 1
    for hint in shown + kept { x += hint.draw(on: &canvas, x: x, in: area) }
  }
}

/// A key and what it does.
@MainActor private struct Hint {
  private let keys: DrawableText
  private let text: DrawableText

  init?(_ binding: Binding, isUnicode: Bool) {
    guard let hint = binding.hint, binding.isHinted(), binding.disabledReason() == nil else {
      return nil
    }
    keys = DrawableText(binding.hintKeys.map { $0.label(isUnicode: isUnicode) }.joined())
    text = DrawableText(hint)
  }

  /// With the gap to the next.
  var columns: Int { keys.width + 1 + text.width + 2 }

  func draw(on canvas: inout Canvas, x: Int, in area: Rect) -> Int {
    let used = canvas.write(keys, x: x, y: area.y, in: area, style: .key)
    canvas.write(text, x: x + used + 1, y: area.y, in: area, style: .hint)
    return columns
  }
}
