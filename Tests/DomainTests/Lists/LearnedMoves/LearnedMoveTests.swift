import PokedexDomain
import PokedexTesting
import Testing

@Suite struct LearnedMoveTests {
  @Test func movesAreSortedByLevelThenMachineThenOtherMethods() throws {
    let rows = try moves(in: [2])
    #expect(
      try lines(rows, "", "how", "name") == [
        "evolving | Swift", "1 | Thunder Shock", "1 | Growl", "8 | Tail Whip", "20 | Thunderbolt",
        "TM02 | Swift", "TM24 | Thunderbolt", "HM03 | Surf", "TM | Growl", "egg | Bite",
        "egg | Surf", "tutor | Swift", "train | Bite",
      ])
  }

  @Test func theNewestGameWithLevelUpMovesIsTheDefault() throws {
    #expect(try moves().groups == [2])
    #expect(try moves().knownGames.map(\.name) == ["Champions", "Gold/Silver", "Red"])
    #expect(try lines(try moves(in: [3]), "", "name", "game") == ["Surf | Champions"])
    #expect(try moves(in: [1, 2]).groups == [1, 2])
    #expect(try lines(try moves(in: [2, 1]), "bite", "game", "how").count == 3)
  }

  @Test func aLensLimitsTheGames() throws {
    let lens = Lens(
      data: GameData(generation: 1, groups: [1], isGame: false, order: 1),
      rules: GameRules(in: 1), slug: "gen-1", name: "Generation I")
    let rows = try #require(LearnedMoveRows(of: 25, in: Self.catalog, through: lens))
    #expect(rows.groups == [1])
    #expect(rows.knownGames.map(\.id) == [1])
    #expect(
      try #require(LearnedMoveRows(of: 25, in: Self.catalog, through: lens, groups: [2])).count == 0
    )
  }

  @Test func movesHaveTheValuesOfTheGame() throws {
    #expect(
      try lines(try moves(in: [1]), "", "how", "name", "type", "class", "power", "stab") == [
        "1 | Bite | Normal | physical | 60 | ", "3 | Swift | Normal | physical | 60 | ",
        "TM24 | Thunderbolt | Electric | special | 95 | •",
      ])
    #expect(try lines(try moves(in: [2]), "name:bite", "type").first == "Dark")
  }

  @Test func sameTypeBonusUsesTheTypesOfTheGame() throws {
    var form = Self.form
    form.pastTypes = [past(.normal, until: 1)]
    let catalog = Self.dex.catalog([form], [])
    let rows = try #require(LearnedMoveRows(of: 25, in: catalog, groups: [1]))
    #expect(try lines(rows, "is:stab", "name") == ["Bite", "Swift"])
  }

  @Test func statusMovesHaveNoSameTypeBonus() throws {
    #expect(
      try lines(try moves(in: [2]), "type:electric -is:stab", "name") == [])
    #expect(try lines(try moves(in: [2]), "growl | is:stab", "name", "stab").contains("Growl | "))
  }

  @Test(arguments: [
    ("level<=8", "Thunder Shock, Growl, Tail Whip"), ("method:egg", "Bite, Surf"),
    ("method:machine is:stab", "Thunderbolt"), ("power>=90 level>0", "Thunderbolt"),
    ("electric sort:-power", "Thunderbolt, Thunderbolt, Thunder Shock"),
    ("class:status", "Growl, Tail Whip, Growl"), ("game:gold level:20", "Thunderbolt"),
    ("game:champions", ""), ("pp:30 level:1", "Thunder Shock"), ("accuracy<100", ""),
    ("donnerblitz", "Thunderbolt, Thunderbolt"), ("is:priority", ""),
    ("-method:level-up -method:machine -method:egg", "Swift, Bite"),
  ])
  func queriesFindTheExpectedRows(_ query: String, _ expected: String) throws {
    #expect(try lines(try moves(in: [2]), query, "name").joined(separator: ", ") == expected)
  }

  @Test func duplicateLessonsAreListedOnce() throws {
    var dex = Self.dex
    dex.learnsets[25]?.append(Self.lesson(2, 1, 45, 1, order: 9))
    let rows = try #require(
      LearnedMoveRows(of: 25, in: dex.catalog([Self.form], []), groups: [2]))
    #expect(rows.count == 13)
  }

  @Test func anEmptyLearnsetCanBeSearched() throws {
    let dex = Self.dex
    let rows = try #require(
      LearnedMoveRows(of: 1, in: dex.catalog([Form(id: 1, slug: "still")], [])))
    #expect(rows.groups == [])
    #expect(try lines(rows, "type:fire power>1", "name") == [])
  }

  @Test func anUnknownFormIsReported() {
    #expect(LearnedMoveRows(of: 7, in: Self.catalog) == nil)
    #expect(throws: PokedexError.notFound("Pokémon 7")) {
      try LensedDex(Self.catalog, through: nil).learnedMoves(of: 7)
    }
  }

  @Test func movesOfTheRequestedGamesAreListed() throws {
    let dex = LensedDex(Self.catalog, through: nil)
    #expect(try dex.learnedMoves(of: 25, in: [1]).count == 3)
  }

  // MARK: Fixture

  private func moves(in groups: [ID<VersionGroup>] = []) throws -> LearnedMoveRows {
    try #require(LearnedMoveRows(of: 25, in: Self.catalog, groups: groups))
  }
}
