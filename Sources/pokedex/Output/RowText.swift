import PokedexData
import PokedexDomain
import PokedexTerminalUI

/// Formats values for programs: as CSV (RFC 4180, but with line feeds) or separated by tabs.
enum RowText {
  struct Column {
    let name: String
    let cells: [CellValue]

    var isNumber: Bool { cells.allSatisfy(\.isNumber) }

    fileprivate func cell(_ row: Int) -> DrawableText {
      let value = DrawableText(cells[row].plain)
      return cells[row].isNumber ? value : DrawableText(SpreadsheetText.marked(value.string))
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
    let count = columns.first?.cells.count ?? 0
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

extension RowText.Column {
  /// A column of numbers or of texts; an empty number is none.
  init(name: String, isNumber: Bool, values: [String]) {
    self.name = name
    cells = values.map { !isNumber ? .text($0) : $0.isEmpty ? .none : .number($0) }
  }

  /// A column with the same text in all rows.
  init(repeating text: String, named name: String, rows: Int) {
    self.init(name: name, isNumber: false, values: Array(repeating: text, count: rows))
  }
}

extension JSON {
  /// An object for each row, with its members in the order of the columns.
  static func rows(_ columns: [RowText.Column]) -> [JSON] {
    (0..<(columns.first?.cells.count ?? 0)).map { row in
      .object(columns.map { ($0.name, $0.cells[row].json) })
    }
  }
}
