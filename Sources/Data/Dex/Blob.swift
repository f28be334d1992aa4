import FoundationEssentials
import GRDB

/// GRDB binds `Data`.
func blob(_ bytes: [UInt8]) -> Data { Data(bytes) }

extension Row {
  /// What is read from the first row that a query finds, where SQLite has it, and with a statement
  /// that is kept: `fetchOne` would make both anew.
  static func readFirst<Result>(
    in db: Database, _ sql: String, _ arguments: StatementArguments,
    _ read: (Row) throws -> Result
  ) throws -> Result? {
    let rows = try fetchCursor(db.cachedStatement(sql: sql), arguments: arguments)
    // When it ends, SQLite forgets the row.
    return try withExtendedLifetime(rows) { try rows.next().map(read) }
  }

  /// The bytes of a column, which hold for the duration of the call only. SQLite is to cast a text
  /// to a BLOB: GRDB would make a string of it first and bytes of that, 2 ms at each start.
  func withBytes<Result>(
    _ column: Int, _ body: (UnsafeRawBufferPointer) throws -> Result
  ) throws -> Result {
    try withUnsafeData(atIndex: column) { data in
      try (data ?? Data()).withUnsafeBytes(body)
    }
  }

  func bytes(_ column: Int) throws -> [UInt8] {
    try withBytes(column) { Array($0) }
  }
}
