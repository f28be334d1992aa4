import GRDB
import PokedexDomain

extension TrainerStore: CollectionStore {
  package func collections() throws(PokedexError) -> [SavedCollection] {
    try read(else: []) { db in
      let readable = TrainerSchema.readable("collection")
      let rows = try GRDB.Row.fetchAll(
        db, sql: "SELECT name, definition, places FROM collection WHERE \(readable) ORDER BY name")
      return try rows.map { row in
        let places: String = try row.decode(atIndex: 2)
        return SavedCollection(
          name: try row.decode(atIndex: 0), text: try row.decode(atIndex: 1),
          places: places.utf8.split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) })
      }
    }
  }

  package func set(
    _ collection: SavedCollection?, ofCollection name: String
  ) throws(PokedexError) {
    guard let collection else { return _ = try remove(name, from: "collection") }
    let places = collection.places.map { $0 + " " }.joined()
    try keep([collection.name, collection.text, places], in: "collection")
  }
}
