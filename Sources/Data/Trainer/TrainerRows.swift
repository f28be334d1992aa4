import GRDB
import PokedexDomain

/// Size limits of a store, and copying of all rows between stores.
extension TrainerSchema {
  /// The maximum size of a store in bytes; all of it is read into memory.
  static let largest = 32 << 20

  /// Checks the size of a store. Earlier versions had no limits, so up to twice the limit is
  /// accepted, for the user to read, back up and reduce it.
  ///
  /// - Throws: ``RefusedData`` if the store is too large to read without a noticeable delay.
  static func checkSize(_ db: Database, of changes: [SchemaChange] = changes) throws {
    try checkPages(db)
    for (table, count) in try rowCounts(db, of: changes) where count > 2 * table.maxRows {
      throw tooManyRows(table)
    }
  }

  /// - Parameter before: the row counts before a change.
  /// - Throws: ``RefusedData`` if the change exceeded a limit.
  static func checkGrowth(_ db: Database, since before: [(Table, count: Int)]) throws {
    try checkPages(db)
    for ((table, count), (_, old)) in zip(try rowCounts(db), before)
    where count > table.maxRows && count > old {
      throw tooManyRows(table)
    }
  }

  /// The number of rows of each table, counted only as far as necessary to detect too many.
  static func rowCounts(
    _ db: Database, of changes: [SchemaChange] = changes
  ) throws -> [(Table, count: Int)] {
    try tables(of: changes).map { table in
      let sql = "SELECT count(*) FROM (SELECT 1 FROM \(table.name) LIMIT \(2 * table.maxRows + 1))"
      return (table, try Int.fetchOne(db, sql: sql) ?? 0)
    }
  }

  private static func tooManyRows(_ table: Table) -> RefusedData {
    RefusedData(
      reason: worded("it may have at most \(table.maxRows) rows (\(table.name))"))
  }

  /// - Throws: ``RefusedData`` if the file is too large, not counting free pages.
  static func checkPages(_ db: Database) throws {
    let pages = try Int.fetchOne(db, sql: "PRAGMA page_count") ?? 0
    let free = try Int.fetchOne(db, sql: "PRAGMA freelist_count") ?? 0
    let size = try Int.fetchOne(db, sql: "PRAGMA page_size") ?? 0
    guard (pages - free) * size <= largest else {
      throw RefusedData(reason: worded("it may have at most \(largest >> 20) MiB"))
    }
  }

  /// Replaces all rows of a store with those of another. The schema stays that of the target: only
  /// values are taken from the source.
  ///
  /// - Throws: ``RefusedData`` if a value is out of bounds.
  static func replaceRows(
    of target: Database, with source: Database, of changes: [SchemaChange] = changes
  ) throws {
    let tables = tables(of: changes).map(\.name)
    for table in tables.reversed() { try target.execute(sql: "DELETE FROM \(table)") }
    for table in tables { try copyRows(of: table, from: source, to: target) }
  }

  private static func copyRows(
    of table: String, from source: Database, to target: Database
  ) throws {
    let insert = try RowInsertion(into: table, of: target)
    let names = insert.columns.joined(separator: ", ")
    let rows = try Row.fetchCursor(source, sql: "SELECT \(names) FROM \(table)")
    while let row = try rows.next() { try insert(Array(row.databaseValues)) }
  }
}
