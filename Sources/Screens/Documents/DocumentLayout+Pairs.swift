import PokedexPresentation
import PokedexTerminalUI

/// Tables side by side.
extension DocumentLayout {
  /// Two headings, each with its table, and a blank line between them.
  nonisolated static let blocksOfPair = 5

  /// Adds two tables with the same names of rows side by side if blocks begin with such tables, and both
  /// fit as a whole.
  ///
  /// - Returns: whether they are added.
  mutating func addPair(_ blocks: ArraySlice<Document.Block>) -> Bool {
    // In the shell, tables stay below each other.
    guard hasBadges, lines.count >= asideRows, let pair = Pair(blocks) else { return false }
    let right = pair.right.withoutNames
    let widths = [(pair.leftTitle, pair.left), (pair.rightTitle, right)].map { title, table in
      max(DrawableText(title).width, columns(of: table))
    }
    let start = widths[0] + Self.gap
    guard start + widths[1] <= whole else { return false }
    let first = lines.count
    add(.heading(pair.leftTitle), isAside: false)
    addTable(pair.left)
    let middle = lines.count
    add(.heading(pair.rightTitle), isAside: false)
    addTable(right)
    let added = lines[middle...]
    lines.removeSubrange(middle...)
    for (row, line) in zip(first..<middle, added) {
      lines[row].pieces += line.pieces.map { $0.moved(by: start) }
    }
    return true
  }

  private func columns(of table: Document.Table) -> Int {
    wantedWidths(of: table).reduce(-Self.gap) { $0 + $1 + Self.gap }
  }

  private struct Pair {
    let leftTitle: String
    let left: Document.Table
    let rightTitle: String
    let right: Document.Table

    init?(_ blocks: ArraySlice<Document.Block>) {
      let all = Array(blocks.prefix(DocumentLayout.blocksOfPair))
      guard all.count == DocumentLayout.blocksOfPair, case .heading(let leftTitle) = all[0],
        case .table(let left) = all[1], case .blank = all[2], case .heading(let title) = all[3],
        case .table(let right) = all[4], left.names == right.names, left.standsAlone,
        right.standsAlone
      else { return nil }
      (self.leftTitle, self.left, rightTitle, self.right) = (leftTitle, left, title, right)
    }
  }
}

extension DocumentLine.Piece {
  fileprivate func moved(by columns: Int) -> Self {
    .init(x: x + columns, text: text, style: style, link: link)
  }
}

extension Document.Table {
  /// Whether it has neither links, whose order would change, nor lines besides its titles and rows.
  fileprivate var standsAlone: Bool {
    narrowed == self && numbered == nil && shared.isEmpty
      && !rows.contains { row in
        row.contains { cell in cell.spans.contains { $0.destination != nil } }
      }
  }
}
