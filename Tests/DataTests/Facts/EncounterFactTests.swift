import PokedexDomain
import Testing

@testable import PokedexData

/// Corrections of encounters.
@Suite struct EncounterFactTests {
  /// PokeAPI's condition of raids, the two stages of the story, and the weather.
  private static let values = [
    EncounterConditionValue(id: 343, slug: "max-den-rarity-special"),
    EncounterConditionValue(id: 300, slug: "story-progress-before-hall-of-fame"),
    EncounterConditionValue(id: 301, slug: "story-progress-hall-of-fame"),
    EncounterConditionValue(id: 320, slug: "weather-normal"),
  ]

  private func corrected(
    in area: String, _ conditions: [ID<EncounterConditionValue>]
  ) throws -> [ID<EncounterConditionValue>]? {
    let sink = EncounterSink()
    let facts = FactSink(.bundled(), into: sink)
    try facts.write(Self.values)
    try facts.write([LocationArea(id: 7, slug: area)])
    let slot = Encounter(
      area: 7, version: 33, method: 1, minLevel: 7, maxLevel: 9, chance: 40,
      conditions: conditions)
    try facts.write([slot], of: 819)
    return sink.encounters.first?.conditions
  }

  @Test(arguments: ["rolling-fields-main", "rolling-fields-area-2"])
  func `Pokémon on Rolling Fields are met before the Hall of Fame, not in raids`(_ area: String)
    throws
  {
    #expect(try corrected(in: area, [343, 320]) == [300, 320])
    #expect(try corrected(in: area, [301, 320]) == [301, 320])
  }

  @Test func `raids in dens keep their condition`() throws {
    #expect(try corrected(in: "galar-wild-area-max-dens-area", [343]) == [343])
  }

  @Test func `no walking Pokémon of Rolling Fields waits in a den`() async throws {
    let dex = try await Bundled.reference()
    let (areas, values) = (
      dex.table(LocationArea.self), dex.table(EncounterConditionValue.self)
    )
    for slug in ["rolling-fields-main", "rolling-fields-area-2"] {
      let area = areas.ids[try #require(areas.slugs.firstIndex(of: slug))]
      let residents = dex.residents(of: area)
      let slugs = Set(residents.flatMap(\.encounter.conditions)).compactMap { id in
        values.row(of: id).map { values.slugs[$0] }
      }
      #expect(!residents.isEmpty)
      #expect(slugs.contains("story-progress-before-hall-of-fame"))
      #expect(!slugs.contains { $0.hasPrefix("max-den") })
    }
  }
}

/// Collects the encounters that are written to it.
private final class EncounterSink: DexSink {
  private(set) var encounters: [Encounter] = []

  func write<Row: Tabular>(_ rows: [Row]) {}
  func write(_ learnset: Learnset, of form: ID<Form>) {}
  func write(_ encounters: [Encounter], of form: ID<Form>) { self.encounters += encounters }
  func finish() {}
  func abandon() {}
}
