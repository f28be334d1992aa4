import GRDB

/// A dump, read as other programs read it.
package struct DumpFile {
  private let queue: DatabaseQueue

  package init(_ path: String) throws {
    var configuration = Configuration()
    configuration.readonly = true
    queue = try DatabaseQueue(path: path, configuration: configuration)
  }

  /// The rows of a statement as text, with nothing for an empty value.
  package func rows(_ sql: String) throws -> [[String]] {
    try queue.read { db in
      try Row.fetchAll(db, sql: sql).map { row in
        row.databaseValues.map { String.fromDatabaseValue($0) ?? Self.number($0) }
      }
    }
  }

  private static func number(_ value: DatabaseValue) -> String {
    switch value.storage {
    case .int64(let number): "\(number)"
    case .double(let number): "\(number)"
    case .null, .string, .blob: ""
    }
  }

  /// The numbers of a statement.
  package func numbers(_ sql: String) throws -> [[Int?]] {
    try queue.read { db in
      try Row.fetchAll(db, sql: sql).map { row in
        row.databaseValues.map { Int.fromDatabaseValue($0) }
      }
    }
  }

  package func count(_ table: String) throws -> Int {
    try numbers("SELECT count(*) FROM \(table)").first?.first.flatMap { $0 } ?? -1
  }
}
