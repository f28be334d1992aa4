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
    try keep([search.name, search.query], in: "search")
  }

  package func removeSearch(named name: String) throws(PokedexError) -> Bool {
    try remove(name, from: "search")
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
