import GRDB
import PokedexDomain

/// The schema of a SQLite file that this program creates. A file with anything else in its schema,
/// such as a view, a trigger or a generated column, is refused, since SQLite would run its code.
struct SQLSchema {
  private let statements: Set<String>

  /// Tables that SQLite itself adds.
  private static let additions: Set<String> = [
    "CREATE TABLE sqlite_sequence(name,seq)",
    "CREATE TABLE sqlite_stat1(tbl,idx,stat)",
    "CREATE TABLE sqlite_stat4(tbl,idx,neq,nlt,ndlt,sample)",
  ]

  private static let drop = "DROP TABLE "

  /// - Parameter sql: the statements that create the schema, and those that add a column to a table,
  ///   drop one or drop a table; all others are ignored.
  init(_ sql: String) {
    var statements: Set<String> = []
    for statement in sql.utf8.split(separator: UInt8(ascii: ";")).map(Self.trimmed) {
      if statement.hasPrefix("CREATE ") { statements.insert(statement) }
      if let column = AddedColumn(statement) { statements = Set(statements.map(column.added)) }
      if let column = DroppedColumn(statement) {
        statements = Set(statements.map(column.dropped))
      }
      if statement.hasPrefix(Self.drop) {
        let table = statement.dropFirst(Self.drop.count)
        statements = statements.filter { !$0.hasPrefix("CREATE TABLE \(table) (") }
      }
    }
    self.statements = statements
  }

  /// Bytes, since characters would take a millisecond at each start.
  private static func trimmed(_ text: Substring.UTF8View) -> String {
    let start = text.drop(while: isBlank)
    guard let last = start.lastIndex(where: { !isBlank($0) }) else { return "" }
    return String(Substring(start[...last]))
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n")
  }

  /// Whether a file has the schema; for files that are made anew if not, whatever they have instead.
  func fits(_ db: Database) -> Bool { (try? check(db)) != nil }

  /// - Throws: ``RefusedData`` if the schema lacks a statement or has an additional one.
  func check(_ db: Database) throws {
    var missing = statements
    let rows = try GRDB.Row.fetchCursor(db, sql: "SELECT type, name, sql FROM sqlite_schema")
    while let row = try rows.next() {
      let type: String = try row.decode(atIndex: 0)
      let name: String = try row.decode(atIndex: 1)
      guard let sql = try row.decode(String?.self, atIndex: 2) else {
        // The implicit index of a primary key.
        if type == "index" { continue }
        throw RefusedData.unexpected(type, name)
      }
      guard statements.contains(sql) || Self.additions.contains(sql) else {
        throw RefusedData.unexpected(type, name)
      }
      missing.remove(sql)
    }
    guard missing.isEmpty else { throw RefusedData(reason: RefusedData.damaged) }
  }
}

private let alteration = "ALTER TABLE "

/// A column that `ALTER TABLE` adds.
private struct AddedColumn {
  private let table: Substring
  private let definition: Substring

  init?(_ statement: String) {
    guard statement.hasPrefix(alteration) else { return nil }
    let words = statement.split(separator: " ", maxSplits: 5)
    guard words.count == 6, words[3] == "ADD", words[4] == "COLUMN" else { return nil }
    (table, definition) = (words[2], words[5])
  }

  /// The statement that creates the table, as SQLite rewrites it: with the column after the others,
  /// before the constraints of the table.
  func added(to statement: String) -> String {
    guard statement.hasPrefix("CREATE TABLE \(table) ("),
      let end = Self.constraints(of: statement) ?? statement.lastIndex(of: ")")
    else { return statement }
    return "\(statement[..<end]), \(definition)\(statement[end...])"
  }

  private static func constraints(of statement: String) -> String.Index? {
    let bytes = statement.utf8
    return bytes.indices.first { index in
      bytes[index] == UInt8(ascii: ",") && bytes[index...].starts(with: ",\n  PRIMARY KEY (".utf8)
    }
  }
}

/// A column that `ALTER TABLE` drops, which has a line of its own and is not the last.
private struct DroppedColumn {
  private let table: Substring
  private let column: Substring

  init?(_ statement: String) {
    guard statement.hasPrefix(alteration) else { return nil }
    let words = statement.split(separator: " ")
    guard words.count == 6, words[3] == "DROP", words[4] == "COLUMN" else { return nil }
    (table, column) = (words[2], words[5])
  }

  /// The statement that creates the table, as SQLite rewrites it: without the column.
  func dropped(from statement: String) -> String {
    guard statement.hasPrefix("CREATE TABLE \(table) (") else { return statement }
    return statement.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { Substring($0) }.filter { !$0.hasPrefix("  \(column) ") }.joined(separator: "\n")
  }
}

/// The reason for refusing a file that SQLite itself can read, or a value that it would store.
struct RefusedData: Error, Hashable {
  let reason: String

  static var damaged: String { worded("it is damaged") }

  static func unexpected(_ type: String, _ name: String) -> RefusedData {
    RefusedData(
      reason: worded("it contains something that pokedex did not create: \(type) \(name)"))
  }
}
