import GRDB
import PokedexDomain

/// The layout of a SQLite file as this program makes it. A file that holds anything else, such as a
/// view, a trigger, or a column that is computed, is refused: SQLite would run what they say.
struct SQLSchema {
  private let statements: Set<String>

  /// Tables of SQLite's own.
  private static let additions: Set<String> = [
    "CREATE TABLE sqlite_sequence(name,seq)",
    "CREATE TABLE sqlite_stat1(tbl,idx,stat)",
    "CREATE TABLE sqlite_stat4(tbl,idx,neq,nlt,ndlt,sample)",
  ]

  /// - Parameter sql: the statements that make it; those that begin with `CREATE` count.
  init(_ sql: String) {
    let statements = sql.split(separator: ";").map(Self.trimmed)
    self.statements = Set(statements.filter { $0.hasPrefix("CREATE ") })
  }

  private static func trimmed(_ text: Substring) -> String {
    let start = text.drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }

  /// - Throws: ``InvalidSchema`` where something is missing, or there that is not part of it.
  func check(_ db: Database) throws {
    var missing = statements
    let rows = try GRDB.Row.fetchCursor(db, sql: "SELECT type, name, sql FROM sqlite_schema")
    while let row = try rows.next() {
      let type: String = try row.decode(atIndex: 0)
      let name: String = try row.decode(atIndex: 1)
      guard let sql = try row.decode(String?.self, atIndex: 2) else {
        // The index of a primary key.
        if type == "index" { continue }
        throw InvalidSchema.strange(type, name)
      }
      guard statements.contains(sql) || Self.additions.contains(sql) else {
        throw InvalidSchema.strange(type, name)
      }
      missing.remove(sql)
    }
    guard missing.isEmpty else { throw InvalidSchema(reason: InvalidSchema.damaged) }
  }
}

/// Why a file is refused that SQLite itself can read.
struct InvalidSchema: Error, Hashable {
  let reason: String

  static var damaged: String { worded("it is damaged") }

  static func strange(_ type: String, _ name: String) -> InvalidSchema {
    InvalidSchema(reason: worded("it holds something that pokedex did not make: \(type) \(name)"))
  }
}
