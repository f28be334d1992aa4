import GRDB
import PokedexDomain

/// The user's last position in the program, as a line of text.
extension TrainerStore {
  /// Returns `nil` if no position has been saved.
  package func place() throws(PokedexError) -> String? {
    try read(else: nil) { db in
      let readable = TrainerSchema.readable("place")
      return try String.fetchOne(db, sql: "SELECT text FROM place WHERE \(readable)")
    }
  }

  /// Writes nothing if the place is kept already, so that a user who only looks around gets no store.
  ///
  /// - Parameter place: `nil` for the start.
  package func keep(place: String?) throws(PokedexError) {
    guard try self.place() != place else { return }
    try write { db in
      guard let place else { return try db.execute(sql: "DELETE FROM place") }
      try RowInsertion(into: "place", of: db, replacing: true)([1, place])
    }
  }
}
