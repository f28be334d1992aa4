import PokedexTesting
import Testing

@testable import PokedexDomain

/// Routes on top of the sample.
enum RouteText {
  static func read(_ lines: String) -> RouteReading {
    RouteReader.read(
      Array(("route 1\ngame platinum\n" + lines).utf8), named: "mine", on: SampleDex.catalog)
  }

  /// The route of a text without mistakes.
  static func route(_ lines: String) throws -> GameRoute {
    let reading = read(lines)
    #expect(reading.problems.isEmpty, "\(reading.problems)")
    return try #require(reading.route)
  }
}

@Suite struct RouteReaderTests {
  @Test func placesAndBattlesStandInTheOrderOfTheFile() throws {
    let route = try RouteText.route(
      """
      # to the first badge
      place viridian-forest trophy-garden-back
      battle "Roark" kind gym at power-plant cap 14 @sets/roark   # a comment
      battle "Lucas" "@sets/my rivals/Lucas" @sets/chimchar
      place power-plant
      """)
    #expect(route.name == "mine" && route.game.slug == "platinum")
    #expect(route.places.map(\.location) == [155, 184, 156])
    #expect(route.places.map(\.area) == [nil, 324, nil])
    let (roark, lucas) = (route.battles[0], route.battles[1])
    #expect(roark.kind == .gym && roark.statedCap == 14 && roark.teams == ["sets/roark"])
    #expect(roark.place?.location == 156)
    #expect(lucas.kind == .trainer && lucas.statedCap == nil)
    #expect(lucas.teams == ["sets/my rivals/Lucas", "sets/chimchar"])
    #expect(route.stops.map { $0.battle?.name } == [nil, nil, "Roark", "Lucas", nil])
    #expect(route.battle(named: "roark")?.line == 5)
  }

  @Test func aBattleIsAtTheLastPlaceUnlessItSaysWhere() throws {
    let route = try RouteText.route(
      """
      battle "Start" cap 5
      place trophy-garden
      battle "Middle" cap 9
      """)
    #expect(route.battles.map(\.place?.location) == [nil, 184])
  }

  @Test(arguments: [
    ("plaze power-plant", "3:1: no line begins with 'plaze': did you mean place?"),
    ("place power-plnt", "3:7: no place 'power-plnt': did you mean power-plant?"),
    (
      "place power-plant nowhere-at-all",
      "3:19: no place 'nowhere-at-all'; no known name is similar"
    ),
    ("battle Roark cap 3", "3:8: a name stands in quotation marks"),
    ("battle \"Roark\"", "3:15: here should be cap LEVEL|@sets/NAME"),
    ("battle \"Roark\" kind gymn cap 3", "3:21: 'gymn' should be "),
    ("battle \"Roark\" cap 101", "3:20: '101' should be LEVEL, 1 to 100"),
    ("battle \"Roark\" cap", "3:19: here should be LEVEL"),
    ("battle \"Roark\" roark", "3:16: 'roark' should be kind|at|cap|@sets/NAME"),
    ("battle \"Roark\" @roark", "3:16: '@roark' should be @sets/NAME"),
    ("battle \"Roark\" @sets/a kind gym", "3:24: 'kind' should be @sets/NAME"),
    ("game diamond", "3:6: a file has one game"), ("route 2", "3:7: this program reads version 1"),
    ("battle \"Ro\u{1B}[2Jark\" cap 3", "3:11: a character that cannot be seen"),
  ])
  func aMistakeIsToldByItsPlaceAndTheRestIsUsed(_ line: String, _ problem: String) {
    let reading = RouteText.read(line + "\nplace trophy-garden\n")
    let told = reading.problems.map { "\($0.line):\($0.column): \($0.text)" }
    #expect(told.count == 1 && told[0].hasPrefix(problem), "\(told)")
    #expect(reading.route?.places.map(\.location) == [184])
    #expect(reading.route?.battles.isEmpty == true)
  }

  @Test func aSecondBattleOfANameIsRefusedAndASecondPlaceIsPassedOver() {
    let reading = RouteText.read(
      """
      place power-plant
      battle "Roark" cap 3
      battle "ROARK" cap 4
      place trophy-garden power-plant
      """)
    #expect(reading.problems.map(\.line) == [5, 6])
    #expect(reading.problems.map(\.isError) == [true, false])
    #expect(reading.route?.places.map(\.location) == [156, 184])
    #expect(reading.route?.battles.map(\.statedCap) == [3])
  }

  @Test func withoutAGameThereIsNoRoute() {
    for text in ["", "# nothing\n", "place power-plant\n", "game gen-4\n", "game platinumm\n"] {
      let reading = RouteReader.read(Array(text.utf8), named: "a", on: SampleDex.catalog)
      #expect(reading.route == nil && reading.errors.count == 1, "\(text): \(reading)")
    }
  }

  @Test func aChangedGameHasRoutesToo() throws {
    let overlays = MemoryOverlays([
      "meadow.pkgame": "game meadow \"Meadow Platinum\"\nbase platinum\n"
    ])
    let sample = SampleDex.catalog
    let catalog = Catalog(
      forms: sample.forms, species: sample.species, names: sample.names,
      reference: sample.reference, marks: NoMarks(), overlays: overlays)
    let reading = RouteReader.read(
      Array("game meadow\nplace power-plant\n".utf8), named: "a", on: catalog)
    #expect(reading.problems.isEmpty, "\(reading.problems)")
    #expect(reading.route?.game.overlay?.file == "meadow.pkgame")
  }
}

/// The teams of a route's battles.
@Suite struct BattleFoesTests {
  private func foes(_ words: String) throws -> BattleFoes {
    let files = [
      "leaders":
        "=== Roark ===\n\nPikachu\nLevel: 12\n\nEevee\nLevel: 14\n\n=== Gardenia ===\n\nEevee\n",
      "rival": "Pikachu\nLevel: 9\n",
    ].map { UserFile(.sets, name: $0, path: "", text: .success($1)) }
    let battle = try #require(try RouteText.route("battle \"A\" \(words)\n").battles.first)
    return battle.foes(in: SetLibrary(files, in: SampleDex.catalog), SampleDex.catalog)
  }

  @Test func theCapIsTheHighestLevelOfTheTeamUnlessItIsStated() throws {
    #expect(try foes("@sets/leaders/Roark").cap == 14)
    #expect(try foes("cap 13 @sets/leaders/Roark").cap == 13)
    #expect(try foes("@sets/leaders/Gardenia").cap == nil)
  }

  @Test func severalTeamsAreOneSide() throws {
    #expect(try foes("@sets/leaders/Roark @sets/rival").members.map(\.form) == [25, 133, 25])
    #expect(try foes("@sets/leaders/roark/eevee").members.map(\.form) == [133])
  }

  @Test func aTeamThatTheLibraryLacksIsTold() throws {
    let foes = try foes("@sets/nobody @sets/rival @sets/leaders")
    #expect(foes.missing == ["sets/nobody", "sets/leaders"])
    #expect(foes.members.map(\.form) == [25] && foes.cap == 9)
  }
}
