import PokedexTerminalUI

/// The message of the last key press, at the bottom of the screen. It may cover several lines,
/// because the next key press removes it.
struct MessageLines {
  private let message: Message

  init(_ message: Message) { self.message = message }

  @MainActor func draw(on canvas: inout Canvas) {
    var rest = canvas.bounds
    let lines = DrawableText(message.text).wrapped(to: rest.width - 2)
    let area = rest.takeBottom(min(max(1, lines.count), rest.height / 2))
    canvas.fill(area)
    for (y, line) in zip(area.y..., lines.prefix(area.height)) {
      canvas.write(line, x: area.x + 1, y: y, in: area, style: message.style)
    }
  }
}

extension Message {
  var style: Style {
    switch weight {
    case .note: .hint
    case .warning: .warning
    case .error: .error
    }
  }
}
