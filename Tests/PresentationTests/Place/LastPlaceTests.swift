import PokedexDomain
import PokedexPresentation
import PokedexTesting
import Testing

/// Coming back to where one was.
@MainActor @Suite struct LastPlaceTests {
  nonisolated private static let routes: [Route?] = [
    nil, .progress, .teams, .team("Sand of mine"), .candidates("Rain"), .table(.eggGroups),
    .residents(201), .page(.pokemon(445, .moves)), .page(.move(89)), .page(.ability(8)),
    .page(.type(.dragon)), .page(.item(1)), .page(.nature(3)), .page(.location(9)),
    .page(.eggGroup(2)), .page(.game(9)), .page(.regionalDex(2)),
    .page(.query("type:fire spe>100")),
  ]

  @Test(arguments: routes) func everyPlaceIsReadAsItWasWritten(_ route: Route?) {
    var place = LastPlace()
    (place.query, place.form, place.isPageOpen) = ("type:dragon -is:mega", 445, true)
    place.route = route
    #expect(LastPlace(place.text) == place)
  }

  @Test(arguments: ["", "445", "a\tb", "\t\tnowhere 3\t", "\t\tpokemon\t", "\t\tlist x\t"])
  func whatIsNoPlaceLeadsNowhere(_ text: String) {
    #expect(LastPlace(text)?.route == nil)
  }

  @Test func theListStandsWhereItStood() throws {
    let catalog = try Stage.bundled()
    let models = ViewModels(pokedex: catalog, query: "type:dragon")
    models.dex.start()
    let router = Router()
    models.dex.go(to: 445)
    models.dex.openPage()
    router.push(.teams)
    let place = models.place(in: router)
    #expect(place.text == "445\tpage\tteams\ttype:dragon")

    let again = ViewModels(pokedex: catalog, query: place.query)
    again.dex.start()
    let other = Router()
    again.go(to: place, in: other)
    #expect(again.dex.selected == 445)
    #expect(again.dex.isPageOpen)
    #expect(other.top == .teams)
  }

  @Test func whoOnlyLookedAtTheStartWasNowhere() throws {
    let models = ViewModels(pokedex: try Stage.bundled())
    models.dex.start()
    #expect(models.place(in: Router()) == LastPlace())
  }
}
