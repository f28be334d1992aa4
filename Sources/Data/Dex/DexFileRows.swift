import GRDB
import PokedexDomain

extension DexFile {
  package func learnset(of form: ID<Form>) throws(PokedexError) -> Learnset {
    let bytes = try packed("learnset", "form", form)
    return try translating { try LearnsetPacking.unpack(bytes) }
  }

  package func encounters(of form: ID<Form>) throws(PokedexError) -> [Encounter] {
    let bytes = try packed("encounter", "form", form)
    return try translating { try EncounterPacking.unpack(bytes) }
  }

  /// Calls a function with all the ways in which forms learn the moves, move by move, and with the
  /// move's position in the list.
  package func forEachLesson(
    of moves: [ID<Move>], _ body: (Int, SharedLesson) -> Void
  ) throws(PokedexError) {
    // One read of all, because each waits for the queue of the file. The function may read the dex
    // itself, so it is called after it.
    let rows = try read { db in try moves.map { try packed("learner", "move", $0, in: db) } }
    try translating {
      for (position, bytes) in rows.enumerated() {
        try LessonPacking.unpack(bytes) { body(position, $0) }
      }
    }
  }

  /// All Pokémon that can be encountered in an area.
  package func residents(of area: ID<LocationArea>) throws(PokedexError) -> [Resident] {
    let bytes = try packed("resident", "area", area)
    return try translating { try ResidentPacking.unpack(bytes, of: area) }
  }

  /// The forms that exist in a version group.
  package func roster(of group: ID<VersionGroup>) throws(PokedexError) -> [ID<Form>] {
    let bytes = try packed("roster", "version_group", group)
    return try translating { try RosterPacking.unpack(bytes) }
  }

  /// The packed bytes of one row; empty if there is no such row.
  private func packed<Entity>(
    _ table: String, _ key: String, _ id: ID<Entity>
  ) throws(PokedexError) -> [UInt8] {
    try read { db in try packed(table, key, id, in: db) }
  }

  private func packed<Entity>(
    _ table: String, _ key: String, _ id: ID<Entity>, in db: Database
  ) throws -> [UInt8] {
    try GRDB.Row.readFirst(
      in: db, "SELECT data, checksum FROM \(table) WHERE \(key) = ?", [id.rawValue]
    ) { row in
      try verify(0..<1, of: row)
      let bytes = try row.bytes(0)
      guard bytes.count <= DexSchema.maxRowLength else { throw ByteReader.Damaged() }
      return bytes
    } ?? []
  }
}
