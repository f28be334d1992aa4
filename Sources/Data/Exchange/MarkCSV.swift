import PokedexDomain

/// Marks as CSV (RFC 4180) with a header row.
enum MarkCSV {
  static func text(_ rows: [MarkRow]) -> String {
    let head = MarkColumn.written.map(\.rawValue).joined(separator: ",")
    return ([head] + rows.map(line)).map { $0 + "\n" }.joined()
  }

  private static func line(_ row: MarkRow) -> String {
    MarkColumn.written.map { column in
      switch column {
      case .id: row.id.map { "\($0)" } ?? ""
      case .slug: row.slug
      case .note: quoted(SpreadsheetText.marked(row.entry.note))
      case .slots: row.slots ?? ""
      default: column.mark.map { "\(row.entry.marks.contains($0))" } ?? ""
      }
    }.joined(separator: ",")
  }

  private static func quoted(_ text: String) -> String {
    guard text.contains(where: { ",\"\r\n".contains($0) }) else { return text }
    return "\"\(text.replacing("\"", with: "\"\""))\""
  }

  // MARK: Reading

  static func table(_ text: String) throws(LineProblem) -> MarkTable {
    var records = try CSVRecords(text).all[...]
    guard let head = records.popFirst() else {
      throw LineProblem(
        line: 1, reason: worded("it is empty: the first line must name the columns"))
    }
    var table = MarkTable()
    let columns = columns(head, &table.problems)
    for record in records {
      do throws(LineProblem) {
        table.rows.append(try row(record, columns))
      } catch {
        try table.problems.note(error)
      }
    }
    return table
  }

  /// The number of columns that are reported as not understood; a spreadsheet may have thousands.
  private static let maxUnknownColumns = 50

  /// The columns; `nil` for those that are not understood.
  private static func columns(
    _ head: CSVRecords.Record, _ problems: inout [LineProblem]
  ) -> [MarkColumn?] {
    var columns: [MarkColumn?] = []
    for name in head.values {
      let column = MarkHeaderWords.column(name)
      let isKnown = column.map { !columns.contains($0) } ?? false
      columns.append(isKnown ? column : nil)
      if !isKnown, problems.count < maxUnknownColumns {
        let reason = worded(
          "column '\(name)' is unknown or given twice; the columns are \(MarkColumn.names)")
        problems.append(LineProblem(line: head.line, reason: reason))
      }
    }
    return columns
  }

  private static func row(
    _ record: CSVRecords.Record, _ columns: [MarkColumn?]
  ) throws(LineProblem) -> MarkRow {
    guard record.values.count == columns.count else {
      throw LineProblem(
        line: record.line,
        reason: worded(
          "the number of values is \(record.values.count) instead of \(columns.count)"))
    }
    var row = MarkRow(line: record.line)
    for (column, value) in zip(columns, record.values) {
      if let column { try set(column, to: value, in: &row) }
    }
    return row
  }

  private static func set(
    _ column: MarkColumn, to value: String, in row: inout MarkRow
  ) throws(LineProblem) {
    switch column {
    case .id where value.isEmpty, .number where value.isEmpty: break
    case .id:
      guard let id = Int(value), (1...Int(Int32.max)).contains(id) else {
        throw row.problem(worded("id '\(value)' is not a positive number"))
      }
      row.id = id
    case .number:
      guard let number = Int(value.trimmed.drop { $0 == "#" }), number > 0 else {
        throw row.problem(worded("number '\(value)' is not a positive number"))
      }
      row.number = number
    case .slug: row.slug = value
    case .name: row.name = value.trimmed
    case .form: row.form = value.trimmed
    case .gender: row.gender = value.trimmed
    case .slots: row.slots = value.trimmed
    case .slot: row.slot = value.trimmed
    case .state: row.state = value.trimmed
    case .ball: row.ball = value.trimmed
    case .origin: row.origin = value.trimmed
    case .note:
      row.entry.note = MarkEntry.note(SpreadsheetText.unmarked(value))
      row.hasNote = true
    case .favourite, .seen, .caught, .shiny:
      guard let isSet = flag(value.trimmed) else {
        throw row.problem(worded("\(column.rawValue) is '\(value)': write true or false"))
      }
      if let mark = column.mark { row.set(mark, isSet) }
    }
  }

  /// Parses a flag in the spellings that people and spreadsheets use.
  private static func flag(_ value: String) -> Bool? {
    switch value.lowercased() {
    case "true", "yes", "y", "1", "x", "✓", "✔", "☑", "✅", "●", "wahr", "ja", "vrai", "oui", "sí",
      "si", "sì", "verdadero", "vero", "はい", "○", "예", "네", "是":
      true
    case "false", "no", "n", "0", "", "-", "☐", "✗", "✘", "❌", "falsch", "nein", "faux", "non",
      "falso", "いいえ", "×", "아니요", "아니오", "否":
      false
    default: nil
    }
  }
}
