import GRDB
import PokedexDomain

extension TrainerStore: SearchStore {
  /// The maximum number of queries in the history; older ones are deleted.
  private static let maxHistoryLength = 200

  package func searches() throws(PokedexError) -> SavedSearches {
    try read(else: SavedSearches()) { db in
      let rows = try GRDB.Row.fetchAll(
        db, sql: "SELECT name, query FROM search WHERE \(TrainerSchema.readable("search"))")
      return SavedSearches(
        try rows.map {
          SavedSearch(name: try $0.decode(atIndex: 0), query: try $0.decode(atIndex: 1))
        })
    }
  }

  package func save(_ search: SavedSearch) throws(PokedexError) {
    try write { db in
      try Self.remove(search.name, in: db)
      try RowInsertion(into: "search", of: db, replacing: true)([search.name, search.query])
    }
  }

  package func removeSearch(named name: String) throws(PokedexError) -> Bool {
    let rows = try read(else: []) { db in try Self.rows(named: name, in: db) }
    guard !rows.isEmpty else { return false }
    return try write { db in try Self.remove(name, in: db) }
  }

  @discardableResult private static func remove(_ name: String, in db: Database) throws -> Bool {
    let same = try rows(named: name, in: db)
    for row in same {
      try db.execute(sql: "DELETE FROM search WHERE rowid = ?", arguments: [row])
    }
    return !same.isEmpty
  }

  /// The rows with a name in any case. SQLite ignores the case of ASCII letters only.
  private static func rows(named name: String, in db: Database) throws -> [Int64] {
    let rows = try GRDB.Row.fetchAll(
      db, sql: "SELECT rowid, \(TrainerSchema.cut("name", of: "search")) FROM search")
    return try rows.map {
      (id: try $0.decode(Int64.self, atIndex: 0), name: try $0.decode(String.self, atIndex: 1))
    }
    .filter { $0.name.lowercased() == name.lowercased() }.map(\.id)
  }

  package func history() throws(PokedexError) -> [String] {
    try read(else: []) { db in
      let readable = TrainerSchema.readable("history")
      return try String.fetchAll(
        db, sql: "SELECT query FROM history WHERE \(readable) ORDER BY id DESC")
    }
  }

  package func remember(_ query: String) throws(PokedexError) {
    try write { db in
      try db.execute(sql: "DELETE FROM history WHERE query = ?", arguments: [query])
      try RowInsertion(into: "history", of: db)([nil, query])
      try db.execute(
        sql: """
          DELETE FROM history WHERE id <=
            (SELECT id FROM history ORDER BY id DESC LIMIT 1 OFFSET ?)
          """, arguments: [Self.maxHistoryLength])
    }
  }
}
