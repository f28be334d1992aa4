import PokedexDomain
import PokedexPresentation
import PokedexTesting
import Testing

@MainActor @Suite(.timeLimit(minutes: 5)) struct PokemonViewModelTests {
  private let pokedex = ScriptedPokedex()

  private func model() -> PokemonViewModel {
    PokemonViewModel(tabs: PokemonTabs(pokedex: pokedex))
  }

  @Test func aPageOfADexLoadsWithoutWaiting() {
    let model = model()
    #expect(!model.isCurrent)
    model.show(25)
    #expect(model.page.value?.name == "Pikachu")
    #expect(model.isCurrent)
  }

  @Test func neighbouringPagesArePreloadedOnce() {
    let model = PokemonViewModel(tabs: PokemonTabs(pokedex: pokedex), preloads: true)
    model.show(25)
    model.preload(to: [26, 134])
    #expect(pokedex.asked == [25, 26, 134])
    model.show(26)
    #expect(model.page.value?.name == "Raichu")
    #expect(model.isCurrent)
    model.preload(to: [134, 25])
    model.show(25)
    #expect(model.page.value?.name == "Pikachu")
    #expect(pokedex.asked == [25, 26, 134])
  }

  @Test func nothingIsPreloadedFromTheNetwork() {
    let model = model()
    model.show(25)
    model.preload(to: [26])
    #expect(pokedex.asked == [25])
  }

  @Test func aFailedPreloadIsRetriedWhenShown() {
    let model = PokemonViewModel(tabs: PokemonTabs(pokedex: pokedex), preloads: true)
    pokedex.fail(26, .notFound("Pokémon 26"))
    model.show(25)
    model.preload(to: [26])
    #expect(model.page.state.error == nil)
    model.show(26)
    #expect(model.page.state.error == .notFound("Pokémon 26"))
  }

  @Test func thePreviousPageIsNotCurrentWhileTheNextLoads() async {
    let model = model()
    model.show(25)
    pokedex.hold()
    model.show(26)
    #expect(model.page.value?.name == "Pikachu")
    #expect(!model.isCurrent)
    pokedex.release()
    await until { !model.page.state.isLoading }
    #expect(model.page.value?.name == "Raichu")
    #expect(model.isCurrent)
  }

  @Test(arguments: [true, false])
  func aLateAnswerForAnEarlierFormIsNeverShown(_ heedsCancellation: Bool) async {
    let model = model()
    pokedex.hold(heedingCancellation: heedsCancellation)
    model.show(25)
    model.show(26)
    model.show(134)
    await pokedex.wait { $0 == [25, 26, 134] }
    pokedex.release(134)
    await until { !model.page.state.isLoading }
    pokedex.release()
    model.show(25)
    await until { model.page.value?.name != "Vaporeon" }
    #expect(model.page.value?.name == "Pikachu")
    #expect(model.isCurrent)
  }

  @Test func anAnswerToAnEarlierRequestIsIgnored() async {
    let model = model()
    pokedex.hold(heedingCancellation: false)
    model.show(25)
    model.show(26)
    pokedex.release(25)
    pokedex.release(26)
    await until { !model.page.state.isLoading }
    #expect(model.page.value?.form.id == 26)
  }

  @Test func theSameFormIsFetchedOnce() {
    let model = model()
    model.show(25)
    model.show(25)
    #expect(pokedex.asked == [25])
  }

  @Test func aFailureIsReportedAndARetryLoadsThePage() {
    let model = model()
    pokedex.fail(25, .offline)
    model.show(25)
    #expect(model.page.state.error == .offline)
    #expect(!model.isCurrent)
    pokedex.fail(25, nil)
    model.retry()
    #expect(model.page.value?.name == "Pikachu")
  }

  @Test func anotherFormStartsAtTheTopOfItsPage() {
    let model = model()
    model.show(25)
    model.reading.fit(lines: 40, height: 10, linkLines: [])
    model.reading.scroll(by: 7)
    model.show(25)
    #expect(model.reading.top == 7)
    model.show(26)
    #expect(model.reading.top == 0)
  }
}
