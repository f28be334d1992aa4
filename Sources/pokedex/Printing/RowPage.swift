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
    try ListedColumn.chosen(settings, fields: listing.plan.fields)
  }

  // MARK: For people

  /// - Parameter terminal: `nil` for a pipe, which gets uncut rows without titles.
  func table(on terminal: OutputTerminal?) throws -> [PrintedLine] {
    let style = settings.configuration.style(on: terminal)
    let table = TextTable(columns: try columns().map { column($0, style) })
    guard let terminal else { return table.lines }
    return table.lines(width: terminal.width, heading: style.heading)
  }

  private func column(_ column: ListedColumn<Rows>, _ style: ANSIStyle) -> TextTable.Column {
    let cells = column.cells(of: rows, in: listing)
    let isFigure = column.isAtRight && !column.isNumbered
    return TextTable.Column(
      title: column.title, cells.map(column.text), isAtRight: isFigure,
      styled: style.hasColors ? look(of: column, cells, style) : nil)
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
    if settings.columns == nil, let configurable = listing.rows as? any ConfigurableRows {
      let stable = try await configurable.stableJSON(
        of: rows, reasons: reasons(), from: pokedex)
      return stable.map(\.numbered)
    }
    var all = settings
    all.columns = settings.columns ?? ListedColumn<Rows>.all.map(\.name)
    let objects = JSON.rows(try values(of: ListedColumn.chosen(all, fields: [])))
    return settings.columns == nil ? objects.map(\.numbered) : objects
  }

  /// An object for each row, with all columns.
  func objects() throws -> [JSON] { JSON.rows(values(of: ListedColumn<Rows>.all)) }

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
