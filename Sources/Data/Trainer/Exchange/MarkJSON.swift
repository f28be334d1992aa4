import PokedexDomain

/// Marks as a list of objects, one a line.
enum MarkJSON {
  static func text(_ rows: [MarkRow]) -> String {
    JSON.lines(rows.map(object)).map { $0 + "\n" }.joined()
  }

  private static func object(_ row: MarkRow) -> JSON {
    .object(MarkColumn.allCases.map { ($0.rawValue, value($0, of: row)) })
  }

  private static func value(_ column: MarkColumn, of row: MarkRow) -> JSON {
    switch column {
    case .id: row.id.map { .number($0) } ?? .null
    case .slug: .string(row.slug)
    case .note: .string(row.entry.note)
    case .favourite, .seen, .caught, .shiny:
      .flag(column.mark.map(row.entry.marks.contains) ?? false)
    }
  }

  // MARK: Reading

  static func rows(_ bytes: [UInt8], name: String) throws(MarkFileMistake) -> [MarkRow] {
    var line = 1
    do throws(BadData) {
      return try JSONReader.read(bytes, resource: name) { reader throws(BadData) in
        defer { line = reader.line() }
        var rows: [MarkRow] = []
        var place = (position: 0, line: 1)
        try reader.beginArray()
        while try reader.nextElement() {
          guard rows.count < MarkFile.mostRows else {
            throw reader.badData("is one more than the \(MarkFile.mostRows) that may be")
          }
          rows.append(try row(&reader, after: &place))
        }
        return rows
      }
    } catch {
      let place = error.field.isEmpty ? "it" : error.field
      throw MarkFileMistake(line: line, reason: "\(place) \(error.reason)")
    }
  }

  /// - Parameter place: where the row before begins; then where this one does.
  private static func row(
    _ reader: inout JSONReader, after place: inout (position: Int, line: Int)
  ) throws(BadData) -> MarkRow {
    try reader.beginObject()
    place = (reader.position, reader.line(from: place))
    var row = MarkRow(line: place.line)
    while let key = try reader.nextKey() { try read(key, of: &row, from: &reader) }
    return row
  }

  private static func read(
    _ key: JSONReader.Key, of row: inout MarkRow, from reader: inout JSONReader
  ) throws(BadData) {
    guard let column = MarkColumn(rawValue: key.string) else {
      throw reader.badData("is not known: there are \(MarkColumn.names)")
    }
    if reader.null() { return }
    switch column {
    case .id: row.id = try reader.number(1...Int(Int32.max))
    case .slug: row.slug = try reader.string()
    case .note:
      row.entry.note = MarkEntry.note(try reader.string(longest: MarkFile.largest))
    case .favourite, .seen, .caught, .shiny:
      if try reader.flag(), let mark = column.mark { row.entry.marks.insert(mark) }
    }
  }
}
