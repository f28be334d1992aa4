import PokedexDomain

/// A number that a query asked for, in a column of its own.
package struct ShownNumber<Rows: QueryRows>: Sendable {
  package let name: String
  package let title: String
  private let measure: Measure<Rows>
  private let column: [Int32]

  init?(_ field: QueryField<Rows>, in rows: Rows) {
    guard let measure = field.measure, let column = try? measure.column(rows) else { return nil }
    (name, title, self.measure, self.column) = (
      field.name, Phrase(field.title).text, measure, column
    )
  }

  /// Empty where a row has no such number.
  package func text(of row: Int) -> String {
    column[row] == .min ? "" : measure.text(column[row])
  }
}
