import PokedexTesting
import Testing

@testable import PokedexDomain

/// Leagues and routes in the line format of trackers, with the mistakes that real ones have.
@Suite struct TrackerLeagueTests {
  private func league(_ text: String, starter: ID<Form>? = nil) -> TrackerLeague {
    TrackerLeague(Array(text.utf8), on: SampleDex.catalog, starter: starter)
  }

  private func route(_ text: String?, _ league: String) throws -> TrackerRoute {
    let battles = TrackerBattles([self.league(league)], library: "mine")
    let game = try #require(SampleDex.catalog.lens(named: "platinum"))
    return TrackerRoute(text.map { Array($0.utf8) }, of: game, on: SampleDex.catalog, with: battles)
  }

  private static let two = """
    --1|Roark|rock|/roark.png
    ==double:false
    pikachu|12|thunder-shock,Quick Attack|static|thunder-stone
    eevee>shiny|14@0,4,0,252,0,0||||
    --2|Tate & Liza|psychic
    mr-mime|9|||
    """

  @Test func aBlockIsATeam() throws {
    let league = league(Self.two)
    #expect(league.problems.isEmpty, "\(league.problems)")
    let teams = TrackerBattles([league], library: "mine").teams
    #expect(teams.map(\.name) == ["Roark", "Tate & Liza"])
    let (pikachu, eevee) = (teams[0].members[0], teams[0].members[1])
    #expect(pikachu.level == 12 && pikachu.moves.map(\.move) == [84, 98])
    #expect(pikachu.ability == 9 && pikachu.item == 83)
    #expect(eevee.form == 133 && eevee.level == 14 && eevee.moves.isEmpty)
    #expect(eevee.effort == StatValues([.attack: 4, .specialAttack: 252]))
  }

  @Test func whatIsWrittenIsReadAsALibraryOfSets() {
    let teams = TrackerBattles([league(Self.two)], library: "mine").teams
    let text = ShowdownWriter(ShowdownNames(SampleDex.catalog))(teams)
    let file = UserFile(.sets, name: "mine", path: "", text: .success(text))
    let library = SetLibrary([file], in: SampleDex.catalog)
    #expect(library.entries.flatMap(\.problems).isEmpty, "\(library)")
    #expect(library.teams.map(\.name) == ["sets/mine/Roark", "sets/mine/Tate & Liza"])
    #expect(library.teams.map(\.members) == teams.map(\.members))
  }

  @Test(arguments: [
    ("pikachuu|12|", "2:1"), ("pikachu|thunder-shock|12", "2:9"), ("pikachu||", "2:9"),
    ("pikachu|12|thunder-shok", "2:12"), ("pikachu|12|toxic,wish,thunderbol", "2:23"),
    ("pikachu|12|toxic|thunder-stone|", "2:18"), ("pikachu|12|||static", "2:14"),
    ("pikachu 12", "2:1"), ("pikachu|12@1,2|", "2:12"), ("pikachu|12@1,2,3,4,5,999|", "2:12"),
    ("pikachu|12|toxic,toxic,toxic,toxic,toxic", "2:12"),
    ("pikachu|12||||pikachu", "2:15"), ("pik\u{1B}achu|12|", "2:4"),
  ])
  func aMistakeIsToldByItsPlaceAndTheRestIsUsed(_ line: String, _ place: String) {
    let league = league("--1|Roark\n\(line)\neevee|5|\n")
    #expect(league.problems.map { "\($0.line):\($0.column)" } == [place], "\(league.problems)")
    #expect(league.blocks.map { $0.team.members.map(\.form) } == [[133]])
  }

  @Test func aBlockThatIsThereTwiceCountsOnce() {
    let league = league("--1|Roark\neevee|5|\n--2|Ann\neevee|6|\n--1|Roark\neevee|7|\n")
    #expect(league.problems.map(\.line) == [5])
    #expect(league.problems.allSatisfy { !$0.isError })
    #expect(league.blocks.map { $0.team.members.map(\.level) } == [[6], [7]])
  }

  @Test func aLineForAnotherFirstPokemonIsLeftOut() {
    let text = "--1|Lucas\npikachu|5||||eevee\neevee|5||||pikachu\nmr-mime|6|\n"
    #expect(league(text, starter: 133).blocks[0].team.members.map(\.form) == [25, 122])
    #expect(league(text).problems.map { "\($0.line):\($0.column)" } == ["2:14", "3:12"])
  }

  @Test func aMemberBeforeAnyBlockIsAMistake() {
    #expect(league("eevee|5|\n").problems.map(\.line) == [1])
  }

  // MARK: Routes

  @Test func placesAndBattlesBecomeARoute() throws {
    let route = try route(
      "Viridian Forest|pikachu,nobody\n\nPower Plant\n--The Leader|1|gym-leader\n"
        + "--Tate & Liza|2|evil-team\ntrophy-garden-back|eevee\n", Self.two)
    #expect(route.problems.isEmpty, "\(route.problems)")
    let text = route.lines.joined(separator: "\n")
    #expect(
      text == """
        route 1
        game platinum

        place viridian-forest
        place power-plant
        battle "The Leader" kind gym @sets/mine/Roark
        battle "Tate & Liza" kind villain "@sets/mine/Tate & Liza"
        place trophy-garden-back
        """)
    let reading = RouteReader.read(Array(text.utf8), named: "mine", on: SampleDex.catalog)
    #expect(reading.problems.isEmpty, "\(reading.problems)")
    #expect(reading.route?.battles.count == 2)
  }

  @Test(arguments: [
    ("Power Plan|", "1:1"), ("--Roark", "1:1"), ("--Roark|3|gym-leader", "1:9"),
    ("--Roark|gym-leader|1", "1:20"), ("--Roark|1|gymleader", "1:11"),
  ])
  func aMistakeOfARouteIsToldAndTheRestIsUsed(_ line: String, _ place: String) throws {
    let route = try route(line + "\nTrophy Garden|\n", Self.two)
    #expect(route.problems.map { "\($0.line):\($0.column)" } == [place], "\(route.problems)")
    #expect(route.lines.last == "place trophy-garden" && route.lines.count == 4)
  }

  @Test func aPlaceThatIsThereTwiceIsTold() throws {
    let route = try route("Power Plant\nTrophy Garden\nPower Plant|eevee\n", Self.two)
    #expect(route.problems.map(\.line) == [3])
    #expect(route.lines.count { $0 == "place power-plant" } == 1)
  }

  @Test func aLeagueAloneBecomesItsBattles() throws {
    let route = try route(nil, "--1|Ann\neevee|5|\n--2|Ann\neevee|6|\n")
    #expect(
      route.lines.suffix(2) == [
        "battle \"Ann\" @sets/mine/Ann", "battle \"Ann 2\" \"@sets/mine/Ann 2\"",
      ])
    #expect(try self.route(nil, "--1|Ann\neevee|5|\n").lines.last == "battle \"Ann\" @sets/mine")
  }

  @Test func aNameHasNoSignsThatMeanSomethingElse() {
    let league = league("--1|=== [gen4] \"Ann\"/Bob ===\neevee|5|\n")
    #expect(league.blocks.map(\.team.name) == ["gen4 AnnBob"])
  }
}
