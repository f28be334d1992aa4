import PokedexTerminalUI

/// A message at the bottom of the screen.
struct MessageLines {
  private let message: Message
  private let mayGrow: Bool

  /// - Parameter mayGrow: whether the message may cover several lines of the screen, because the
  ///   next key press removes it, or nothing on the screen can be trusted.
  init(_ message: Message, mayGrow: Bool) {
    self.message = message
    self.mayGrow = mayGrow
  }

  /// - Parameter line: the line of the message; for a message of several lines, that of the last.
  @MainActor func draw(on canvas: inout Canvas, in line: Rect) {
    let text = DrawableText(message.text)
    let lines = mayGrow ? text.wrapped(to: line.width - 2) : [text]
    let height = min(max(1, lines.count), (line.y + 1) / 2)
    let area = Rect(x: line.x, y: line.endY - height, width: line.width, height: height)
    // Beside a short message, the horizontal line stays visible.
    let columns = height == 1 ? min(line.width, text.width + 2) : line.width
    canvas.fill(Rect(x: area.x, y: area.y, width: columns, height: height))
    for (y, line) in zip(area.y..., lines.prefix(height)) {
      canvas.write(
        line, in: Rect(x: area.x + 1, y: y, width: area.width - 2, height: 1), style: message.style)
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
