import GRDB
import PokedexDomain

/// The user's last position in the program, as a line of text.
extension TrainerStore {
  /// Returns `nil` if no position has been saved.
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
