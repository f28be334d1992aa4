import PokedexData
import PokedexDomain
import PokedexPresentation

/// A table for programs, whose columns have names.
struct ProgramTable {
  let columns: [RowText.Column]

  var header: [String] { columns.map(\.name) }
}

extension ProgramTable {
  /// Rows of texts.
  ///
  /// - Parameter numbers: the indices of the numeric columns.
  init(_ header: [String], numbers: Set<Int> = [], rows: [[String]]) {
    columns = header.enumerated().map { index, name in
      RowText.Column(
        name: name, isNumber: numbers.contains(index), values: rows.map { $0[index] })
    }
  }
}

extension ProgramTable {
  /// A row for each object, with its members as the columns.
  init<Value: Shaped>(of values: [Value]) {
    let objects = values.map { Value.shape.json($0).members }
    columns = Value.shape.fields.map(\.key).map { key in
      let cells = objects.map { $0.first { $0.key == key }?.value ?? .null }
      return RowText.Column(
        name: key, isNumber: cells.allSatisfy(\.isNumber), values: cells.map(\.plain))
    }
  }
}

extension JSON {
  fileprivate var members: [(key: String, value: JSON)] {
    if case .object(let members) = self { members } else { [] }
  }

  fileprivate var isNumber: Bool {
    switch self {
    case .number, .decimal: true
    default: false
    }
  }

  /// The value without quotation marks; empty for `null`.
  fileprivate var plain: String {
    switch self {
    case .null: ""
    case .string(let text): text
    default: written
    }
  }
}

extension ProgramTable {
  /// The tables of a document, one below the other; with the headings above them if there are several.
  static func tables(of document: Document) -> [ProgramTable] {
    let found = HeadedTables(document).found
    let isSeveral = found.count > 1
    return found.map { ProgramTable($0.table, under: isSeveral ? $0.heading : nil) }
  }

  private init(_ table: Document.Table, under heading: String?) {
    let section = heading.map { heading in
      RowText.Column(repeating: heading, named: worded("Section"), rows: table.rows.count)
    }
    let own = table.titles.indices.map { index in
      RowText.Column(
        name: table.heads[index], isNumber: table.numbers.contains(index),
        values: table.rows.map { index < $0.count ? Self.bare($0[index].text) : "" })
    }
    columns = [section].compactMap(\.self) + own
  }

  /// The table with the title of its page in front of each row.
  func on(_ page: String) -> ProgramTable {
    let rows = columns.first?.cells.count ?? 0
    return ProgramTable(
      columns: [RowText.Column(repeating: page, named: worded("Page"), rows: rows)] + columns)
  }

  /// A value without the asterisk of the best of a row, or the space in its place.
  private static func bare(_ text: String) -> String {
    let text = text.trimmed
    return text.count > 1 && text.hasSuffix("*") ? String(text.dropLast()) : text
  }
}
