/// A column of a listing, with its title and its contents.
package struct QueryColumn<Rows: QueryRows>: Sendable {
  /// The name in queries and options: `speed`.
  package let name: String
  /// The column header: `Spe`.
  package let title: String
  package let summary: String
  /// Whether the column contains only numbers.
  package let isNumber: Bool
  /// Whether the column is right-aligned, as numbers are.
  package let isAtRight: Bool
  /// The texts of the given rows.
  package let texts: @Sendable (Listing, [Int]) -> [String]
  /// The values of the given rows, if a cell may have several; the texts join them.
  package let lists: Lists?
  /// Merges the texts of rows with the same subject, which a section lists as one row; if `nil`,
  /// the text of the first row is used.
  package let merge: Merge?

  package typealias Lists = @Sendable (Listing, [Int]) -> [[String]]

  /// Combines the texts of rows with the same subject into one.
  package typealias Merge = @Sendable (_ rows: Rows, _ same: [Int], _ texts: [String]) -> String

  /// Joins the texts without duplicates.
  package static var distinct: Merge {
    { _, _, texts in texts.filter { !$0.isEmpty }.unique.joined(separator: ", ") }
  }

  /// Whether its texts are names of types.
  package var isOfTypes: Bool {
    ["type", "types", "beats", "weak", "resists", "gifttype"].contains(name)
      || name == "name" && Rows.areTypes
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
    _ name: String, title: String, _ summary: String, isNumber: Bool = false,
    isAtRight: Bool = false, merge: Merge? = nil, lists: Lists? = nil,
    texts: @escaping @Sendable (Listing, [Int]) -> [String]
  ) {
    self.name = name
    self.title = title
    self.summary = summary
    self.isNumber = isNumber
    self.isAtRight = isNumber || isAtRight
    self.merge = merge
    self.lists = lists
    self.texts = texts
  }

  /// A column whose cells may have several values.
  ///
  /// - Parameter separator: The text between the values of a cell.
  package init(
    _ name: String, title: String, _ summary: String, separator: String, merge: Merge? = nil,
    lists: @escaping Lists
  ) {
    self.init(name, title: title, summary, merge: merge, lists: lists) { listing, rows in
      lists(listing, rows).map { $0.joined(separator: separator) }
    }
  }

  /// A column of a field's numbers; blank in rows without a number. `nil` for a field without
  /// numbers.
  package init?(_ field: QueryField<Rows>) {
    guard let measure = field.measure else { return nil }
    self.init(field.name, title: field.title, field.numberSummary, isNumber: true) {
      listing, rows in
      let column = measure.column(listing.rows)
      return rows.map { column[$0] == .min ? "" : measure.text(column[$0]) }
    }
  }

  /// The reasons that each row was found.
  package static var why: QueryColumn {
    QueryColumn("why", title: "Why", "the reasons why the row matches") { listing, rows in
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
