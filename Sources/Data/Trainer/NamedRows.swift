import GRDB
import PokedexDomain

/// The tables whose rows the user names: the case of a name does not matter.
extension TrainerStore {
  /// Writes a row, whose first value is its name, in place of the one with the same name.
  func keep(_ row: [(any DatabaseValueConvertible)?], in table: String) throws(PokedexError) {
    try write { db in
      if let name = row.first as? String { try Self.remove(name, from: table, in: db) }
      try RowInsertion(into: table, of: db, replacing: true)(row)
    }
  }

  /// - Returns: whether a row with this name existed.
  func remove(_ name: String, from table: String) throws(PokedexError) -> Bool {
    let rows = try read(else: []) { db in try Self.rows(named: name, of: table, in: db) }
    guard !rows.isEmpty else { return false }
    return try write { db in try Self.remove(name, from: table, in: db) }
  }

  @discardableResult private static func remove(
    _ name: String, from table: String, in db: Database
  ) throws -> Bool {
    let same = try rows(named: name, of: table, in: db)
    for row in same {
      try db.execute(sql: "DELETE FROM \(table) WHERE rowid = ?", arguments: [row])
    }
    return !same.isEmpty
  }

  /// The rows with a name in any case. SQLite ignores the case of ASCII letters only.
  private static func rows(
    named name: String, of table: String, in db: Database
  ) throws -> [Int64] {
    let rows = try GRDB.Row.fetchAll(
      db, sql: "SELECT rowid, \(TrainerSchema.cut("name", of: table)) FROM \(table)")
    return try rows.map {
      (id: try $0.decode(Int64.self, atIndex: 0), name: try $0.decode(String.self, atIndex: 1))
    }
    .filter { $0.name.lowercased() == name.lowercased() }.map(\.id)
  }
}
