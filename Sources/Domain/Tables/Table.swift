/// All rows of one kind, stored column by column. Queries run over arrays of numbers, and a row is
/// assembled only on access.
package struct Table<Row>: Sendable {
  package private(set) var ids: [ID<Row>]
  package private(set) var slugs: [String]
  /// One column for each field; empty for lists.
  package private(set) var columns: [[Int32]]
  /// One column for each field; empty for numbers.
  package private(set) var lists: [ListColumn]
  private var index: RowIndex<Row>
  /// The fields' key paths alone: searching the fields themselves would copy each of them.
  private let paths: [PartialKeyPath<Row> & Sendable]
}

// The struct above has no such constraint, because the runtime would then look up the conformance
// of each kind of table at launch.
extension Table where Row: Tabular {
  /// Marks a missing value in a column. No value in the dex is this small.
  package static var none: Int32 { .min }

  /// Every column must have as many rows as there are IDs.
  package init(ids: [ID<Row>], slugs: [String], columns: [[Int32]], lists: [ListColumn]) {
    self.ids = ids
    self.slugs = slugs
    self.columns = columns
    self.lists = lists
    index = RowIndex(ids)
    paths = Row.fields.map(\.path)
  }

  /// Creates a table with the rows in the given order.
  package init(_ rows: [Row] = []) {
    self.init(
      ids: rows.map(\.id), slugs: rows.map(\.slug),
      columns: Row.fields.map { $0.column(of: rows) },
      lists: Row.fields.map { field in ListColumn(field.lists(of: rows)) })
  }

  /// Creates rows with IDs and slugs only.
  package init(ids: [ID<Row>], slugs: [String]) {
    let nothing = [Int32](repeating: Self.none, count: ids.count)
    let columns: [[Int32]] = Row.fields.map { field in
      if case .number = field.access { nothing } else { [] }
    }
    self.init(
      ids: ids, slugs: slugs, columns: columns,
      lists: Row.fields.map { _ in ListColumn([]) })
  }

  package var count: Int { ids.count }

  package func row(of id: ID<Row>) -> Int? { index[id] }

  /// Adds the rows of the IDs in a range to a set; those that the table lacks are left out.
  func insertRows(of range: ClosedRange<Int>, into set: inout RowSet) {
    index.insertRows(of: range, into: &set)
  }

  package func slug(of id: ID<Row>) -> String? { row(of: id).map { slugs[$0] } }

  /// The numbers of a field, row by row.
  package func column(_ path: PartialKeyPath<Row>) -> [Int32] {
    paths.firstIndex { $0 == path }.map { columns[$0] } ?? []
  }

  /// Replaces the numbers of a field, one for each row.
  mutating func replaceColumn(_ path: PartialKeyPath<Row>, with column: [Int32]) {
    guard column.count == count, let position = paths.firstIndex(where: { $0 == path }) else {
      return
    }
    columns[position] = column
  }

  /// Replaces the lists of a field.
  mutating func replaceLists(_ path: PartialKeyPath<Row>, with column: ListColumn) {
    guard let position = paths.firstIndex(where: { $0 == path }) else { return }
    lists[position] = column
  }

  /// Clears fields in all rows: numbers become missing ones, lists empty.
  mutating func clear(_ cleared: [PartialKeyPath<Row>]) {
    for path in cleared {
      guard let position = paths.firstIndex(where: { $0 == path }) else { continue }
      columns[position] = columns[position].map { _ in Self.none }
      lists[position] = ListColumn([])
    }
  }

  /// The lists of a field, row by row.
  package func lists(_ path: PartialKeyPath<Row>) -> ListColumn {
    paths.firstIndex { $0 == path }.map { lists[$0] } ?? ListColumn([])
  }

  /// Assembles a row, without its names.
  package subscript(row: Int) -> Row {
    assembled(row, of: Row.fields.indices)
  }

