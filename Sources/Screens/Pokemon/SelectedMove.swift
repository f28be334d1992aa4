import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The effect of the move selected in a learnset: beside a wide list, below a tall one.
@MainActor final class SelectedMove {
  private static let widthBeside = 112
  private static let heightBelow = 18
  /// A title and a few lines.
  private static let linesBelow = 6

  private let page: PagePane
  private let lens: () -> Lens?
  private var area = Rect(.zero)
  /// The line between a list and the page beside it.
  private var divider = Rect(.zero)

  init(_ page: PagePane, lens: @escaping () -> Lens?) {
    self.page = page
    self.lens = lens
  }

  /// Takes its part of the area of the list, if there is room.
  func prepare(in list: inout Rect) {
    divider = Rect(.zero)
    if list.width >= Self.widthBeside {
      area = list.takeRight(list.width * 2 / 5)
      divider = list.takeRight(1)
    } else if list.height >= Self.heightBelow {
      area = list.takeBottom(Self.linesBelow)
    } else {
      return leave()
    }
    page.prepare(for: area, through: lens())
  }

  func leave() {
    area = Rect(.zero)
    page.leave()
  }

  func draw(on canvas: inout Canvas) {
    guard !area.isEmpty else { return }
    if !divider.isEmpty { PaneDivider(area: divider).draw(on: &canvas) }
    page.draw(isFocused: false, on: &canvas)
  }

  /// Whether a click was on the page.
  func click(_ mouse: MouseEvent) -> Bool {
    guard area.contains(mouse.point) else { return false }
    page.click(mouse)
    return true
  }
}
