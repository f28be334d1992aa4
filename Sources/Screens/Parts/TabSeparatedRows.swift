import PokedexPresentation

/// Rows as text for a spreadsheet: a header line, then one line per row, with tabs between the
/// cells.
func tabSeparated(_ columns: [RowColumn], count: Int, cells: (Int) -> [Inline]) -> String {
  tabSeparated(columns.map(\.title), (0..<count).map { cells($0).map(\.text) })
}

func tabSeparated(_ titles: [String], _ rows: [[String]]) -> String {
  ([titles] + rows)
    .map { $0.map { $0.replacing("\t", with: " ") }.joined(separator: "\t") + "\n" }.joined()
}
