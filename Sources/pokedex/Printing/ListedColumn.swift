import PokedexDomain

/// A column with the name under which it was requested.
struct ListedColumn<Rows: QueryRows> {
  let name: String
  /// Whether the column is a default that the user did not ask for.
  let isUsual: Bool
  private let column: QueryColumn<Rows>

  private init(_ column: QueryColumn<Rows>, as name: String? = nil, isUsual: Bool = false) {
    self.name = name ?? column.name
    self.column = column
    self.isUsual = isUsual
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
  /// and those of the number fields that the query mentions. Adds the reason for each match if
  /// requested.
  static func chosen(_ settings: ListSettings, for plan: QueryPlan<Rows>) throws -> [ListedColumn] {
    let configured = settings.configuration(of: Rows.self)?.columns
    var columns =
      try settings.columns.map(named)
      ?? configured.map { defaultColumns($0, plan, areUsual: false) }
      ?? defaultColumns(Rows.printedColumns, plan, areUsual: true)
    if settings.showsWhy, !columns.contains(where: { $0.column.name == "why" }) {
      columns.append(ListedColumn(.why))
    }
    return columns
  }

  static func named(_ words: [String]) throws -> [ListedColumn] {
    var columns: [ListedColumn] = []
    for word in words where !columns.contains(where: { $0.name == word }) {
      columns.append(ListedColumn(try QueryColumn.required(word), as: word))
    }
    return columns
  }

  /// - Parameter areUsual: whether the names are the same for every user.
  private static func defaultColumns(
    _ names: [String], _ plan: QueryPlan<Rows>, areUsual: Bool
  ) -> [ListedColumn] {
    let shown = names + [Rows.bareNumberField].compactMap { $0 }
    let added = plan.fields.map(\.name).filter { !shown.contains($0) }
    let asked = asked(by: plan)
    return (names + added).compactMap { QueryColumn.named($0) }
      .map { ListedColumn($0, isUsual: areUsual && !asked.contains($0.name)) }
  }

  /// The columns whose numbers the query mentions or sorts by.
  private static func asked(by plan: QueryPlan<Rows>) -> Set<String> {
    let fields = Set(plan.fields.map(\.name) + plan.sorts.map(\.field))
    // The column that shows the numbers of this field has another name.
    guard let number = Rows.bareNumberField, fields.contains(number) else { return fields }
    return fields.union([Rows.numberedColumn].compactMap { $0 })
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
