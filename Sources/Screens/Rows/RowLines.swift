import PokedexPresentation
import PokedexTerminalUI

/// The lines of a list: its rows, below the titles of their sections.
struct RowLines {
  enum Line: Hashable {
    case title(String)
    /// A row by its position in the list.
    case row(Int)
  }

  /// The lines of a list in sections; empty if every row is a line.
  private var lines: [Line] = []
  private var view = Selection()

  /// Lays out the lines and scrolls until the selected row is in view, with the title directly
  /// above it if both fit.
  ///
  /// - Parameter titles: the title above each row that has one; `nil` for a list without sections.
  mutating func fit(_ rows: Selection, count: Int, titles: [Int: String]?, height: Int) {
    guard let titles else {
      lines = []
      view = rows
      view.fit(height: height)
      return
    }
    lines = (0..<count).flatMap { row in
      (titles[row].map { [.title($0)] } ?? []) + [.row(row)]
    }
    view.fit(count: lines.count)
    view.fit(height: height)
    guard let line = lines.firstIndex(of: .row(rows.index)) else { return }
    if line > 0, case .title = lines[line - 1] { view.select(line - 1) }
    view.select(line)
  }

  var visible: [Line] {
    lines.isEmpty ? view.visible.map { .row($0) } : Array(lines[view.visible])
  }

  func scroll(count: Int, height: Int) -> Scroll {
    Scroll(
      selected: view.index, count: lines.isEmpty ? count : lines.count, height: height,
      previous: view.top)
  }

  /// The row that is `offset` lines below the top of the view; `nil` for a title or outside the
  /// view.
  func row(at offset: Int) -> Int? {
    guard visible.indices.contains(offset), case .row(let row) = visible[offset] else { return nil }
    return row
  }

  /// The row at a line of the list; for a title, the row below it.
  func row(ofLine line: Int) -> Int {
    guard !lines.isEmpty else { return line }
    for case .row(let row) in lines.dropFirst(line) { return row }
    return 0
  }
}
