import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The lines of a list: its rows, below the titles of their sections.
struct SectionedLines {
  enum Line: Hashable {
    case title(String)
    /// A row by its position in the list.
    case row(Int)
  }

  private var lines: [Line] = []
  private var view = Selection()

  /// Lays out the lines and scrolls until the selected row is in view, with the title directly
  /// above it if both fit.
  @MainActor mutating func fit<Rows>(_ listing: Listing<Rows>, height: Int) {
    lines = Self.lines(of: listing)
    view.fit(count: lines.count)
    view.fit(height: height)
    guard let line = lines.firstIndex(of: .row(listing.selection.index)) else { return }
    if line > 0, case .title = lines[line - 1] { view.select(line - 1) }
    view.select(line)
  }

  var visible: ArraySlice<Line> { lines[view.visible] }
  var count: Int { lines.count }
  var top: Int { view.top }
  var selected: Int { view.index }

  /// The row that is `offset` lines below the top of the view; `nil` for a title or outside the
  /// view.
  func row(at offset: Int) -> Int? {
    guard offset >= 0, visible.count > offset,
      case .row(let index) = visible[visible.startIndex + offset]
    else { return nil }
    return index
  }

  /// The row that a click on a row of the scroll bar leads to; for a title, the row below it.
  func index(atBarRow row: Int, height: Int) -> Int {
    let scroll = Scroll(selected: view.index, count: count, height: height)
    let ahead = lines.dropFirst(scroll.index(atBarRow: row))
    for case .row(let index) in ahead { return index }
    return 0
  }

  @MainActor private static func lines<Rows>(of listing: Listing<Rows>) -> [Line] {
    let rows = listing.result.rows
    guard let sections = listing.rows.sections else { return rows.indices.map { .row($0) } }
    var lines: [Line] = []
    for (index, row) in rows.enumerated() {
      let section = sections.sectionOfRow[row]
      let isFirst = index == 0 || section != sections.sectionOfRow[rows[index - 1]]
      if isFirst, !sections.titles[section].isEmpty {
        lines.append(.title(sections.titles[section]))
      }
      lines.append(.row(index))
    }
    return lines
  }
}
