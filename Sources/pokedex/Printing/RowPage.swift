import PokedexData
import PokedexDomain
import PokedexPresentation
import PokedexTerminalNcurses
import PokedexTerminalUI

/// Formats the rows to print.
struct RowPage<Rows: QueryRows> {
  let rows: [Int]
  let listing: QueryColumn<Rows>.Listing
  let settings: ListSettings

  private func columns() throws -> [ListedColumn<Rows>] {
    try ListedColumn.chosen(settings, for: listing.plan)
  }

  private func filled(_ column: ListedColumn<Rows>) -> FilledColumn<Rows> {
    FilledColumn(column, column.cells(of: rows, in: listing))
  }

  // MARK: For people

  /// - Parameter terminal: `nil` for a pipe, which gets all columns, uncut and without titles, as
  ///   scripts count them.
  func table(on terminal: OutputTerminal?) throws -> [PrintedLine] {
    let style = settings.configuration.style(on: terminal)
    let columns = try columns().map(filled)
    guard let terminal else { return table(of: columns, style).lines }
    let narrowed = NarrowedColumns(columns)
    return narrowed.head(within: terminal.width).map { style.styled($0, .dim) }
      + table(of: narrowed.columns, style).lines(width: terminal.width, heading: style.heading)
  }

  private func table(of columns: [FilledColumn<Rows>], _ style: ANSIStyle) -> TextTable {
    TextTable(
      columns: columns.map { filled in
        let column = filled.column
        return TextTable.Column(
          title: column.title, filled.texts, isAtRight: column.isAtRight && !column.isNumbered,
          styled: style.hasColors ? look(of: column, filled.cells, style) : nil)
      })
  }

  /// The colours of a column's cells.
  private func look(
    of column: ListedColumn<Rows>, _ cells: [CellValue], _ style: ANSIStyle
  ) -> (Int, DrawableText) -> PrintedLine {
    let role: Role = column.isNumbered ? .dim : column.isAtRight ? .number : .text
    return { row, text in
      let types = cells[row].types
      return types.isEmpty ? style.styled(text, role) : style.badges(types, in: text)
    }
  }

  /// Returns each row in words: column titles and values.
  func words() throws -> [String] {
    let columns = try columns()
    let cells = columns.map { $0.cells(of: rows, in: listing) }
    // The name comes first and needs no title.
    let order = columns.indices.sorted { columns[$0].name == "name" && columns[$1].name != "name" }
    let spoken = SpeechText()
    return rows.indices.map { row in
      order.compactMap { index in
        let column = columns[index]
        let cell = cells[index][row]
        guard !cell.isEmpty else { return nil }
        if column.name == "name" || column.isNumbered { return spoken(column.text(cell)) }
        return spoken.cell(cell.spoken, column.name, column.title)
      }.joined(separator: ", ")
    }
  }

  // MARK: For programs

  func csv() throws -> [PrintedLine] {
    headed(RowText.csv(try values(of: columns())))
  }

  func tsv() throws -> [PrintedLine] {
    headed(RowText.tsv(try values(of: columns())))
  }

  private func headed(_ lines: [PrintedLine]) -> [PrintedLine] {
    settings.hasHeader ? lines : Array(lines.dropFirst())
  }

  /// Returns objects of the requested columns; by default, objects in the stable format, or of all
  /// columns if the rows have no stable format.
  @MainActor func json(from pokedex: any PokedexRepository) async throws -> [JSON] {
    if settings.columns != nil { return JSON.rows(try values(of: columns())) }
    if let configurable = listing.rows as? any ConfigurableRows {
      return ListedForm.printed(
        try await configurable.listedForms(rows, reasons: reasons(), from: pokedex))
    }
    let (all, reasons) = (ListedRow.all(of: rows, in: listing), reasons())
    return FoundRow.printed(
      all.enumerated().map { index, row in
        FoundRow(row: row, changes: listing.rows.changes(of: rows[index]), why: reasons?[index])
      })
  }

  private func values(of columns: [ListedColumn<Rows>]) -> [RowText.Column] {
    columns.map { column in
      RowText.Column(name: column.name, cells: column.cells(of: rows, in: listing))
    }
  }

  private func reasons() -> [String]? {
    guard settings.showsWhy else { return nil }
    return QueryColumn<Rows>.why.cells(listing, rows).map(\.text)
  }
}
