import PokedexTerminalUI

/// The breadcrumbs to the current screen, such as `Pokédex › Bulbasaur › Grass`, at the right end
/// of a line. If there is too little room, the earliest are left out. A click on a breadcrumb goes
/// back to its screen.
struct Trail {
  private let titles: [String]

  /// - Parameter titles: from the root to the current screen.
  init(_ titles: [String]) {
    self.titles = titles
  }

  /// The areas of the breadcrumbs that fit, with the number of steps back to each.
  private func areas(in line: Rect) -> [(steps: Int, text: DrawableText, area: Rect)] {
    guard titles.count > 1 else { return [] }
    var end = line.endX - 2
    var areas: [(steps: Int, text: DrawableText, area: Rect)] = []
    for (steps, title) in titles.reversed().enumerated() {
      let title = DrawableText(title.isEmpty ? "Pokédex" : title)
      guard end - title.width - 2 >= line.x else { break }
      let area = Rect(x: end - title.width, y: line.y, width: title.width, height: 1)
      areas.append((steps, title, area))
      end = area.x - 3
    }
    return areas.count > 1 ? areas : []
  }

  func draw(on canvas: inout Canvas, in line: Rect) {
    let areas = areas(in: line)
    guard let first = areas.last?.area, let last = areas.first?.area else { return }
    let separator = DrawableText(canvas.symbols.isUnicode ? " › " : " > ")
    canvas.fill(Rect(x: first.x - 1, y: line.y, width: last.endX - first.x + 2, height: 1))
    for (steps, text, area) in areas {
      canvas.write(text, at: area.origin, style: .dim)
      if steps > 0 { canvas.write(separator, x: area.endX, y: line.y, style: .dim) }
    }
  }

  /// The number of steps back to the breadcrumb at a point; `nil` if none is there.
  func steps(at point: Point, in line: Rect) -> Int? {
    areas(in: line).first { $0.area.contains(point) }?.steps
  }
}
