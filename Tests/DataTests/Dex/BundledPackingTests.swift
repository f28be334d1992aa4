import GRDB
import PokedexDomain
import Testing

@testable import PokedexData

/// Packing the rows of the bundled dex again gives the same bytes.
@Suite struct BundledPackingTests {
  private func rows(_ table: String) throws -> [[UInt8]] {
    try DexFile().read { db in
      try GRDB.Row.fetchAll(db, sql: "SELECT data FROM \(table)").map { try $0.bytes(0) }
    }
  }

  @Test func learnsetsArePackedAsInTheBundledDex() throws {
    for bytes in try rows("learnset") {
      #expect(LearnsetPacking.pack(try LearnsetPacking.unpack(bytes)) == bytes)
    }
  }

  @Test func lessonsArePackedAsInTheBundledDex() throws {
    for bytes in try rows("learner") {
      #expect(LessonPacking.pack(try LessonPacking.unpacked(bytes)) == bytes)
    }
  }

  @Test func encountersArePackedAsInTheBundledDex() throws {
    for bytes in try rows("encounter") {
      #expect(EncounterPacking.pack(try EncounterPacking.unpack(bytes)) == bytes)
    }
  }

  @Test func residentsArePackedAsInTheBundledDex() throws {
    for bytes in try rows("resident") {
      #expect(ResidentPacking.pack(try ResidentPacking.unpack(bytes, of: 1)) == bytes)
    }
  }

  @Test func rostersArePackedAsInTheBundledDex() throws {
    for bytes in try rows("roster") {
      #expect(RosterPacking.pack(try RosterPacking.unpack(bytes)) == bytes)
    }
  }
}
