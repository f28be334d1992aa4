import PokedexDomain

/// A field that is a list, as a table with a row for each element.
struct DumpList: Sendable {
  private let field: String
  private let name: String
  private let meaning: String
  private let columns: [DumpColumn]

  /// A list of elements with several numbers.
  ///
  /// - Parameter fields: What the numbers mean, by their names.
  static func elements<Element: ListElement>(
    _ field: String, _ type: Element.Type, as name: String, _ meaning: String,
    _ fields: [String: String]
  ) -> DumpList {
    DumpList(
      field: field, name: name, meaning: meaning,
      columns: Element.fields.map { DumpColumn($0, of: Element(), fields) })
  }

  /// A list of links to rows of another kind.
  ///
  /// - Parameter column: The name of the link, without `_id`, if it is not that of the kind.
  static func links(
    _ field: String, to kind: Kind, column: String? = nil, as name: String, _ meaning: String,
    _ link: String
  ) -> DumpList {
    DumpList(
      field: field, name: name, meaning: meaning, columns: [.link(kind, as: column, link)])
  }

  /// The table for the rows of a kind.
  func table<Row: Tabular>(of type: Row.Type) -> DumpTable {
    let owner = DumpColumn.link(Row.kind, "The row of `\(Row.kind.table)`.")
    let column = Row.fields.firstIndex { $0.name == field }
    let width = columns.count
    let optional = columns.map(\.isOptional)
    let links = columns.filter { $0.target?.column == "id" }.prefix(1).map(\.name)
    return DumpTable(
      name, meaning, [owner] + columns, indexed: [owner.name] + links
    ) { source, insert in
      let table = source.dex.table(type)
      guard let column else { return }
      for row in 0..<table.count {
        let numbers = table.lists[column][row]
        for start in stride(from: 0, to: numbers.count - numbers.count % width, by: width) {
          let element = numbers[start..<(start + width)]
          let values = zip(element, optional).map { DumpValue($1 ? $0 : $0 ?? 0) }
          try insert([DumpValue(table.ids[row])] + values)
        }
      }
    }
  }
}