  private func assembled(_ row: Int, of positions: some Sequence<Int>) -> Row {
    var entity = Row(id: ids[row], slug: slugs[row])
    let fields = Row.fields
    for position in positions {
      switch fields[position].access {
      case .number(_, let set):
        let value = columns[position][row]
        set(&entity, value == Self.none ? nil : Int(value))
      case .list(_, _, let set):
        set(&entity, lists[position][row])
      }
    }
    return entity
  }

  package subscript(id: ID<Row>) -> Row? {
    row(of: id).map { self[$0] }
  }

  /// The numbers of a field of a row: one, or those of a list.
  ///
  /// - Parameter position: that of the field among the fields of the kind.
  func numbers(at position: Int, of row: Int) -> [Int?] {
    guard !columns[position].isEmpty else { return lists[position][row] }
    let value = columns[position][row]
    return [value == Self.none ? nil : Int(value)]
  }

  /// Sets a list of a row, without assembling the row.
  mutating func set(_ numbers: [Int?], at position: Int, of row: Int) {
    lists[position][row] = numbers
  }

  /// Sets a number of a row, without assembling the row.
  mutating func set(_ number: Int?, at position: Int, of row: Int) {
    columns[position][row] = number.map(Int32.init(clamping:)) ?? Self.none
  }

  /// Replaces the row with the same ID, or adds it at the end.
  package mutating func put(_ entity: Row) {
    let row = index[entity.id] ?? append(entity)
    store(entity, at: row, Row.fields.indices)
  }

  /// Changes rows of which only some fields are assembled and stored: all of them would take 100,000
  /// instructions for each row.
  ///
  /// - Parameters:
  ///   - read: the fields that the change reads without storing them.
  ///   - written: the fields that it reads and stores.
  mutating func change(
    _ rows: [Int], reading read: [PartialKeyPath<Row>], writing written: [PartialKeyPath<Row>],
    _ changed: (Row) -> Row
  ) {
    let (read, written) = (positions(of: read), positions(of: written))
    for row in rows {
      store(changed(assembled(row, of: read + written)), at: row, written)
    }
  }

  private func positions(of fields: [PartialKeyPath<Row>]) -> [Int] {
    fields.compactMap { path in paths.firstIndex { $0 == path } }
  }

  private mutating func store(_ entity: Row, at row: Int, _ positions: some Sequence<Int>) {
    let fields = Row.fields
    for position in positions {
      switch fields[position].access {
      case .number(let get, _):
        columns[position][row] = get(entity).map(Int32.init(clamping:)) ?? Self.none
      case .list(_, let get, _):
        lists[position][row] = get(entity)
      }
    }
  }

  private mutating func append(_ entity: Row) -> Int {
    let row = ids.count
    ids.append(entity.id)
    slugs.append(entity.slug)
    index.append(entity.id)
    for (position, field) in Row.fields.enumerated() {
      switch field.access {
      case .number: columns[position].append(Self.none)
      case .list: lists[position][row] = []
      }
    }
    return row
  }
}

/// The lists of one field, row by row. A dex unpacks each on access.
package struct ListColumn: Sendable {
  private let unpack: @Sendable (Int) -> [Int?]
  private var changed: [Int: [Int?]] = [:]

  /// - Parameter unpack: returns the numbers of a row's list, or an empty array for a missing row.
  package init(_ unpack: @escaping @Sendable (Int) -> [Int?]) {
    self.unpack = unpack
  }

  package init(_ lists: [[Int?]]) {
    unpack = { row in lists.indices.contains(row) ? lists[row] : [] }
  }

  package subscript(row: Int) -> [Int?] {
    get { changed[row] ?? unpack(row) }
    set { changed[row] = newValue }
  }
}

extension Field {
  fileprivate func column(of rows: [Row]) -> [Int32] {
    guard case .number(let get, _) = access else { return [] }
    return rows.map { get($0).map(Int32.init(clamping:)) ?? .min }
  }

  fileprivate func lists(of rows: [Row]) -> [[Int?]] {
    guard case .list(_, let get, _) = access else { return [] }
    return rows.map(get)
  }
}
