import PokedexTerminalUI

/// The parts of the window: the screen, the rule below it with messages, and the hints. In a short
/// window, the hints are drawn over the rule.
struct WindowLayout {
  /// The minimum height for a separate rule.
  private static let heightWithRule = 14

  let screen: Rect
  /// The separate rule; `nil` in a short window.
  let rule: Rect?
  let hints: Rect

  init(_ size: Size) {
    var area = Rect(size)
    hints = area.takeBottom(1)
    rule = size.height >= Self.heightWithRule ? area.takeBottom(1) : nil
    screen = area
  }

  func drawRule(on canvas: inout Canvas) {
    let rule = rule ?? hints
    canvas.horizontalLine(x: rule.x, y: rule.y, width: rule.width)
  }
}
