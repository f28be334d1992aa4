import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// A column with the cells of the rows to print.
struct FilledColumn<Rows: QueryRows> {
  let column: ListedColumn<Rows>
  let cells: [CellValue]
  /// The cells as people read them.
  let texts: [String]

  init(_ column: ListedColumn<Rows>, _ cells: [CellValue]) {
    self.column = column
    self.cells = cells
    texts = cells.map(column.text)
  }
}

/// The columns of a list that a reader needs.
///
/// Default columns that are empty are dropped, and those with one value in all rows are told once,
/// above the titles. The names stay: a row without one is no row.
struct NarrowedColumns<Rows: QueryRows> {
  let columns: [FilledColumn<Rows>]
  /// The values that all rows have.
  private let shared: [SharedValue]

  init(_ all: [FilledColumn<Rows>]) {
    // Rows without a name, such as encounters, begin with what they are about.
    let name = all.firstIndex { $0.column.name == "name" } ?? 0
    let wanted = Set(all.indices.filter { $0 == name || !all[$0].column.isUsual })
    let count = all.first?.texts.count ?? 0
    let narrowing = Narrowing(
      columns: all.count, sharing: Set(all.indices), keeping: wanted,
      rows: (0..<count).lazy.map { row in all.map { Inline($0.texts[row]) } })
    columns = narrowing.kept.map { all[$0] }
    shared = narrowing.shared(all.map(\.column.title))
  }

  /// The lines above the titles; none if all columns are in the table.
  func head(within width: Int) -> [DrawableText] {
    DrawableText(shared.map(\.text.text).joined(separator: " · ")).wrapped(to: width)
  }
}
