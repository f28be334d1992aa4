import PokedexDomain
import Testing

/// Changes of a run.
@Suite struct RunChangeTests {
  private let run = Run(name: "Ada", game: "platinum", rules: .nuzlocke)
  private let route = RunPlace(169)
  private let cave = RunPlace(170)

  private func applied(_ changes: RunChange...) throws(RunProblem) -> Run {
    var run = run
    for change in changes { run = try run.applying(change) }
    return run
  }

  @Test func placesAreReachedOnceAndInOrder() throws {
    #expect(try applied(.reach([cave, route]), .reach([cave])).reached == [cave, route])
    #expect(try applied(.reach([cave, route]), .leave([cave])).reached == [route])
    #expect(try applied(.leave([cave])) == run)
  }

  @Test func aWholeLocationTakesThePlaceOfItsAreas() throws {
    let (low, high) = (RunPlace(170, area: 1), RunPlace(170, area: 2))
    #expect(try applied(.reach([low, route, high]), .reach([cave])).reached == [cave, route])
    #expect(try applied(.reach([cave]), .reach([low])).reached == [cave])
    #expect(try applied(.reach([low, route]), .leave([cave])).reached == [route])
  }

  @Test func meansAreHeldAndOneTimeHoldsAtATime() throws {
    let rod = try #require(RunWord("Old-Rod"))
    let (night, morning) = (try #require(RunWord("night")), try #require(RunWord("morning")))
    let changed = try applied(.add([rod, night]), .add([morning]))
    #expect(changed.means.words.map(\.word) == ["walking", "gifts", "old-rod", "morning"])
    #expect(try changed.applying(.remove([night])) == changed)
    let ordinary = try changed.applying(.remove([morning, rod]))
    #expect(ordinary.means == run.means)
    #expect(RunWord("jet-ski") == nil)
  }

  @Test(arguments: RunWord.all) func everyWordOfMeansIsReadAgain(_ word: String) throws {
    let known = try #require(RunWord(word))
    #expect(known.word == word)
    // What holds on an ordinary day is not told.
    let words = RunMeans([known]).words.map(\.word)
    #expect(words == [word] || words.isEmpty)
  }

  @Test func whatIsCaughtReachesItsPlaceAndIsNotMissed() throws {
    let changed = try applied(
      .missed([route]), .caught(RunPokemon(TeamMember(387), at: route)))
    #expect(changed.reached == [route])
    #expect(changed.missed == [])
    #expect(changed.own.map(\.form) == [387])
  }

  @Test func whatWasNotedByMistakeIsTakenBack() throws {
    let caught = try applied(.caught(RunPokemon(TeamMember(387))))
    #expect(try caught.applying(.fell(0)).applying(.unfell(0)) == caught)
    let reached = try applied(.reach([cave]))
    let missed = try reached.applying(.missed([RunPlace(170, area: 1)]))
    #expect(try missed.applying(.unmissed([RunPlace(170, area: 2)])) == reached)
  }

  @Test func theFallenAreApartFromTheLiving() throws {
    let changed = try applied(
      .caught(RunPokemon(TeamMember(387))), .caught(RunPokemon(TeamMember(396))), .fell(0))
    #expect(changed.living.map(\.form) == [396])
    #expect(changed.fallen.map(\.form) == [387])
    #expect(try changed.applying(.released(0)).own.map(\.form) == [396])
  }

  @Test func aPokemonGrowsIntoAnother() throws {
    var grown = TeamMember(397)
    grown.level = 14
    let changed = try applied(.caught(RunPokemon(TeamMember(396), at: route)), .grew(0, grown))
    #expect(changed.own[0].member == grown)
    #expect(changed.own[0].place == route)
  }

  @Test(arguments: [0, -1, 101]) func aLevelOutOfRangeIsRefused(_ level: Int) throws {
    #expect(throws: RunProblem.level(level)) { try applied(.cap(level)) }
    var member = TeamMember(396)
    member.level = level
    #expect(throws: RunProblem.level(level)) { try applied(.caught(RunPokemon(member))) }
  }

  @Test func aRunThatHasEndedIsOnlyResumed() throws {
    let ended = try applied(.cap(14), .end)
    #expect(ended.isArchived)
    #expect(throws: RunProblem.archived("Ada")) { try ended.applying(.cap(nil)) }
    #expect(try ended.applying(.resume) == applied(.cap(14)))
  }

  @Test func aRunHasAtMostFiveHundredPokemon() throws {
    var full = run
    full.own = Array(repeating: RunPokemon(TeamMember(1)), count: Run.mostPokemon)
    #expect(throws: RunProblem.tooManyPokemon) {
      try full.applying(.caught(RunPokemon(TeamMember(1))))
    }
  }

  @Test(arguments: ["", " Ada", "Ada ", "A\u{7}", String(repeating: "a", count: 201)])
  func aNameThatCannotBeTypedIsNone(_ name: String) { #expect(!Run.isName(name)) }

  @Test(arguments: ["Ada", "Ada’s 2. Lauf", "雨"]) func otherNamesAre(_ name: String) {
    #expect(Run.isName(name))
  }
}
