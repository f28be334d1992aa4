/// A column of a listing, with its title and its contents.
package struct QueryColumn<Rows: QueryRows>: Sendable {
  /// The name in queries and options: `speed`.
  package let name: String
  /// The column header: `Spe`.
  package let title: String
  package let summary: String
  /// The type of its cells in JSON.
  package let kind: Kind
  /// Whether the column is right-aligned, as numbers are.
  package let isAtRight: Bool
  /// The cells of the given rows.
  package let cells: Cells
  /// Merges the cells of rows with the same subject, which a section lists as one row; if `nil`,
  /// the cell of the first row is used.
  package let merge: Merge?

  package enum Kind: Sendable {
    case text
    /// A number, or ``CellValue/none``.
    case number
    /// Several values.
    case list
  }

  package typealias Cells = @Sendable (Listing, [Int]) -> [CellValue]

  /// Combines the cells of rows with the same subject into one text.
  package typealias Merge = @Sendable (_ rows: Rows, _ same: [Int], _ cells: [CellValue]) -> String

  /// Joins the texts without duplicates.
  package static var distinct: Merge {
    { _, _, cells in cells.map(\.text).filter { !$0.isEmpty }.unique.joined(separator: ", ") }
  }

  /// The data that a column may use.
  package struct Listing: Sendable {
    package let engine: QueryEngine<Rows>
    package let plan: QueryPlan<Rows>

    package init(engine: QueryEngine<Rows>, plan: QueryPlan<Rows>) {
      self.engine = engine
      self.plan = plan
    }

    package var rows: Rows { engine.rows }
  }

  package init(
    _ name: String, title: String, _ summary: String, kind: Kind = .text,
    isAtRight: Bool = false, merge: Merge? = nil, cells: @escaping Cells
  ) {
    self.name = name
    self.title = title
    self.summary = summary
    self.kind = kind
    self.isAtRight = isAtRight
    self.merge = merge
    self.cells = cells
  }

  /// A column of words that are nothing else: neither numbers nor names of types.
  package static func text(
    _ name: String, title: String, _ summary: String, isAtRight: Bool = false,
    merge: Merge? = nil, texts: @escaping @Sendable (Listing, [Int]) -> [String]
  ) -> QueryColumn {
    QueryColumn(name, title: title, summary, isAtRight: isAtRight, merge: merge) {
      texts($0, $1).map { .text($0) }
    }
  }

  /// A column of numbers; `nil` in rows without one.
  package static func number(
    _ name: String, title: String, _ summary: String,
    numbers: @escaping @Sendable (Listing, [Int]) -> [Int?]
  ) -> QueryColumn {
    QueryColumn(name, title: title, summary, kind: .number, isAtRight: true) {
      numbers($0, $1).map { $0.map { .number($0) } ?? .none }
    }
  }

  /// A column whose cells may have several values.
  ///
  /// - Parameter separator: The text between the values of a cell.
  package static func list(
    _ name: String, title: String, _ summary: String, separator: String = ", ",
    merge: Merge? = nil, lists: @escaping @Sendable (Listing, [Int]) -> [[String]]
  ) -> QueryColumn {
    QueryColumn(name, title: title, summary, kind: .list, merge: merge) { listing, rows in
      lists(listing, rows).map { .list($0, separator: separator) }
    }
  }

  /// A column of a field's numbers; blank in rows without a number. `nil` for a field without
  /// numbers.
  package init?(_ field: QueryField<Rows>) {
    guard let measure = field.measure else { return nil }
    self.init(
      field.name, title: field.title, field.numberSummary, kind: .number, isAtRight: true
    ) { listing, rows in
      let column = measure.column(listing.rows)
      return rows.map { measure.cell(column[$0]) }
    }
  }

  /// The reasons that each row was found.
  package static var why: QueryColumn {
    .text("why", title: "Why", "the reasons why the row matches") { listing, rows in
      rows.map { listing.engine.reasons(for: $0, in: listing.plan).joined(separator: "; ") }
    }
  }

  /// All columns: the rows' own, `why`, and the numeric fields.
  package static var all: [QueryColumn] {
    let own = Rows.columns + [why]
    let names = Set(own.map(\.name))
    return own + Rows.fields.compactMap { QueryColumn($0) }.filter { !names.contains($0.name) }
  }

  /// The column with this name or with an alias of its field.
  package static func named(_ word: String) -> QueryColumn? {
    let word = word.lowercased()
    return all.first { $0.name == word }
      ?? QueryField<Rows>.named(word).flatMap { field in all.first { $0.name == field.name } }
  }
}
