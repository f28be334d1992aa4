import PokedexTesting
import Testing

@testable import PokedexDomain

/// Which battle of a route is next, and its answer.
@Suite struct RunBattleTests {
  private static let lines = """
    place viridian-forest
    battle "Rival" kind rival @sets/rival
    place power-plant
    battle "Leader" kind gym @sets/leader
    battle "Boss" cap 30 @sets/nobody
    place trophy-garden
    """

  private static let files = [
    "rival": "Eevee\nLevel: 5\n- Quick Attack\n",
    "leader": "Mr. Mime\nLevel: 12\n\nEevee\nLevel: 14\n- Quick Attack\n",
  ].map { UserFile(.sets, name: $0, path: "", text: .success($1)) }

  private func run(_ change: (inout Run) -> Void = { _ in }) -> Run {
    var run = Run(name: "Ada", game: "platinum")
    change(&run)
    return run
  }

  private func next(_ change: (inout Run) -> Void) throws -> String? {
    try RouteText.route(Self.lines).nextBattle(for: run(change))?.name
  }

  @Test func theFirstBattleIsNextUntilAPlaceBehindItIsReached() throws {
    #expect(try next { _ in } == "Rival")
    #expect(try next { $0.reached = [RunPlace(155)] } == "Rival")
    #expect(try next { $0.reached = [RunPlace(155), RunPlace(156, area: 322)] } == "Leader")
    #expect(try next { $0.reached = [RunPlace(184)] } == nil)
  }

  @Test func aBattleThatIsWonIsPassedWithAllBeforeIt() throws {
    #expect(try next { $0.beaten = ["Rival"] } == "Leader")
    #expect(try next { $0.beaten = ["Leader"] } == "Boss")
    #expect(
      try next {
        $0.beaten = ["Rival"]
        $0.reached = [RunPlace(155)]
      } == "Leader")
    #expect(try next { $0.beaten = ["Boss", "Leader"] } == nil)
  }

  @Test func winningAndTakingItBackAreChanges() throws {
    let won = try run().applying(.beat("Rival")).applying(.beat("Rival"))
    #expect(won.beaten == ["Rival"])
    #expect(try won.applying(.unbeat("Rival")) == run())
  }

  // MARK: The answer

  private func shown(_ change: (inout Run) -> Void) throws -> RunBattle? {
    let route = try RouteText.route(Self.lines)
    let show = try ShowRunBattle(
      run(change), along: route, in: route.game, SampleDex.catalog, sets: Self.files)
    return try show.next()
  }

  private func pikachu(_ level: Int? = nil) -> RunPokemon {
    var member = TeamMember(25)
    member.level = level
    member.moves = [TeamMove(84)]
    return RunPokemon(member)
  }

  @Test func eachLivingPokemonMeetsEachFoe() throws {
    let battle = try #require(
      try shown { run in
        run.reached = [RunPlace(156)]
        run.own = [pikachu(11), pikachu()]
        run.own.append(RunPokemon(TeamMember(133)))
        run.own[2].isFallen = true
      })
    #expect(battle.battle.name == "Leader" && battle.foes.cap == 14)
    #expect(battle.meeting.own.map(\.member.level) == [11, 14])
    #expect(battle.meeting.foes.map(\.member.level) == [12, 14])
    #expect(battle.meeting.pairs.map(\.count) == [2, 2])
  }

  @Test func theCapOfTheRunIsThatOfPokemonWithoutALevel() throws {
    let battle = try #require(
      try shown { run in
        run.cap = 9
        run.own = [pikachu()]
      })
    #expect(battle.meeting.own.map(\.member.level) == [9])
    #expect(battle.foes.cap == 5)
  }

  /// A Pikachu of level 22 and an Eevee of 10 to 12 can be met in the garden.
  private func counters(_ change: (inout Run) -> Void) throws -> [BattleCounter] {
    let route = try RouteText.route("place trophy-garden\nbattle \"Leader\" @sets/leader\n")
    let show = try ShowRunBattle(
      run(change), along: route, in: route.game, SampleDex.catalog, sets: Self.files)
    return try #require(try show.next()).counters
  }

  @Test func countersAreThoseOfTheRunAndOfReachedPlaces() throws {
    let counters = try counters { run in
      run.reached = [RunPlace(184)]
      run.own = [pikachu(5)]
    }
    #expect(Set(counters.map(\.counter.form.id)) == [25, 133])
    #expect(counters.filter(\.isOwn).map(\.counter.form.id) == [25])
    #expect(counters.allSatisfy { $0.counter.matchups.count == 2 })
    #expect(try self.counters { $0.own = [pikachu(5)] }.map(\.counter.form.id) == [25])
  }

  @Test func whatIsAboveTheCapIsNoCounter() throws {
    let counters = try counters { run in
      run.reached = [RunPlace(184)]
      run.cap = 14
    }
    #expect(counters.map(\.counter.form.id) == [133])
  }

  @Test func whatTheRulesNoLongerLeaveIsNoCounter() throws {
    let counters = try counters { run in
      run.rules = .nuzlocke
      run.reached = [RunPlace(184)]
      run.missed = [RunPlace(184)]
      run.own = [pikachu(5)]
    }
    #expect(counters.map(\.counter.form.id) == [25])
  }

  @Test func aFallenPokemonIsNoCounterOfYours() throws {
    let battle = try #require(
      try shown { run in
        run.own = [pikachu(5)]
        run.own[0].isFallen = true
      })
    #expect(battle.counters.isEmpty && battle.meeting.own.isEmpty)
  }

  @Test func aTeamThatIsMissingIsToldWithTheStatedCap() throws {
    let battle = try #require(try shown { $0.beaten = ["Leader"] })
    #expect(battle.foes.missing == ["sets/nobody"] && battle.foes.cap == 30)
    #expect(battle.counters.isEmpty)
  }
}
