import PokedexDomain
import PokedexTesting
import Testing

@testable import PokedexPresentation

/// Storing and restoring the last place.
@MainActor @Suite struct LastPlaceTests {
  nonisolated private static let routes: [Route?] =
    [
      nil, .chart, .progress, .stillMissing(25, nil), .stillMissing(25, 40), .teams, .run,
      .team("Sand of mine"), .member("Sand of mine", 2), .candidates("Rain"), .speedTiers(nil),
      .speedTiers("Sand of mine"), .table(.form),
    ] + Kinds.all.map { .table($0.kind) }
    + (destinations + questions.map { .asking($0) }).map {
      .page($0)
    }

  nonisolated private static let destinations: [Destination] =
    [
      .query("type:fire spe>100"), .query(""), .place(9, game: "platinum", matching: ""),
      .place(9, game: "red-blue", matching: "is:missing type:fire"),
    ] + PokemonTab.allCases.map { .pokemon(445, $0) } + Kinds.all.map { .thing($0.kind, 3) }

  nonisolated private static let questions: [any Question] =
    [
      BreedQuestion(63), BreedQuestion(63, [227, 5]), breeding(isFromCaught: true),
      breeding(skipped: 20), breeding(isFromCaught: true, skipped: 40),
      SourcesQuestion(445, [89, 337]), SourcesQuestion(ofTeam: "Sand of mine"), CatchQuestion(445),
      IVQuestion(445), TeachQuestion(89, to: "Sand of mine"), WhereQuestion(.form(349)),
      spread, BoxesQuestion(), BoxesQuestion(.builtIn(.shiny), box: 3),
      NextQuestion(), NextQuestion(.builtIn(.shiny), isWanted: true),
    ] + Stat.allCases.map { TrainQuestion($0) }

  nonisolated private static var spread: SpreadQuestion {
    let foe = NamedFighter(.team("Sand of mine/2"), item: 264)
    var spread = SpreadQuestion(NamedFighter(.form(445)))
    spread.survived = [NamedStrike(foe, TeamMove(89), percent: 90)]
    spread.outsped = [foe]
    return spread
  }

  nonisolated private static func breeding(
    isFromCaught: Bool = false, skipped: Int = 0
  ) -> BreedQuestion {
    var breeding = BreedQuestion(63, [227])
    breeding.isFromCaught = isFromCaught
    breeding.skipped = skipped
    return breeding
  }

  @Test(arguments: routes) func everyPlaceRoundTrips(_ route: Route?) async throws {
    let catalog = try await Stage.bundled().catalog()
    var place = LastPlace()
    place.query = "type:dragon -is:mega"
    place.form = 445
    place.isPageOpen = true
    place.address = route?.address(in: catalog) ?? ""
    #expect(LastPlace(place.text) == place)
    #expect(Route(address: place.address, in: catalog) == route)
  }

  /// The address is what one types for the page in the shell or after `:`.
  @Test func thePageOfAQuestionIsStoredInWords() async throws {
    let catalog = try await Stage.bundled().catalog()
    let route = Route.page(.asking(Self.breeding(isFromCaught: true)))
    #expect(route.address(in: catalog) == "breed abra encore --caught")
    let team = Route.page(.asking(SourcesQuestion(ofTeam: "Sand of mine")))
    #expect(team.address(in: catalog) == "sources @Sand of mine")
  }

  /// A new kind of place fails to compile here until the tests above have it.
  @Test func everyKindOfPlaceIsTested() {
    let routes = Self.routes.compactMap { $0 }.map { route in
      switch route {
      case .page: "page"
      case .table: "table"
      case .chart: "chart"
      case .progress: "progress"
      case .stillMissing: "stillMissing"
      case .teams: "teams"
      case .run: "run"
      case .team: "team"
      case .member: "member"
      case .candidates: "candidates"
      case .speedTiers: "speedTiers"
      case .pokedex, .teamText, .counters, .comparison, .damage, .meeting, .quiz: "not stored"
      }
    }
    #expect(Set(routes).count == 11 && !routes.contains("not stored"))
    let asked = Set(Self.questions.map { ObjectIdentifier(type(of: $0)) })
    #expect(asked == Set(Questions.kinds.map { ObjectIdentifier($0) }))
    #expect(Self.questions.allSatisfy { $0 is any PageQuestion || $0 is WhereQuestion })
    let destinations = Self.destinations.map { destination in
      switch destination {
      case .pokemon: "pokemon"
      case .thing: "thing"
      case .place: "place"
      case .query: "query"
      case .question: "question"
      }
    }
    #expect(Set(destinations).count == 4, "all but questions")
  }

  @Test(
    arguments: [
      .comparison, .quiz, .teamText("Rain"), .counters([TeamMember(445)], of: "Rain"),
      .damage(TeamMember(445), of: nil), .meeting("Rain"),
    ] as [Route])
  func aPlaceThatIsNotStoredLeadsToTheOneBelow(_ route: Route) throws {
    let models = ViewModels(pokedex: try Stage.bundled())
    let router = Router()
    router.push(.teams)
    router.push(route)
    #expect(models.place(in: router).address == "teams")
  }

