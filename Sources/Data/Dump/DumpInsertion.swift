import GRDB
import GRDBSQLite

/// Inserts the rows of a table. It calls SQLite itself: GRDB's arguments cost more than the rest of a
/// dump with its 800,000 rows.
struct DumpInsertion {
  private let statement: Statement

  init(_ table: DumpTable, in db: Database) throws {
    statement = try db.makeStatement(sql: table.insertion)
  }

  func insert(_ values: [DumpValue]) throws {
    try bind(values[...])
    let code = sqlite3_reset(statement.sqliteStatement)
    guard code == SQLITE_OK else { throw Self.error(code) }
  }

  /// Binds values and runs the statement while their texts are in place.
  private func bind(_ values: ArraySlice<DumpValue>) throws {
    for (index, value) in zip(values.indices, values) {
      let column = Int32(clamping: index + 1)
      switch value {
      case .none: sqlite3_bind_null(statement.sqliteStatement, column)
      case .number(let number):
        sqlite3_bind_int64(statement.sqliteStatement, column, Int64(number))
      case .text(let text):
        return try text.withCString { letters in
          sqlite3_bind_text(statement.sqliteStatement, column, letters, -1, nil)
          try bind(values[(index + 1)...])
        }
      }
    }
    let code = sqlite3_step(statement.sqliteStatement)
    guard code == SQLITE_DONE else {
      sqlite3_reset(statement.sqliteStatement)
      throw Self.error(code)
    }
  }

  private static func error(_ code: Int32) -> DatabaseError {
    DatabaseError(resultCode: ResultCode(rawValue: code))
  }
}
