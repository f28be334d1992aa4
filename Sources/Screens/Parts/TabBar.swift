import PokedexPresentation
import PokedexTerminalUI

/// The tabs of a page with their keys. If there is little room, only the active tab shows its name.
struct TabBar<Tab: PageTab> {
  let tab: Tab

  func draw(on canvas: inout Canvas, in line: Rect) {
    let whole = Tab.allCases.map { Self.columns(of: $0, isNamed: true) }.reduce(0, +)
    var x = line.x
    for tab in Tab.allCases {
      let isNamed = whole <= line.width || tab == self.tab
      draw(tab, isNamed: isNamed, x: x, on: &canvas, in: line)
      x += Self.columns(of: tab, isNamed: isNamed)
    }
  }

  /// The tab whose label is at a column of the line.
  func tab(at x: Int, width: Int) -> Tab? {
    let whole = Tab.allCases.map { Self.columns(of: $0, isNamed: true) }.reduce(0, +)
    var end = 0
    return Tab.allCases.first { tab in
      end += Self.columns(of: tab, isNamed: whole <= width || tab == self.tab)
      return x < end
    }
  }

  /// The width of a tab's label, including the gap to the next.
  private static func columns(of tab: Tab, isNamed: Bool) -> Int {
    isNamed ? DrawableText(tab.title).width + 4 : 3
  }

  private func draw(
    _ tab: Tab, isNamed: Bool, x: Int, on canvas: inout Canvas, in line: Rect
  ) {
    let isActive = tab == self.tab
    let key = canvas.write(
      " \(tab.rawValue)", x: x, y: line.y, in: line, style: isActive ? .active : .key)
    guard isNamed else { return }
    canvas.write(
      DrawableText(" \(tab.title)" + (isActive ? " " : "")), x: x + key, y: line.y, in: line,
      style: isActive ? .active : .hint)
  }
}