  @Test(arguments: ["", "445", "a\tb"]) func invalidTextIsNoPlace(_ text: String) {
    #expect(LastPlace(text) == nil)
  }

  @Test(
    arguments: [
      "", "nowhere 3", "pokemon", "list x", "breed", "breed nobody", "breed abra encore --x",
      "train luck", "train 7",
    ])
  func anInvalidAddressIsNoRoute(_ address: String) async throws {
    let catalog = try await Stage.bundled().catalog()
    #expect(Route(address: address, in: catalog) == nil)
  }

  /// Routes as earlier versions stored them, with other words for some kinds.
  @Test(
    arguments: [
      ("list pokemon", .table(.form)), ("list moves", .table(.move)),
      ("list abilities", .table(.ability)), ("list items", .table(.item)),
      ("list types", .table(.type)), ("list natures", .table(.nature)),
      ("list locations", .table(.location)), ("list eggGroups", .table(.eggGroup)),
      ("list games", .table(.versionGroup)), ("list dexes", .table(.pokedex)),
      ("move 89", .page(.thing(.move, 89))), ("ability 8", .page(.thing(.ability, 8))),
      ("type 16", .page(.thing(.type, 16))), ("item 1", .page(.thing(.item, 1))),
      ("nature 3", .page(.thing(.nature, 3))), ("place 9", .page(.thing(.location, 9))),
      ("egg-group 2", .page(.thing(.eggGroup, 2))), ("game 9", .page(.thing(.versionGroup, 9))),
      ("dex 2", .page(.thing(.pokedex, 2))), ("residents 9", .page(.thing(.location, 9))),
      ("breed 63 227", .page(.asking(BreedQuestion(63, [227])))),
      ("breed 63 227 caught", .page(.asking(breeding(isFromCaught: true)))),
      ("breed 63 227 skipped:20", .page(.asking(breeding(skipped: 20)))),
      ("sources 445 89", .page(.asking(SourcesQuestion(445, [89])))),
      ("sources 445 89 game:9", .page(.asking(SourcesQuestion(445, [89])))),
      ("team-sources My  team", .page(.asking(SourcesQuestion(ofTeam: "My  team")))),
      ("train 6", .page(.asking(TrainQuestion(.speed)))),
      ("catch 445", .page(.asking(CatchQuestion(445)))),
      ("iv 445 50 261/141", .page(.asking(IVQuestion(445)))),
    ] as [(String, Route)])
  func formerRoutesCanStillBeRead(_ address: String, _ route: Route) async throws {
    let place = try #require(LastPlace("\t\t\(address)\t"))
    let catalog = try await Stage.bundled().catalog()
    #expect(Route(address: place.address, in: catalog) == route)
  }

  @Test func aPlannerIsRestored() throws {
    let catalog = try Stage.bundled()
    let models = ViewModels(pokedex: catalog)
    models.dex.start()
    let router = Router()
    let route = Route.page(.asking(Self.breeding(isFromCaught: true)))
    router.push(route)
    let place = try #require(LastPlace(models.place(in: router).text))

    let again = ViewModels(pokedex: catalog)
    again.dex.start()
    let other = Router()
    again.go(to: place, in: other)
    #expect(other.top == route)
  }

  @Test func theLastPlaceIsRestored() throws {
    let catalog = try Stage.bundled()
    let models = ViewModels(pokedex: catalog, query: "type:dragon")
    models.dex.start()
    let router = Router()
    models.dex.go(to: 445, top: 0)
    models.dex.openPage()
    router.push(.teams)
    let place = models.place(in: router)
    #expect(place.text == "445\tpage\tteams\ttype:dragon\toverview\t\t0\t0")

    let again = ViewModels(pokedex: catalog, query: place.query)
    again.dex.start()
    let other = Router()
    again.go(to: place, in: other)
    #expect(again.dex.selected == 445)
    #expect(again.dex.isPageOpen)
    #expect(other.top == .teams)
  }

  @Test func theLineOfThePageIsRestored() throws {
    let models = ViewModels(pokedex: try Stage.bundled())
    models.dex.start()
    let place = try #require(LastPlace("1\tpage\t\t\toverview\t\t0\t5"))
    models.go(to: place, in: Router())
    models.pokemon.reading.fit(lines: 30, height: 10, linkLines: [])
    #expect(models.pokemon.reading.top == 5)
    #expect(models.place(in: Router()).pageTop == 5)
  }

  @Test func theStartIsAnEmptyLastPlace() throws {
    let models = ViewModels(pokedex: try Stage.bundled())
    models.dex.start()
    #expect(models.place(in: Router()) == LastPlace())
  }
}
