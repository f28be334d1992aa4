import GRDB
import PokedexDomain

extension DexFile {
  /// Reads all rows of a kind, without their names.
  package func table<Entity: Tabular>(
    _ type: Entity.Type = Entity.self
  ) throws(PokedexError) -> PokedexDomain.Table<Entity> {
    try read { db in
      let (ids, slugs) = try keys(of: Entity.kind, in: db)
      var columns = [[Int32]](repeating: [], count: Entity.fields.count)
      var lists = [ListColumn](repeating: ListColumn([]), count: Entity.fields.count)
      let indices = Dictionary(
        uniqueKeysWithValues: Entity.fields.enumerated().map { ($1.name, $0) })
      let rows = try GRDB.Row.fetchCursor(
        db, sql: "SELECT name, stride, data, checksum FROM field WHERE kind = ?",
        arguments: [Entity.kind.rawValue])
      while let row = try rows.next() {
        guard let index = try indices[row.decode(String.self, atIndex: 0)] else { continue }
        try verify(2..<3, of: row)
        try Self.requireStride(row.decode(Int.self, atIndex: 1), of: Entity.fields[index])
        switch Entity.fields[index].access {
        case .number:
          columns[index] = try row.withBytes(2) {
            try NumberColumn.unpack($0, count: ids.count)
          }
        case .list(let stride, _, _):
          lists[index] = try ListPacking.unpack(
            row.bytes(2), stride: stride, count: ids.count, onDamage: noteDamage)
        }
      }
      try Self.requireAll(columns, of: Entity.self, count: ids.count)
      return PokedexDomain.Table(
        ids: ids.map { ID(Int($0)) }, slugs: slugs, columns: columns, lists: lists)
    }
  }

  private static func requireStride<Entity>(_ stride: Int, of field: Field<Entity>) throws {
    let expected =
      if case .list(let stride, _, _) = field.access { stride } else { DexSchema.numberStride }
    guard stride == expected else { throw ByteReader.Damaged() }
  }

  private static func requireAll<Entity: Tabular>(
    _ columns: [[Int32]], of type: Entity.Type, count: Int
  ) throws {
    for (field, column) in zip(Entity.fields, columns) {
      if case .number = field.access, column.count != count { throw ByteReader.Damaged() }
    }
  }

  private func keys(of kind: Kind, in db: Database) throws -> ([Int32], [String]) {
    let ids = try Self.ids(of: kind, in: db)
    guard !ids.isEmpty else { return (ids, []) }
    let slugs = try GRDB.Row.readFirst(
      in: db, "SELECT ids, CAST(slugs AS BLOB), checksum FROM kind WHERE name = ?", [kind.rawValue]
    ) { row in
      try verify(0..<2, of: row)
      return try row.withBytes(1) { try Self.lines($0) }
    }
    guard let slugs, slugs.count == ids.count else { throw ByteReader.Damaged() }
    return (ids, slugs)
  }

  /// The IDs of a kind, in order, without its slugs.
  static func ids(of kind: Kind, in db: Database) throws -> [Int32] {
    try GRDB.Row.readFirst(
      in: db, "SELECT count, ids FROM kind WHERE name = ?", [kind.rawValue]
    ) { row in
      let count = try row.decode(Int.self, atIndex: 0)
      guard count <= DexSchema.maxRows else { throw ByteReader.Damaged() }
      return try row.withBytes(1) { try NumberColumn.unpack($0, count: count) }
    } ?? []
  }

  /// The IDs of a kind, in order.
  package func ids<Entity: Tabular>(of type: Entity.Type) throws(PokedexError) -> [ID<Entity>] {
    try read { db in try Self.ids(of: Entity.kind, in: db).map { ID(Int($0)) } }
  }

  /// The IDs and slugs of a kind, in order.
  package func keys(of kind: Kind) throws(PokedexError) -> [(id: Int, slug: String)] {
    try read { db in
      let (ids, slugs) = try keys(of: kind, in: db)
      return zip(ids, slugs).map { (Int($0), $1) }
    }
  }

  /// The number of rows of each kind.
  package func counts() throws(PokedexError) -> [Kind: Int] {
    try read { db in
      let rows = try GRDB.Row.fetchAll(db, sql: "SELECT name, count FROM kind")
      return Dictionary(
        try rows.compactMap { row in
          let count = try row.decode(Int.self, atIndex: 1)
          return try Kind(rawValue: row.decode(String.self, atIndex: 0)).map { ($0, count) }
        },
        uniquingKeysWith: { first, _ in first })
    }
  }
}
