import GRDB
import PokedexDomain

/// Where the user was last, as a line of text.
extension TrainerStore {
  /// Nil before anything was kept.
  package func place() throws(PokedexError) -> String? {
    try read(else: nil) { db in try String.fetchOne(db, sql: "SELECT text FROM place") }
  }

  package func keep(place: String) throws(PokedexError) {
    try write { db in
      try db.execute(
        sql: "INSERT OR REPLACE INTO place (id, text) VALUES (1, ?)", arguments: [place])
    }
  }
}
