import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The page of the choice under the cursor, beside a list of choices that has room for it.
@MainActor final class ChoicePreview {
  static let leastWidth = 46
  static let leastHeight = 16
  private static let most = Size(width: 72, height: 34)

  private let page: () -> Destination?
  private let pane: PagePane
  private let lens: () -> Lens?
  private var area = Rect(.zero)
  private var divider = Rect(.zero)

  /// - Parameters:
  ///   - page: returns the page; `nil` where the choice opens none.
  ///   - lens: returns the game of the page.
  init(
    of page: @escaping () -> Destination?, models: ViewModels, symbols: Symbols,
    lens: @escaping () -> Lens?, open: @escaping (Destination) -> Void
  ) {
    self.page = page
    self.lens = lens
    pane = PagePane(models.preview(of: page), symbols: symbols, open: open)
  }

  /// The size of a box with the preview beside a list; `nil` where it has no room.
  static func size(beside list: Size, in area: Rect) -> Size? {
    let room = area.width - list.width - 5
    guard room >= leastWidth, area.height >= leastHeight else { return nil }
    return Size(
      width: list.width + 1 + min(room, most.width),
      height: min(area.height - 2, most.height))
  }

  /// Takes its part of the inner area of a box beside a list.
  func prepare(in inner: inout Rect, beside list: Int) {
    area = inner.takeRight(inner.width - list - 1)
    divider = inner.takeRight(1)
    if page() == nil { pane.leave() } else { pane.prepare(for: area, through: lens()) }
  }

  var hasRoom: Bool { !area.isEmpty }

  func hide() {
    area = Rect(.zero)
    pane.leave()
  }

  func draw(on canvas: inout Canvas) {
    guard !area.isEmpty else { return }
    canvas.verticalLine(x: divider.x, y: divider.y, height: divider.height)
    if page() != nil { pane.draw(isFocused: false, on: &canvas) }
  }

  /// Whether a click was on the page.
  func click(_ mouse: MouseEvent) -> Bool {
    guard area.contains(mouse.point) else { return false }
    pane.click(mouse)
    return true
  }
}
