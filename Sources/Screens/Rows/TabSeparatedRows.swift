import PokedexPresentation

/// Rows as text for a spreadsheet: a header line, then one line per row, with tabs between the
/// cells.
func tabSeparated(_ columns: [RowColumn], count: Int, cells: (Int) -> [Inline]) -> String {
  let rows = (0..<count).map { cells($0).map(\.text) }
  return ([columns.map(\.title)] + rows)
    .map { $0.map { $0.replacing("\t", with: " ") }.joined(separator: "\t") + "\n" }.joined()
}
