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
    for index in columns.indices {
      fitted.columns[index].width = max(columns[index].width, columns[index].title.width)
    }
    fitted.fit(width)
    let titles = fitted.line { ($0.title, nil) }
    return [heading(titles)] + fitted.lines
  }

  /// Cuts the widest text column until all columns fit or none can be cut.
  private mutating func fit(_ width: Int) {
    while total > width {
      let texts = columns.indices.filter { !columns[$0].isAtRight }
      guard let widest = texts.max(by: { columns[$0].width < columns[$1].width }),
        columns[widest].width > Self.narrowest
      else { return }
      let next = texts.filter { $0 != widest }.map { columns[$0].width }.max() ?? 0
      let wanted = max(columns[widest].width - (total - width), next - 1, Self.narrowest)
      columns[widest].width = min(wanted, columns[widest].width - 1)
    }
  }

  private var total: Int {
    columns.reduce(Self.gap * max(0, columns.count - 1)) { $0 + $1.width }
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
