import GRDB
import PokedexDomain

/// The rows of a store as a whole: how many there may be, and how they come from one store to
/// another.
extension TrainerSchema {
  /// Bytes of a store. Everything in it is read into memory.
  static let largest = 32 << 20

  /// A store of an earlier version, which had no bounds, may hold twice as much, so that it can be
  /// read, saved and made smaller.
  ///
  /// - Throws: ``InvalidSchema`` where there is more than is read without making users wait.
  static func checkSize(_ db: Database, of changes: [Change] = changes) throws {
    try checkPages(db)
    for (table, count) in try rowCounts(db, of: changes) where count > 2 * table.mostRows {
      throw tooManyRows(table)
    }
  }

  /// - Parameter before: the rows before a change.
  /// - Throws: ``InvalidSchema`` where the change added more than there is room for.
  static func checkGrowth(_ db: Database, since before: [(Table, count: Int)]) throws {
    try checkPages(db)
    for ((table, count), (_, old)) in zip(try rowCounts(db), before)
    where count > table.mostRows && count > old {
      throw tooManyRows(table)
    }
  }

  /// Counted as far as is needed to tell too many.
  static func rowCounts(
    _ db: Database, of changes: [Change] = changes
  ) throws -> [(Table, count: Int)] {
    try changes.flatMap(\.tables).map { table in
      let sql = "SELECT count(*) FROM (SELECT 1 FROM \(table.name) LIMIT \(2 * table.mostRows + 1))"
      return (table, try Int.fetchOne(db, sql: sql) ?? 0)
    }
  }

  private static func tooManyRows(_ table: Table) -> InvalidSchema {
    InvalidSchema(
      reason: worded("more than \(table.mostRows) rows (\(table.name)) have no room in it"))
  }

  /// - Throws: ``InvalidSchema`` where the file is too large, but for pages that are free.
  static func checkPages(_ db: Database) throws {
    let pages = try Int.fetchOne(db, sql: "PRAGMA page_count") ?? 0
    let free = try Int.fetchOne(db, sql: "PRAGMA freelist_count") ?? 0
    let size = try Int.fetchOne(db, sql: "PRAGMA page_size") ?? 0
    guard (pages - free) * size <= largest else {
      throw InvalidSchema(reason: worded("more than \(largest >> 20) MiB have no room in it"))
    }
  }

  /// Puts the rows of a store in the place of those of another. The layout stays that of the
  /// target: nothing but values is taken from the source.
  static func replaceRows(
    of target: Database, with source: Database, of changes: [Change] = changes
  ) throws {
    let tables = changes.flatMap(\.tables).map(\.name)
    for table in tables.reversed() { try target.execute(sql: "DELETE FROM \(table)") }
    for table in tables { try copyRows(of: table, from: source, to: target) }
  }

  private static func copyRows(
    of table: String, from source: Database, to target: Database
  ) throws {
    let columns = try target.columns(in: table).map(\.name)
    let names = columns.joined(separator: ", ")
    let marks = columns.map { _ in "?" }.joined(separator: ", ")
    let insert = try target.makeStatement(
      sql: "INSERT INTO \(table) (\(names)) VALUES (\(marks))")
    let rows = try Row.fetchCursor(source, sql: "SELECT \(names) FROM \(table)")
    while let row = try rows.next() {
      try insert.execute(arguments: StatementArguments(row.databaseValues))
    }
  }
}
