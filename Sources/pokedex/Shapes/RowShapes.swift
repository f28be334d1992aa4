import PokedexData
import PokedexDomain

/// A row of a list, with a cell for each column.
struct ListedRow<Rows: QueryRows>: Shaped {
  let cells: [CellValue]

  /// All columns except `why`, which is expensive.
  static var columns: [QueryColumn<Rows>] { QueryColumn.all.filter { $0.name != "why" } }

  static func all(of rows: [Int], in listing: QueryColumn<Rows>.Listing) -> [ListedRow] {
    let columns = columns.map { $0.cells(listing, rows) }
    return rows.indices.map { row in ListedRow(cells: columns.map { $0[row] }) }
  }

  static var shape: Shape<ListedRow> {
    .object(
      columns.enumerated().map { index, column in
        Field(column.name, column.summary, as: column.shape) { $0.cells[index] }
      })
  }
}

/// A row that matches a query, with the reasons if they were asked for.
struct FoundRow<Rows: QueryRows>: Shaped {
  let row: ListedRow<Rows>
  let changes: [Overlay.ChangedFact]
  let why: String?

  static var shape: Shape<FoundRow> {
    .object(
      ListedRow<Rows>.shape.fields.map { $0.of(\.row) } + [
        .changed(\.changes), .ifAny("why", QueryColumn<Rows>.why.summary, as: String.shape, \.why),
      ])
  }
}

extension QueryColumn {
  fileprivate var shape: Shape<CellValue> {
    let schema: SchemaWriter =
      switch kind {
      case .text: String.shape.schema
      case .number: Shape<Int?>.number.schema
      case .list: [String].shape.schema
      }
    return Shape(schema: schema) { $0.json }
  }
}

extension Shape<Int?> {
  /// A number with or without decimals; `null` for none.
  fileprivate static var number: Shape { .optional(Shape<Int>("number") { .number($0) }) }
}

extension CellValue {
  var json: JSON {
    switch self {
    case .none: .null
    case .number, .generation: .decimal(plain)
    case .list(let values, _): .list(values.map { .text($0) })
    case .types(let types, _): .list(types.map { .text($0.name) })
    case .text, .type, .marks: .text(text)
    }
  }
}

/// The page of an entry: what the list of its kind tells of it, and the sections of the page.
struct ShownEntry<Rows: QueryRows>: Shaped {
  let row: ListedRow<Rows>
  let sections: [DocumentSection]
  let gap: GameGap?
  let changes: [Overlay.ChangedFact]

  static var shape: Shape<ShownEntry> {
    .object(
      ListedRow<Rows>.shape.fields.map { $0.of(\.row) } + [
        Field("sections", "the page, a part for each heading", \.sections), .lacks { [$0.gap] },
        .changed(\.changes),
      ])
  }
}
