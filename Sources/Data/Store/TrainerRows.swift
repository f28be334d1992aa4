import GRDB
import PokedexDomain

/// The rows of a store as a whole: how many there may be, and how they come from one store to
/// another.
extension TrainerSchema {
  /// Bytes of a store. Everything in it is read into memory.
  static let largest = 32 << 20

  /// - Throws: ``UnfitFile`` where there is more than is read at once without making users wait.
  static func checkSize(_ db: Database, of changes: [Change] = changes) throws {
    for table in changes.flatMap(\.tables) {
      let most = table.mostRows
      let counted = "SELECT count(*) FROM (SELECT 1 FROM \(table.name) LIMIT \(most + 1))"
      guard try Int.fetchOne(db, sql: counted) ?? 0 <= most else {
        throw UnfitFile(reason: worded("more than \(most) rows (\(table.name)) have no room in it"))
      }
    }
    let pages = try Int.fetchOne(db, sql: "PRAGMA page_count") ?? 0
    let size = try Int.fetchOne(db, sql: "PRAGMA page_size") ?? 0
    guard pages * size <= largest else {
      throw UnfitFile(reason: worded("more than \(largest >> 20) MiB have no room in it"))
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
