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

    fileprivate func cell(_ row: Int) -> DrawableText {
      let value = DrawableText(values[row])
      return isNumber ? value : DrawableText(SpreadsheetText.marked(value.string))
    }
  }

  /// Each value passes through ``DrawableText``, so that it contains no line break or tab. Texts
  /// also pass through ``SpreadsheetText``.
  static func csv(_ columns: [Column]) -> [PrintedLine] {
    rows(of: columns).map { row in
      PrintedLine(DrawableText(row.lazy.map(quoted).joined(separator: ",")))
    }
  }

  static func tsv(_ columns: [Column]) -> [PrintedLine] {
    rows(of: columns).map { PrintedLine(tabbed: $0) }
  }

  /// The names of the columns, and the values of each row.
  private static func rows(of columns: [Column]) -> [[DrawableText]] {
    let count = columns.first?.values.count ?? 0
    return [columns.map { DrawableText($0.name) }]
      + (0..<count).map { row in columns.map { $0.cell(row) } }
  }

  private static func quoted(_ value: DrawableText) -> String {
    let needsQuotes = value.string.utf8.contains {
      $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"")
    }
    guard needsQuotes else { return value.string }
    return "\"\(value.string.replacing("\"", with: "\"\""))\""
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
