/// Prints tables for programs, one below the other. A header is printed where it differs from the one
/// before.
@MainActor final class ProgramTables {
  private let format: RowFormat
  private let hasHeader: Bool
  private var last: [String] = []
  /// Whether each row begins with the page that it is of.
  var tellsPages = false

  init(_ format: RowFormat, hasHeader: Bool) {
    self.format = format
    self.hasHeader = hasHeader
  }

  func lines(of table: ProgramTable, on page: String) -> [PrintedLine] {
    lines(of: tellsPages ? table.on(page) : table)
  }

  func lines(of table: ProgramTable) -> [PrintedLine] {
    let lines = format == .tsv ? RowText.tsv(table.columns) : RowText.csv(table.columns)
    return begins(table.header) ? lines : Array(lines.dropFirst())
  }

  /// Whether rows with these columns need a header above them.
  func begins(_ header: [String]) -> Bool {
    defer { last = header }
    return hasHeader && header != last
  }
}

extension ProgramTable {
  /// Prints the table, for people as rows without a header.
  @MainActor func print(_ formats: FormatOptions) throws {
    guard formats.format == .table else {
      let tables = ProgramTables(formats.format, hasHeader: !formats.noHeader)
      return try Output.print(tables.lines(of: self))
    }
    let table = TextTable(columns: columns.map { TextTable.Column($0.cells.map(\.text)) })
    try Output.print(table.lines)
  }
}
