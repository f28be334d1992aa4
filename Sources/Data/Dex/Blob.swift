import FoundationEssentials
import GRDB

/// Wraps bytes for a BLOB parameter; GRDB binds `Data` only.
func blob(_ bytes: [UInt8]) -> Data { Data(bytes) }

extension Row {
  /// Reads the first row of a query in place, with a cached statement. `fetchOne` would copy the
  /// row and compile the statement on each call.
  static func readFirst<Result>(
    in db: Database, _ sql: String, _ arguments: StatementArguments,
    _ read: (Row) throws -> Result
  ) throws -> Result? {
    let rows = try fetchCursor(db.cachedStatement(sql: sql), arguments: arguments)
    // SQLite discards the row when the cursor is deallocated.
    return try withExtendedLifetime(rows) { try rows.next().map(read) }
  }

  /// Calls `body` with the bytes of a column, which are valid only during the call. For a text
  /// column, let the query cast it to BLOB: GRDB would build a `String` first, which costs 2 ms at
  /// each launch.
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
