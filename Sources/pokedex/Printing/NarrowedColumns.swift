import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// A column with the cells of the rows to print.
struct FilledColumn<Rows: QueryRows> {
  let column: ListedColumn<Rows>
  let cells: [CellValue]

  /// The cells as people read them.
  var texts: [String] { cells.map(column.text) }
}

/// The columns of a list that a reader needs.
///
/// Of the columns that nobody asked for, those that are empty go, and those that have the same value
/// in all rows are told once, above the titles. The names stay: a row without one is no row.
struct NarrowedColumns<Rows: QueryRows> {
  private(set) var columns: [FilledColumn<Rows>] = []
  /// The titles and values of the columns that have the same in all rows: `Gen IV`.
  private var facts: [String] = []

  init(_ all: [FilledColumn<Rows>]) {
    // Rows without a name, such as encounters, begin with what they are about.
    let name = all.firstIndex { $0.column.name == "name" } ?? 0
    for (index, filled) in all.enumerated() {
      switch index == name || !filled.column.isUsual ? .several : filled.texts.news {
      case .nothing: continue
      case .same(let text): facts.append("\(filled.column.title) \(text)")
      case .several: columns.append(filled)
      }
    }
  }

  /// The lines above the titles; none if all columns are in the table.
  func head(within width: Int) -> [DrawableText] {
    DrawableText(facts.joined(separator: " · ")).wrapped(to: width)
  }
}
