import PokedexTerminalUI

/// Columns of text with two spaces between them.
struct TextTable {
  var columns: [Column]

  struct Column {
    let title: DrawableText
    let cells: [DrawableText]
    /// Whether cells are right-aligned, like numbers. Right-aligned cells are never cut.
    let isAtRight: Bool
    /// Styles the text of a row's cell for a terminal, without changing its width.
    let styled: ((Int, DrawableText) -> PrintedLine)?
    fileprivate var width: Int

    init(
      title: String = "", _ cells: [String], isAtRight: Bool = false,
      styled: ((Int, DrawableText) -> PrintedLine)? = nil
    ) {
      self.title = DrawableText(title)
      self.cells = cells.map { DrawableText($0) }
      self.isAtRight = isAtRight
      self.styled = styled
      width = self.cells.reduce(0) { max($0, $1.width) }
    }

    /// The width with the title. No column is left out, as nothing else would tell its values.
    fileprivate var need: ColumnFit.Need {
      let whole = max(width, title.width)
      return ColumnFit.Need(
        least: isAtRight ? whole : TextTable.narrowest, wanted: whole, rank: 0)
    }
  }

  private static let gap = 2
  /// The minimum width of a column that is cut.
  private static let narrowest = 4

  init(columns: [Column]) {
    self.columns = columns
  }

  /// The rows without titles.
  var lines: [PrintedLine] {
    (0..<(columns.first?.cells.count ?? 0)).map { row in
      line { column in (column.cells[row], column.styled.map { styled in { styled(row, $0) } }) }
    }
  }

  /// The line of titles and the rows below it, cut to fit a terminal.
  ///
  /// - Parameter heading: styles the line of titles.
  func lines(width: Int, heading: (PrintedLine) -> PrintedLine) -> [PrintedLine] {
    var fitted = self
    let fit = ColumnFit(columns.map(\.need), within: width)
    for (index, width) in zip(columns.indices, fit.widths) {
      if let width { fitted.columns[index].width = width }
    }
    let titles = fitted.line { ($0.title, nil) }
    return [heading(titles)] + fitted.lines
  }

  /// Formats a line without trailing spaces.
  private func line(
    _ cell: (Column) -> (text: DrawableText, styled: ((DrawableText) -> PrintedLine)?)
  ) -> PrintedLine {
    var line = PrintedLine()
    // The number of spaces pending before the next text.
    var blanks = 0
    for column in columns {
      let (whole, styled) = cell(column)
      let text = whole.width > column.width ? whole.clipped(to: column.width) : whole
      let missing = column.width - text.width
      if !text.isEmpty {
        line += .blanks(blanks + (column.isAtRight ? missing : 0))
        line += styled.map { $0(text) } ?? PrintedLine(text)
        blanks = column.isAtRight ? 0 : missing
      } else {
        blanks += missing
      }
      blanks += Self.gap
    }
    return line
  }
}
