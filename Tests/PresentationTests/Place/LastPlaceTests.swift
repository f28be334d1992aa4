import PokedexDomain
import PokedexPresentation
import PokedexTesting
import Testing

/// Storing and restoring the last place.
@MainActor @Suite struct LastPlaceTests {
  nonisolated private static let routes: [Route?] = [
    nil, .progress, .teams, .team("Sand of mine"), .candidates("Rain"), .table(.eggGroup),
    .table(.form), .page(.pokemon(445, .moves)), .page(.thing(.move, 89)),
    .page(.to(ID<PokemonType>.dragon)), .page(.thing(.location, 9)),
    .page(.query("type:fire spe>100")),
  ]

  @Test(arguments: routes) func everyPlaceRoundTrips(_ route: Route?) {
    var place = LastPlace()
    place.query = "type:dragon -is:mega"
    place.form = 445
    place.isPageOpen = true
    place.route = route
    #expect(LastPlace(place.text) == place)
  }

  @Test(arguments: ["", "445", "a\tb", "\t\tnowhere 3\t", "\t\tpokemon\t", "\t\tlist x\t"])
  func invalidTextIsNoRoute(_ text: String) {
    #expect(LastPlace(text)?.route == nil)
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
    ] as [(String, Route)])
  func formerRoutesCanStillBeRead(_ address: String, _ route: Route) {
    #expect(LastPlace("\t\t\(address)\t")?.route == route)
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
