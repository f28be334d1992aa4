import FoundationEssentials
import GRDB

/// A copy of the bundled dex of which one table was damaged after it was written: in each row, a bit of
/// the packed values is wrong, which could still be unpacked.
package enum SpoiledDex {
  /// All tables, each with the columns of packed values.
  package static let tables = [
    "kind": ["ids", "slugs"], "field": ["data"], "name": ["data"], "learnset": ["data"],
    "encounter": ["data"], "learner": ["data"], "resident": ["data"], "roster": ["data"],
    "spelling": ["letters"],
  ]

  package static let whole = #filePath.replacing(
    "Tests/Support/SpoiledDex.swift", with: "Resources/dex.sqlite")

  /// Writes the copy, which must not exist.
  package static func write(_ table: String, to path: String) throws {
    try FileManager.default.copyItem(atPath: whole, toPath: path)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    try DatabaseQueue(path: path).write { db in
      for column in tables[table] ?? [] {
        let rows = try Row.fetchAll(
          db, sql: "SELECT rowid AS id, CAST(\(column) AS BLOB) AS value FROM \(table)")
        for row in rows {
          guard let id: Int64 = row["id"], var value: Data = row["value"], !value.isEmpty else {
            continue
          }
          value[value.endIndex - 1] ^= 1
          try db.execute(
            sql: "UPDATE \(table) SET \(column) = CAST(? AS \(type(of: column))) WHERE rowid = ?",
            arguments: [value, id])
        }
      }
    }
  }

  private static func type(of column: String) -> String {
    column == "slugs" ? "TEXT" : "BLOB"
  }
}
