import PokedexDomain

/// A list of names that is a table with a head, as lists print it with `--csv` and as spreadsheets write
/// it.
package enum NameTable {
  /// The columns that name the thing of a row, the most precise first.
  private static let naming: [MarkColumn] = [.slot, .slug, .name]

  /// The name that each line has, by its columns: that of the slot, else the slug, else the name with
  /// form and gender. Lines without a name, such as the head, are empty.
  ///
  /// - Returns: `nil` if the first line is no head with one of these columns.
  package static func names(_ lines: [Substring]) -> [Substring]? {
    // The first line of the text tells the sign between the columns.
    guard let first = lines.firstIndex(where: { !$0.isEmpty }), let head = head(lines[first]),
      let records = records(lines[first...].joined(separator: "\n"))
    else { return nil }
    var names = [Substring](repeating: "", count: lines.count)
    for record in records.dropFirst() {
      names[first + record.line - 1] = Substring(name(record.values, head))
    }
    return names
  }

  private static func head(_ line: Substring) -> [MarkColumn?]? {
    let columns = records(String(line))?.first?.values.map(MarkHeaderWords.column) ?? []
    return columns.contains { $0.map(naming.contains) ?? false } ? columns : nil
  }

  /// `nil` if it is no CSV.
  private static func records(_ text: String) -> [CSVRecords.Record]? {
    do throws(LineProblem) { return try CSVRecords(text).all } catch { return nil }
  }

  private static func name(_ values: [String], _ head: [MarkColumn?]) -> String {
    func value(_ column: MarkColumn) -> String {
      let index = head.firstIndex(of: column)
      return index.flatMap { values.indices.contains($0) ? values[$0].trimmed : nil } ?? ""
    }
    return [value(.slot), value(.slug)].first { !$0.isEmpty }
      ?? TableSlots.words(value(.name), form: value(.form), gender: value(.gender))
  }
}
