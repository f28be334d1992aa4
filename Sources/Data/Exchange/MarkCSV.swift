import PokedexDomain

/// Marks as CSV (RFC 4180) with a header row.
enum MarkCSV {
  static func text(_ rows: [MarkRow]) -> String {
    let head = MarkColumn.allCases.map(\.rawValue).joined(separator: ",")
    return ([head] + rows.map(line)).map { $0 + "\n" }.joined()
  }

  private static func line(_ row: MarkRow) -> String {
    MarkColumn.allCases.map { column in
      switch column {
      case .id: row.id.map { "\($0)" } ?? ""
      case .slug: row.slug
      case .note: quoted(SpreadsheetText.marked(row.entry.note))
      case .favourite, .seen, .caught, .shiny:
        column.mark.map { "\(row.entry.marks.contains($0))" } ?? ""
      }
    }.joined(separator: ",")
  }

  private static func quoted(_ text: String) -> String {
    guard text.contains(where: { ",\"\r\n".contains($0) }) else { return text }
    return "\"\(text.replacing("\"", with: "\"\""))\""
  }

  // MARK: Reading

  static func rows(_ text: String) throws(MarkFileProblem) -> [MarkRow] {
    var records = try CSVRecords(text).all[...]
    guard let head = records.popFirst() else {
      throw MarkFileProblem(
        line: 1, reason: worded("it is empty: the first line must name the columns"))
    }
    let columns = try columns(head)
    var rows: [MarkRow] = []
    for record in records { rows.append(try row(record, columns)) }
    return rows
  }

  private static func columns(_ head: CSVRecords.Record) throws(MarkFileProblem) -> [MarkColumn] {
    var columns: [MarkColumn] = []
    for name in head.values {
      guard let column = MarkColumn(rawValue: name.lowercased()), !columns.contains(column) else {
        throw MarkFileProblem(
          line: head.line,
          reason: worded(
            "column '\(name)' is unknown or given twice; the columns are \(MarkColumn.names)"))
      }
      columns.append(column)
    }
    return columns
  }

  private static func row(
    _ record: CSVRecords.Record, _ columns: [MarkColumn]
  ) throws(MarkFileProblem) -> MarkRow {
    guard record.values.count == columns.count else {
      throw MarkFileProblem(
        line: record.line,
        reason: worded(
          "the number of values is \(record.values.count) instead of \(columns.count)"))
    }
    var row = MarkRow(line: record.line)
    for (column, value) in zip(columns, record.values) { try set(column, to: value, in: &row) }
    return row
  }

  private static func set(
    _ column: MarkColumn, to value: String, in row: inout MarkRow
  ) throws(MarkFileProblem) {
    switch column {
    case .id where value.isEmpty: break
    case .id:
      guard let id = Int(value), (1...Int(Int32.max)).contains(id) else {
        throw MarkFileProblem(
          line: row.line, reason: worded("id '\(value)' is not a positive number"))
      }
      row.id = id
    case .slug: row.slug = value
    case .note: row.entry.note = MarkEntry.note(SpreadsheetText.unmarked(value))
    case .favourite, .seen, .caught, .shiny:
      guard let isSet = flag(value) else {
        throw MarkFileProblem(
          line: row.line,
          reason: worded("\(column.rawValue) is '\(value)': write true or false"))
      }
      if isSet, let mark = column.mark { row.entry.marks.insert(mark) }
    }
  }

  /// Parses a flag in the spellings that people and spreadsheets use.
  private static func flag(_ value: String) -> Bool? {
    switch value.lowercased() {
    case "true", "yes", "1", "x": true
    case "false", "no", "0", "": false
    default: nil
    }
  }
}
