import PokedexDomain
import PokedexTesting
import Testing

@Suite struct ResidentTests {
  private func residents(
    at place: ID<Location>, in group: ID<VersionGroup>? = nil
  ) throws -> ResidentRows {
    ResidentRows(at: place, in: group, pokemon: EncounterFixture.pokemon)
  }

  @Test func residentsAreSortedByGameAndThoseMetByWalkingComeBeforeGifts() throws {
    #expect(
      try lines(residents(at: 3), "", "name", "types", "method", "levels", "chance", "game") == [
        "Rattata Alola | Normal | Walk | 4–6 |  | Sun",
        "Rattata | Normal | Walk | 2–4 | 40 | Gold", "Rattata | Normal | Gift | 5 | 100 | Gold",
        "Pikachu | Electric | Gift Egg | 1 | 100 | Silver",
        "Pikachu | Electric | Trade | 8 | 100 | Gold",
      ])
  }

  @Test(arguments: [
    ("method:walk chance>=30", "Rattata"), ("type:electric", "Pikachu, Pikachu"),
    ("electric method:trade", "Pikachu"), ("rattata condition:night", "Rattata, Rattata Alola"),
    ("25", "Pikachu, Pikachu"), ("is:form", "Rattata Alola"), ("trait:alpha", "Rattata Alola"),
    ("-method:wild sort:level", "Pikachu, Rattata, Pikachu"),
  ])
  func encounterFieldsAndPokemonFieldsCombine(_ query: String, _ expected: String) throws {
    #expect(try lines(residents(at: 3), query, "name").joined(separator: ", ") == expected)
  }

  @Test func theScreenListsAFormOnceInAGame() throws {
    let rows = try residents(at: 3)
    let sections = try #require(rows.sections)
    #expect(sections.titles == ["Sun", "Gold/Silver"])
    #expect(
      sections.divided(Array(0..<rows.count)).map { rows.names[$0] } == [
        "Rattata Alola", "Rattata", "Pikachu",
      ])
    #expect(try residents(at: 3, in: 3).sections?.titles == [""])
  }

  @Test func aGameLimitsTheResidents() throws {
    #expect(try residents(at: 3, in: 3).count == 1)
    #expect(try residents(at: 1, in: 2).count == 0)
    #expect(try residents(at: 9).count == 0)
  }

  private let dex = LensedDex(EncounterFixture.catalog, through: nil)

  @Test func residentsOfTheGameAreListed() {
    let rows = dex.residents(at: 3, in: 3)
    #expect(rows.pokemon.lens?.data.groups == [3])
    #expect(rows.slugs == ["rattata-alola"])
    #expect(dex.residents(at: 3).count == 5)
  }

  @Test func locationsOfAGameHaveEncounters() {
    let places = dex.encounterPlaces(in: 1)
    #expect(places.map(\.location.name) == ["Mt. Moon", "Route 2"])
    #expect(dex.encounterPlaces().map(\.forms) == [3, 1, 1])
    #expect(dex.encounterPlaces().map(\.region) == ["Johto", "Kanto", "Kanto"])
    #expect(dex.encounterPlaces(in: 4) == [])
    let lens = Lens(
      data: GameData(generation: 3, groups: [3], isGame: false, order: 3),
      rules: GameRules(in: 3), slug: "", name: "")
    let seen = LensedDex(EncounterFixture.catalog, through: lens)
    #expect(seen.encounterPlaces().map(\.location.id) == [3])
  }
}
