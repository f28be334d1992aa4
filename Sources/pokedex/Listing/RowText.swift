import PokedexData
import PokedexTerminalUI

/// Values as text for programs: CSV by RFC 4180 with line feeds, or tabs between them.
enum RowText {
  typealias Column = (name: String, isNumber: Bool, values: [String])

  /// Each value passes ``DrawableText``, so that none has a line end or a tab in it, and each text
  /// ``SpreadsheetText``.
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
        for (place, column) in columns.enumerated() {
          if place > 0 { line += separator }
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

/// Values as JSON.
enum RowJSON {
  /// A list of objects, one a line.
  static func list(_ objects: [String]) -> [String] {
    guard let last = objects.last else { return ["[]"] }
    return ["["] + objects.dropLast().map { "  \($0)," } + ["  \(last)", "]"]
  }

  /// An object for each row, its keys in the order of the columns.
  static func objects(
    _ columns: [RowText.Column]
  ) -> [String] {
    let keys = columns.map { text($0.name) + ":" }
    return (0..<(columns.first?.values.count ?? 0)).map { row in
      var object = "{"
      for (place, column) in columns.enumerated() {
        if place > 0 { object += "," }
        object += keys[place]
        let value = column.values[row]
        object += column.isNumber ? (value.isEmpty ? "null" : value) : text(value)
      }
      return object + "}"
    }
  }

  /// Values as they are written, between brackets.
  static func array(_ values: [String]) -> String { "[\(values.joined(separator: ","))]" }

  /// Keys that need no escaping, each with its value as it is written.
  static func object(_ fields: [(key: String, value: String)]) -> String {
    var object = "{"
    for (place, field) in fields.enumerated() {
      object += place > 0 ? ",\"" : "\""
      object += field.key
      object += "\":"
      object += field.value
    }
    return object + "}"
  }

  /// A text between quotation marks. Control characters vanish on the way.
  static func text(_ value: String) -> String {
    let clean = DrawableText(value).string
    let isPlain = clean.utf8.allSatisfy { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
    guard !isPlain else { return "\"\(clean)\"" }
    var escaped = "\""
    for scalar in clean.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { escaped.unicodeScalars.append("\\") }
      escaped.unicodeScalars.append(scalar)
    }
    return escaped + "\""
  }
}
