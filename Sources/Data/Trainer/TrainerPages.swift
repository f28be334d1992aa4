import GRDB
import PokedexDomain

extension TrainerStore: PageStore {
  package func pages() throws(PokedexError) -> [SavedPage] {
    try read(else: []) { db in
      let readable = TrainerSchema.readable("page")
      let rows = try GRDB.Row.fetchAll(
        db, sql: "SELECT name, address FROM page WHERE \(readable) ORDER BY name")
      return try rows.map {
        SavedPage(name: try $0.decode(atIndex: 0), address: try $0.decode(atIndex: 1))
      }
    }
  }

  package func set(_ address: String?, ofPage name: String) throws(PokedexError) {
    guard let address else { return _ = try remove(name, from: "page") }
    try keep([name, address], in: "page")
  }
}
