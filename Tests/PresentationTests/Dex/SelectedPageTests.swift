import PokedexDomain
import PokedexPresentation
import PokedexTesting
import Testing

@MainActor @Suite(.timeLimit(minutes: 1)) struct SelectedPageTests {
  private let pokedex = ScriptedPokedex()
  private let list: DexViewModel
  private let selected: SelectedPage

  init() {
    list = DexViewModel(load: LoadPokedex(pokedex: pokedex), lens: LensModel())
    list.start()
    selected = SelectedPage(
      of: list, in: PokemonViewModel(tabs: PokemonTabs(pokedex: pokedex), preloads: true))
  }

  private var page: PokemonViewModel { selected.page }

  @Test func thePageFollowsTheCursor() {
    selected.update(isVisible: true)
    #expect(page.form == 6)
    list.list.move(by: 2)
    selected.update(isVisible: true)
    #expect(page.form == list.selected)
    #expect(page.isCurrent)
  }

  @Test func thePageFollowsTheFilter() {
    selected.update(isVisible: true)
    list.list.filter("jolteon")
    selected.update(isVisible: true)
    #expect(page.page.value?.name == "Jolteon")
  }

  @Test func thePageFollowsTheLens() throws {
    list.list.filter("jolteon")
    selected.update(isVisible: true)
    let dex = try #require(list.catalog.value?.reference)
    let platinum = try #require(Lenses(dex).all.first { $0.slug == "platinum" })
    list.lens.look(through: platinum)
    selected.update(isVisible: true)
    #expect(list.total == 8)
    #expect(pokedex.asked == [135, 135])
  }

  @Test func severalKeysBetweenTwoFramesLoadOnePage() {
    for _ in 1...5 { list.list.move(by: 1) }
    selected.update(isVisible: true)
    selected.update(isVisible: true)
    #expect(pokedex.asked == [list.selected])
  }

  @Test func aPageWithoutRoomIsNotLoaded() {
    selected.update(isVisible: false)
    list.list.move(by: 1)
    selected.update(isVisible: false)
    #expect(selected.preload() == [])
    #expect(pokedex.asked == [])
  }

  @Test func aPageThatHasLostItsRoomStopsLoading() async {
    pokedex.hold()
    selected.update(isVisible: true)
    #expect(page.isLoading)
    selected.update(isVisible: false)
    #expect(!page.isLoading)
    pokedex.release()
    selected.update(isVisible: true)
    await until { page.isCurrent }
  }

  @Test func theNeighbouringRowsArePreloaded() {
    list.list.move(by: 1)
    selected.update(isVisible: true)
    #expect(selected.preload().count == 2)
    #expect(pokedex.asked == [1, 2, 0].map { list.form(at: $0) })
  }
}
