import GRDB

/// The table `about` of a database: facts about the file, such as its source, by name.
enum AboutTable {
  static func values(_ db: Database) throws -> [String: String] {
    let rows = try GRDB.Row.fetchAll(db, sql: "SELECT name, value FROM about")
    return Dictionary(rows.map { ($0[0], $0[1]) }, uniquingKeysWith: { first, _ in first })
  }
}
