import PokedexPresentation
import PokedexTerminalUI

/// Tables.
extension DocumentLayout {
  static let gap = 2
  private static let narrowestText = 12
  private static let narrowestEnd = 8

  mutating func addTable(_ table: Document.Table) {
    let widths = columnWidths(of: table)
    let wanted = wantedWidths(of: table)
    if widths.count < wanted.count || widths.reduce(0, +) * 10 < wanted.reduce(0, +) * 9 {
      cutsTables = true
    }
    if !table.titles.allSatisfy(\.isEmpty) {
      var line = DocumentLine()
      addCells(table.titles.map { Inline($0) }, widths, table.numbers, style: .heading, in: &line)
      append(line)
    }
    for row in table.rows {
      var line = DocumentLine()
      addCells(row, widths, table.numbers, style: .text, in: &line)
      append(line)
    }
  }

  func wantedWidths(of table: Document.Table) -> [Int] {
    table.titles.indices.map { column in
      let cells = table.rows.map { column < $0.count ? badged($0[column]).width : 0 }
      return max(DrawableText(table.titles[column]).width, cells.max() ?? 0)
    }
  }

  /// The widths of the columns that fit. Text columns shrink to a readable minimum before a column
  /// is left out; the remaining room goes to the first ones.
  private func columnWidths(of table: Document.Table) -> [Int] {
    let wanted = wantedWidths(of: table)
    var widths: [Int] = []
    var rest = width
    for (column, wantedWidth) in wanted.enumerated() {
      let gap = column == 0 ? 0 : Self.gap
      // The end of a table may be short, if it is cut at all.
      let isCutEnd = column == wanted.count - 1 && wantedWidth > Self.narrowestText
      let narrowest = isCutEnd ? Self.narrowestEnd : Self.narrowestText
      let least = table.numbers.contains(column) ? wantedWidth : min(wantedWidth, narrowest)
      guard least + gap <= rest || column == 0 else { break }
      widths.append(min(least, rest - gap))
      rest -= widths[column] + gap
    }
    for column in widths.indices where rest > 0 {
      let growth = min(rest, wanted[column] - widths[column])
      widths[column] += growth
      rest -= growth
    }
    return widths
  }

  private mutating func addCells(
    _ cells: [Inline], _ widths: [Int], _ numbers: Set<Int>, style: Style,
    in line: inout DocumentLine
  ) {
    var x = 0
    for (column, cell) in cells.enumerated() {
      // Links in hidden columns still count, so that later links keep their numbers.
      guard column < widths.count else {
        links += cell.spans.count { $0.destination != nil }
        continue
      }
      let cell = badged(cell)
      let cellWidth = cell.width
      var at = numbers.contains(column) ? x + max(0, widths[column] - cellWidth) : x
      let end = x + widths[column]
      for part in cell.parts {
        let span = part.span
        let link = span.destination == nil ? nil : links
        if link != nil { links += 1 }
        let text = part.text.clipped(to: max(0, end - at))
        guard !text.isEmpty else { continue }
        line.pieces.append(
          .init(x: at, text: text, style: Self.style(span, else: style), link: link))
        at += text.width
      }
      x = end + Self.gap
    }
  }
}
