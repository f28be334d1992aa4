import PokedexPresentation
import PokedexTerminalUI

/// The tabs of a page with their keys. No tab moves when another becomes active, so that a click
/// hits the tab that the user saw.
struct TabBar<Tab: PageTab> {
  let tab: Tab

  func draw(on canvas: inout Canvas, in line: Rect) {
    let layout = TabLayout<Tab>(width: line.width)
    for label in layout.labels {
      let isActive = label.tab == tab
      let x = line.x + label.x
      let key = canvas.write(
        "\(label.tab.rawValue)", x: x, y: line.y, in: line, style: isActive ? .active : .key)
      canvas.write(
        label.name, x: x + key, y: line.y, in: line, style: isActive ? .active : .hint)
    }
    guard !layout.isNamed else { return }
    canvas.write(
      DrawableText(tab.briefTitle), x: line.x + layout.columns, y: line.y, in: line, style: .active)
  }

  /// The tab whose label is at a column of the line.
  func tab(at x: Int, width: Int) -> Tab? {
    TabLayout<Tab>(width: width).labels.last { $0.x <= x && x < $0.end }?.tab
  }
}

/// The labels of all tabs in the widest form that fits: whole names, brief names, brief names close
/// to their numbers, or numbers alone.
private struct TabLayout<Tab: PageTab> {
  struct Label {
    let tab: Tab
    let x: Int
    /// The name, which follows the number.
    let name: DrawableText

    var end: Int { x + 1 + name.width }
  }

  private(set) var labels: [Label] = []
  /// Whether all tabs show their names.
  let isNamed: Bool
  /// The columns of all labels and the gaps after them.
  private(set) var columns = 0

  init(width: Int) {
    let forms = [
      Self(gap: 2) { " \($0.title)" }, Self(gap: 2) { " \($0.briefTitle)" },
      Self(gap: 1) { " \($0.briefTitle)" }, Self(gap: 1) { $0.briefTitle },
    ]
    self = forms.first { $0.labels.last.map { $0.end <= width } ?? true } ?? Self(gap: 1)
  }

  private init(gap: Int, name: ((Tab) -> String)? = nil) {
    isNamed = name != nil
    for tab in Tab.allCases {
      let label = Label(tab: tab, x: columns, name: DrawableText(name?(tab) ?? ""))
      labels.append(label)
      columns = label.end + gap
    }
  }
}
