import GRDB
import PokedexDomain

extension TrainerStore: SearchStore {
  /// The maximum number of queries in the history; older ones are deleted.
  private static let maxHistoryLength = 200

  package func searches() throws(PokedexError) -> SavedSearches {
    try read(else: SavedSearches()) { db in
      try TrainerSchema.checkRows(of: "search", in: db)
      let rows = try GRDB.Row.fetchAll(db, sql: "SELECT name, query FROM search")
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
    guard try searches()[name] != nil else { return false }
    return try write { db in try Self.remove(name, in: db) }
  }

  /// Removes a search, ignoring case. SQLite ignores the case of ASCII letters only.
  @discardableResult private static func remove(_ name: String, in db: Database) throws -> Bool {
    let same = try String.fetchAll(db, sql: "SELECT name FROM search")
      .filter { $0.lowercased() == name.lowercased() }
    for name in same {
      try db.execute(sql: "DELETE FROM search WHERE name = ?", arguments: [name])
    }
    return !same.isEmpty
  }

  package func history() throws(PokedexError) -> [String] {
    try read(else: []) { db in
      try TrainerSchema.checkRows(of: "history", in: db)
      return try String.fetchAll(db, sql: "SELECT query FROM history ORDER BY id DESC")
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
