import PokedexTerminalUI

/// The parts of the window: the screen, the line below it with messages, and the hints.
struct WindowLayout {
  /// The minimum height for the line with messages.
  private static let heightWithRule = 14

  let screen: Rect
  /// `nil` in a short window.
  let rule: Rect?
  let hints: Rect

  init(_ size: Size) {
    var area = Rect(size)
    hints = area.takeBottom(1)
    rule = size.height >= Self.heightWithRule ? area.takeBottom(1) : nil
    screen = area
  }

  func drawRule(on canvas: inout Canvas) {
    guard let rule else { return }
    canvas.horizontalLine(x: rule.x, y: rule.y, width: rule.width)
  }
}
