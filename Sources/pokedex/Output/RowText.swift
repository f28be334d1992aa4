import PokedexData
import PokedexTerminalUI

/// Formats values for programs: as CSV (RFC 4180, but with line feeds) or separated by tabs.
enum RowText {
  struct Column {
    let name: String
    let isNumber: Bool
    let values: [String]
    /// The values of each cell, if it may have several.
    var lists: [[String]]?
  }

  /// Each value passes through ``DrawableText``, so that it contains no line break or tab. Texts
  /// also pass through ``SpreadsheetText``.
  static func csv(_ columns: [Column]) -> [String] {
    lines(columns, separator: ",", quoted)
  }

  static func tsv(_ columns: [Column]) -> [String] {
    lines(columns, separator: "\t") { $0 }
  }

  private static func lines(
    _ columns: [Column], separator: String,
    _ written: (String) -> String
  ) -> [String] {
    let rows = columns.first?.values.count ?? 0
    let names = columns.map { written($0.name) }.joined(separator: separator)
    return [names]
      + (0..<rows).map { row in
        var line = ""
        for (index, column) in columns.enumerated() {
          if index > 0 { line += separator }
          let value = DrawableText(column.values[row]).string
          line += written(column.isNumber ? value : SpreadsheetText.marked(value))
        }
        return line
      }
  }

  private static func quoted(_ value: String) -> String {
    let needsQuotes = value.utf8.contains {
      $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"")
    }
    return needsQuotes ? "\"\(value.replacing("\"", with: "\"\""))\"" : value
  }
}

extension JSON {
  /// An object for each row, with its members in the order of the columns.
  static func rows(_ columns: [RowText.Column]) -> [JSON] {
    (0..<(columns.first?.values.count ?? 0)).map { row in
      .object(columns.map { ($0.name, value(of: $0, row)) })
    }
  }

  private static func value(of column: RowText.Column, _ row: Int) -> JSON {
    if let lists = column.lists { return .list(lists[row].map { .text($0) }) }
    let value = column.values[row]
    return column.isNumber ? value.isEmpty ? .null : .decimal(value) : .text(value)
  }
}
