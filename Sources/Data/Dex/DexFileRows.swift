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

  /// Calls a function with all the ways in which forms learn a move.
  package func forEachLesson(
    of move: ID<Move>, _ body: (SharedLesson) -> Void
  ) throws(PokedexError) {
    let bytes = try packed("learner", "move", move)
    try translating { try LessonPacking.unpack(bytes, body) }
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
    try read { db in
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
}
