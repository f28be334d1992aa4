import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// Tables.
extension DocumentLayout {
  static let gap = 2
  private static let narrowestText = 12
  private static let narrowestEnd = 8

  /// The shortest name above a column; numbers are better than less.
  private static let shortestName = 6

  mutating func addTable(_ whole: Document.Table) {
    let table = fitted(whole)
    let needs = needs(of: table)
    let fit = ColumnFit(needs, within: width)
    noteCuts(in: fit, needs)
    addShared(table.shared)
    if table.namesLeftOut { addLeftOut(table.titles, fit) }
    addTitles(of: table, fit)
    let titles = table.hasTitles ? lines.count - 1 : nil
    for row in table.rows {
      var line = DocumentLine(titles: titles)
      addCells(row, fit, table.numbers, style: .text, in: &line)
      append(line)
    }
  }

  /// The table with its names cut alike, as far as needed; where that is not enough, with numbers, whose
  /// legend is added.
  private mutating func fitted(_ table: Document.Table) -> Document.Table {
    guard let numbered = table.numbered else { return table }
    let longest = numbered.columns.map { DrawableText(table.titles[$0]).width }.max() ?? 0
    for columns in stride(from: longest, through: min(longest, Self.shortestName), by: -1) {
      let cut = table.titled(
        table.titles.enumerated().map { column, title in
          numbered.columns.contains(column)
            ? DrawableText(title).clipped(to: columns, ellipsis: symbols.ellipsis).string : title
        })
      if wantedWidths(of: cut).reduce(-Self.gap, { $0 + $1 + Self.gap }) <= width { return cut }
    }
    addFact(numbered.legend.label, numbered.legend.parts)
    return table.titled(numbered.titles(table.titles))
  }

  /// Adds the values that all rows have, in one paragraph.
  private mutating func addShared(_ values: [SharedValue]) {
    let groups = values.map { tokens($0.text, style: .dim) }
    for line in flow(groups) { append(line.leading) }
  }

  /// Names the columns that have no room.
  private mutating func addLeftOut(_ titles: [String], _ fit: ColumnFit) {
    let names = zip(titles, fit.widths).filter { $1 == nil }.map(\.0).joined(separator: ", ")
    guard !names.isEmpty else { return }
    let text = Inline(worded("no room for: \(names); --csv has all columns"), tone: .dim)
    for line in flow([tokens(text, style: .dim)]) { append(line.leading) }
  }

  private mutating func addTitles(of table: Document.Table, _ fit: ColumnFit) {
    guard table.hasTitles else { return }
    var line = DocumentLine()
    addCells(table.titles.map { Inline($0) }, fit, table.numbers, style: .heading, in: &line)
    append(line.leading)
  }

  private mutating func noteCuts(in fit: ColumnFit, _ needs: [ColumnFit.Need]) {
    let given = fit.widths.reduce(0) { $0 + ($1 ?? 0) }
    let wanted = needs.reduce(0) { $0 + $1.wanted }
    if fit.widths.contains(nil) || given * 10 < wanted * 9 { cutsTables = true }
  }

  func wantedWidths(of table: Document.Table) -> [Int] {
    table.titles.indices.map { column in
      let cells = table.rows.map { column < $0.count ? badged($0[column]).width : 0 }
      return max(DrawableText(table.titles[column]).width, cells.max() ?? 0)
    }
  }

  /// Text columns shrink to a readable minimum before a column is left out; numbers never do. The end
  /// of a table may be shorter, if it is cut at all.
  private func needs(of table: Document.Table) -> [ColumnFit.Need] {
    let wanted = wantedWidths(of: table)
    return wanted.enumerated().map { column, wanted in
      let isCutEnd = column == table.titles.count - 1 && wanted > Self.narrowestText
      let narrowest = isCutEnd ? Self.narrowestEnd : Self.narrowestText
      let least = table.numbers.contains(column) ? wanted : narrowest
      // The first column says what a row is: often only the ends of its texts differ.
      return column == 0
        ? .init(least: min(max(least, width / 3), width), wanted: wanted, rank: 0)
        : .init(least: least, wanted: wanted)
    }
  }

  private mutating func addCells(
    _ cells: [Inline], _ fit: ColumnFit, _ numbers: Set<Int>, style: Style,
    in line: inout DocumentLine
  ) {
    var x = 0
    for (column, cell) in cells.enumerated() {
      // Links in hidden columns still count, so that later links keep their numbers.
      guard fit.widths.indices.contains(column), let width = fit.widths[column] else {
        links += cell.spans.count { $0.destination != nil }
        continue
      }
      let cell = badged(cell)
      let start = numbers.contains(column) ? x + max(0, width - cell.width) : x
      let end = x + (cell.width > width ? room(at: column, of: cells, fit) : width)
      add(cell, to: &line, at: start, before: end, style: style)
      x += width + Self.gap
    }
  }

  /// The width of a cell that would be cut: with that of the empty cells after it.
  private func room(at column: Int, of cells: [Inline], _ fit: ColumnFit) -> Int {
    let after = fit.widths.indices.dropFirst(column + 1).prefix { next in
      fit.widths[next] == nil || next >= cells.count || badged(cells[next]).width == 0
    }
    return after.compactMap { fit.widths[$0] }.reduce(fit.widths[column] ?? 0) {
      $0 + Self.gap + $1
    }
  }
}

extension Document.Table {
  fileprivate var hasTitles: Bool { !titles.allSatisfy(\.isEmpty) }
}
