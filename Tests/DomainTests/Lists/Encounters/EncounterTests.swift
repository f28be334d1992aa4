import PokedexDomain
import PokedexTesting
import Testing

@Suite struct EncounterTests {
  private func rattata(in groups: [ID<VersionGroup>]? = nil) throws -> EncounterRows {
    EncounterRows(
      of: 19, in: EncounterFixture.catalog, games: groups.map { PlayedGames($0) })
  }

  @Test func slotsAreSummedUpAndEqualVersionsMerged() throws {
    #expect(
      try lines(rattata(in: [1]), "", "place", "game", "method", "levels", "chance") == [
        "Mt. Moon | Red | Walk | 10–14 | 100", "Route 2 | Red/Blue | Walk | 2–5 | 50",
        "Route 2 | Red | Old Rod | 5 | 10",
      ])
  }

  @Test func `a row has the chance of an ordinary day and the times with a higher one`() throws {
    #expect(
      try lines(rattata(in: [2]), "", "chance", "levels", "condition", "trait") == [
        "40 | 2–4 | At night 60 % | ", "100 | 5 |  | never shiny",
      ])
  }

  @Test func `at another time the slots of that time are summed`() throws {
    var night = Circumstances()
    night.choose("time-night")
    let rows = EncounterRows(
      of: 19, in: EncounterFixture.catalog, games: PlayedGames([2]), under: night)
    #expect(
      try lines(rows, "method:walk", "chance", "levels", "condition") == ["60 | 2–4 | "])
  }

  @Test func `slots are listed one by one with equal conditions merged`() throws {
    let rows = EncounterRows(
      of: 19, in: EncounterFixture.catalog, games: PlayedGames([2]), under: nil)
    #expect(
      try lines(rows, "", "chance", "levels", "condition", "trait") == [
        "40 | 3 | At night | ", "20 | 2–4 |  | ",
        "20 | 2–4 | In the morning / During the day | ", "100 | 5 |  | never shiny",
      ])
  }

  @Test func theNewestGameComesFirstAndALensLimitsTheGames() throws {
    #expect(try lines(rattata(), "", "game").first == "Gold")
    let lens = Lens(
      data: GameData(generation: 1, groups: [1], isGame: true, order: 1),
      rules: GameRules(in: 1), slug: "red-blue", name: "Red/Blue")
    let rows = EncounterRows(of: 19, in: EncounterFixture.catalog, through: lens)
    #expect(rows.count == 3)
  }

  @Test func `the user's games come first`() throws {
    let own = Lens(
      data: GameData(generation: 1, groups: [1], isGame: true, order: 1),
      rules: GameRules(in: 1), slug: "red-blue", name: "Red/Blue")
    let rows = EncounterRows(of: 19, in: EncounterFixture.catalog, own: [own])
    let games = try lines(rows, "", "game")
    #expect(games.first == "Red")
    #expect(games.last == "Gold")
  }

  @Test func `each game tells its number of places`() throws {
    #expect(
      try rattata().sections?.titles == ["Gold/Silver · 1 place", "Red/Blue · 2 places"])
    #expect(try rattata(in: [1]).sections?.titles == ["Red/Blue · 2 places"])
  }

  @Test func anAreaIsNamedWithoutItsLocation() throws {
    #expect(
      try lines(rattata(in: [1]), "sort:chance", "place", "area") == [
        "Route 2 | ", "Route 2 | ", "Mt. Moon | B1F",
      ])
    #expect(try lines(rattata(in: [2]), "chance<50", "area", "region") == ["South | Johto"])
  }

  @Test(arguments: [
    ("place:route-2", 2), ("moon", 1), ("b1f", 1), ("place:route", 4), ("method:fishing", 1),
    ("method:old-rod", 1), ("method:wild", 3), ("method:gift,egg,trade", 1), ("chance>=50", 3),
    ("level<=5", 4), ("minlevel>=5", 3), ("condition:night", 1), ("condition:morning", 1),
    ("-condition:time-day", 4), ("region:johto", 2), ("region:kanto game:blue", 1),
    ("game:red-blue", 3), ("game:gold-silver chance=40", 1), ("trait:never-shiny", 1),
    ("trait:alpha", 0), ("area:mt-moon-b1f", 1), ("gold", 2), ("blue", 1), ("route blue", 1),
  ])
  func queriesFindTheExpectedRows(_ query: String, _ count: Int) throws {
    let rows = try rattata()
    let result = SearchPokedex()(query, in: QueryEngine(rows))
    #expect(result.problems == [])
    #expect(result.rows.count == count)
  }

  @Test func anUnknownFormHasNoEncounters() {
    #expect(EncounterRows(of: 7, in: EncounterFixture.catalog).count == 0)
  }

  @Test func encountersOfTheRequestedGamesAreListed() {
    let dex = LensedDex(EncounterFixture.catalog, through: nil)
    #expect(dex.encounters(of: 19, in: PlayedGames([2])).count == 2)
    #expect(dex.encounters(of: 19).count == 5)
  }
}

/// The names of games.
@Suite struct GameNamesTests {
  @Test(arguments: [
    (["Scarlet", "Violet"], ""), (["Legends: Arceus"], ""),
    (["Sword: The Crown Tundra", "Shield: The Crown Tundra"], ": The Crown Tundra"),
    (["Épée : Couronneige", "Bouclier : Couronneige"], " : Couronneige"),
    (["ソード: 鎧の孤島", "シールド: 鎧の孤島"], ": 鎧の孤島"),
    (["Let’s Go, Pikachu!", "Let’s Go, Eevee!"], ""), (["A: B", "C: D"], ""), ([], ""),
    ([": A", ": A"], ""),
  ])
  func `what the versions of a game share stands once`(_ versions: [String], _ ending: String) {
    #expect(GameNames.commonEnding(of: versions) == ending)
  }
}
