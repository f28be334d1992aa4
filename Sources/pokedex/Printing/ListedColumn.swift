import PokedexDomain

/// A column under the name that it was asked for.
struct ListedColumn<Rows: QueryRows> {
  let name: String
  private let column: QueryColumn<Rows>

  private init(_ column: QueryColumn<Rows>, as name: String? = nil) {
    self.name = name ?? column.name
    self.column = column
  }

  var title: String { Phrase(column.title).text }
  var isNumber: Bool { column.isNumber }
  var isAtRight: Bool { column.isAtRight }
  /// Whether its numbers are names rather than figures: `#445`.
  var isNumbered: Bool { column.name == Rows.numberedColumn }
  var isOfTypes: Bool { ["type", "types"].contains(column.name) }

  /// What stands in the rows, for people.
  func texts(
    of rows: [Int], in listing: QueryColumn<Rows>.Listing
  ) throws(PokedexError) -> [String] {
    let texts = try column.texts(listing, rows)
    return isNumbered ? texts.map { $0.isEmpty ? "" : "#\($0)" } : texts
  }

  /// What stands in the rows, for programs: numbers are plain.
  func values(
    of rows: [Int], in listing: QueryColumn<Rows>.Listing
  ) throws(PokedexError) -> [String] {
    let texts = try column.texts(listing, rows)
    return column.isNumber ? texts.map(Self.plain) : texts
  }

  /// A numeral of the generations as a figure.
  private static func plain(_ number: String) -> String {
    guard let first = number.first, first.isLetter, let numeral = RomanNumeral(number) else {
      return number
    }
    return "\(numeral.value)"
  }
}

// MARK: Which columns

extension ListedColumn {
  /// The columns that were asked for, each once, and why if that was; without any, the usual ones
  /// and those of the query's numbers.
  ///
  /// - Parameter fields: the fields with numbers that the query names.
  static func chosen(
    _ settings: ListSettings, fields: [QueryField<Rows>]
  ) throws(Failure) -> [ListedColumn] {
    let settled = settings.format == .table ? Rows.settled?.configuredColumns : nil
    var columns = try settings.columns.map(named) ?? usual(settled ?? Rows.printedColumns, fields)
    if settings.showsWhy, !columns.contains(where: { $0.column.name == "why" }) {
      columns.append(ListedColumn(.why))
    }
    return columns
  }

  /// All but why, which is dear.
  static var all: [ListedColumn] {
    QueryColumn<Rows>.all.filter { $0.name != "why" }.map { ListedColumn($0) }
  }

  static func named(_ words: [String]) throws(Failure) -> [ListedColumn] {
    var columns: [ListedColumn] = []
    for word in words where !columns.contains(where: { $0.name == word }) {
      columns.append(ListedColumn(try QueryColumn.required(word), as: word))
    }
    return columns
  }

  private static func usual(_ names: [String], _ fields: [QueryField<Rows>]) -> [ListedColumn] {
    let shown = names + [Rows.fieldOfNumbers].compactMap { $0 }
    let asked = fields.map(\.name).filter { !shown.contains($0) }
    return (names + asked).compactMap { QueryColumn.named($0) }
      .map { ListedColumn($0) }
  }

  // MARK: Help

  /// Every column with its other names and its meaning.
  static var help: [String] {
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
