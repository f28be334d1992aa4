extension DexReference {
  package func name(_ kind: Kind, _ id: Int) -> String? { nameOfRow(kind, id) }

  /// The name among those of all rows.
  func nameOfRow(_ kind: Kind, _ id: Int) -> String? { nameOfRow(kind.rowType, id) }

  private func nameOfRow<Row: Tabular>(_ type: Row.Type, _ id: Int) -> String? {
    let names = names(of: Row.kind)
    guard let row = table(type).row(of: ID(id)), row < names.count else { return nil }
    return names[row]
  }
}

extension DexReference {
  /// The slug of an entity whose kind is known only at run time; `nil` if there is none.
  package func slug(_ kind: Kind, _ id: Int) -> String? { KindRows(kind, in: self).slug(of: id) }

  /// The entity of a kind with this slug; `nil` if there is none.
  package func id(_ kind: Kind, of slug: String) -> Int? {
    let rows = KindRows(kind, in: self)
    return rows.slugs.firstIndex(of: slug).map { rows.ids[$0] }
  }
}

/// The rows of a kind by ID and their slugs, whatever their type.
struct KindRows {
  let kind: Kind
  let ids: [Int]
  let slugs: [String]
  private let row: (Int) -> Int?

  var count: Int { ids.count }

  init(_ kind: Kind, in dex: any DexReference) { self.init(kind.rowType, dex) }

  private init<Row: Tabular>(_ type: Row.Type, _ dex: any DexReference) {
    let table = dex.table(type)
    kind = Row.kind
    ids = table.ids.map(\.rawValue)
    slugs = table.slugs
    row = { table.row(of: ID($0)) }
  }

  subscript(id: Int) -> Int? { row(id) }

  func slug(of id: Int) -> String? { row(id).map { slugs[$0] } }
}
