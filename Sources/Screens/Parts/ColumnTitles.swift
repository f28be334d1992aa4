import PokedexPresentation
import PokedexTerminalUI

/// The titles of columns; an arrow at one of them shows the sort order.
@MainActor struct ColumnTitles {
  private struct Title {
    /// The name of the column in queries; `nil` if the list cannot be sorted by it.
    let name: String?
    let text: DrawableText
    let area: Rect
  }

  private let sorted: SortedColumn?
  private let line: Rect
  private var titles: [Title] = []

  /// - Parameter sorted: the column that the list is sorted by.
  init(sorted: SortedColumn?, in line: Rect) {
    self.sorted = sorted
    self.line = line
  }

  /// Adds a title that begins at a column of the screen. The arrow of the sort order may be in the gap
  /// after the column.
  mutating func add(_ title: String, of name: String?, at x: Int, columns: Int) {
    let text = DrawableText(title).clipped(to: columns)
    add(DrawableText(text.string + sign(of: name)), of: name, x: x)
  }

  /// Adds a title that ends before a column of the screen. The arrow of the sort order is in the
  /// gap after the title.
  mutating func add(_ title: String, of name: String?, before end: Int, columns: Int) {
    let text = DrawableText(title).prefix(columns)
    add(DrawableText(text.string + sign(of: name)), of: name, x: end - text.width)
  }

  private mutating func add(_ text: DrawableText, of name: String?, x: Int) {
    let area = Rect(x: x, y: line.y, width: text.width, height: 1)
    titles.append(Title(name: name, text: text, area: area.intersection(line)))
  }

  private func sign(of name: String?) -> String {
    sorted.flatMap { $0.name == name ? $0.sign : nil } ?? ""
  }

  /// - Parameter name: the column with the selected cell.
  func draw(emphasizing name: String? = nil, on canvas: inout Canvas) {
    for title in titles {
      let style: Style = name != nil && title.name == name ? .title : .heading
      canvas.write(title.text, x: title.area.x, y: line.y, in: line, style: style)
    }
  }

  /// The name of the column whose title is at a point.
  func name(at point: Point) -> String? {
    titles.first { $0.area.contains(point) }?.name
  }
}
