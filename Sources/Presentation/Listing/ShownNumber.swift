import PokedexDomain

/// A numeric field of a query as a separate column.
package struct ShownNumber<Rows: QueryRows>: Sendable {
  package let name: String
  package let title: String
  private let measure: Measure<Rows>
  private let column: [Int32]

  init?(_ field: QueryField<Rows>, in rows: Rows) {
    guard let measure = field.measure else { return nil }
    name = field.name
    title = Phrase(field.title).text
    self.measure = measure
    column = measure.column(rows)
  }

  package func cell(of row: Int) -> CellValue { measure.cell(column[row]) }

  /// The value of a row; empty if it has none.
  package func text(of row: Int) -> String { cell(of: row).text }
}
