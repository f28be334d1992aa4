import PokedexDomain

/// A column with the name under which it was requested.
struct ListedColumn<Rows: QueryRows> {
  let name: String
  private let column: QueryColumn<Rows>

  private init(_ column: QueryColumn<Rows>, as name: String? = nil) {
    self.name = name ?? column.name
    self.column = column
  }

  var title: String { Phrase(column.title).text }
  var isAtRight: Bool { column.isAtRight }
  /// Whether its numbers are identifiers, such as `#445`.
  var isNumbered: Bool { column.name == Rows.numberedColumn }

  /// A cell as people read it.
  func text(_ cell: CellValue) -> String {
    isNumbered && !cell.isEmpty ? "#\(cell.text)" : cell.text
  }

  func cells(of rows: [Int], in listing: QueryColumn<Rows>.Listing) -> [CellValue] {
    column.cells(listing, rows)
  }
}

// MARK: Selection

extension ListedColumn {
  /// Returns the requested columns without duplicates; if none are requested, the default columns
  /// and those of `fields`. Adds the reason for each match if requested.
  ///
  /// - Parameter fields: the number fields that the query mentions.
  static func chosen(
    _ settings: ListSettings, fields: [QueryField<Rows>]
  ) throws -> [ListedColumn] {
    let configured = settings.configuration(of: Rows.self)?.columns
    var columns =
      try settings.columns.map(named) ?? defaultColumns(configured ?? Rows.printedColumns, fields)
    if settings.showsWhy, !columns.contains(where: { $0.column.name == "why" }) {
      columns.append(ListedColumn(.why))
    }
    return columns
  }

  /// All columns except `why`, which is expensive.
  static var all: [ListedColumn] {
    QueryColumn<Rows>.all.filter { $0.name != "why" }.map { ListedColumn($0) }
  }

  static func named(_ words: [String]) throws -> [ListedColumn] {
    var columns: [ListedColumn] = []
    for word in words where !columns.contains(where: { $0.name == word }) {
      columns.append(ListedColumn(try QueryColumn.required(word), as: word))
    }
    return columns
  }

  private static func defaultColumns(_ names: [String], _ fields: [QueryField<Rows>])
    -> [ListedColumn]
  {
    let shown = names + [Rows.bareNumberField].compactMap { $0 }
    let asked = fields.map(\.name).filter { !shown.contains($0) }
    return (names + asked).compactMap { QueryColumn.named($0) }
      .map { ListedColumn($0) }
  }

  // MARK: Help

  /// All columns with their other names and their meanings.
  static var help: [PrintedLine] {
    let columns = QueryColumn<Rows>.all
    let names = columns.map { column in
      let field = QueryField<Rows>.named(column.name).flatMap { $0.measure == nil ? nil : $0 }
      return ([column.name] + (field?.names.dropFirst() ?? [])).joined(separator: ", ")
    }
    let table = TextTable(columns: [
      TextTable.Column(names), TextTable.Column(columns.map(\.summary)),
    ])
    return table.lines
  }
}
