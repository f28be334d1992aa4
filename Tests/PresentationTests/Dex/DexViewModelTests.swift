import PokedexDomain
import PokedexTesting
import Testing

@testable import PokedexPresentation

@MainActor @Suite(.timeLimit(.minutes(1))) struct DexViewModelTests {
  private let pokedex = ScriptedPokedex()

  private func model(query: String = "", width: Int = 8) -> DexViewModel {
    let model = DexViewModel(
      load: LoadPokedex(pokedex: pokedex, width: width), search: SearchPokedex(), query: query)
    model.start()
    return model
  }

  private func forms(_ model: DexViewModel) -> [ID<Form>?] {
    model.result.rows.indices.map { model.form(at: $0) }
  }

  @Test func aDexIsListedAtOnce() {
    let model = model()
    #expect(model.total == 16)
    #expect(model.result.rows.count == 16)
    #expect(model.selected == 6)
    #expect(
      model.row(at: 3)
        == DexRow(name: "Alolan Raichu", species: 26, types: [.electric, .psychic], total: 485))
    #expect(model.row(at: 16) == nil)
    #expect(model.form(at: -1) == nil)
  }

  @Test func aQueryGivenAtTheStartIsInForce() {
    let model = model(query: "type:water")
    #expect(forms(model) == [134])
    #expect(!model.isFiltering)
  }

  @Test func withoutAListThereIsNothingToOpen() {
    pokedex.set(.failure(.offline))
    let model = model()
    #expect(model.catalog.state.error == .offline)
    model.openPage()
    model.move(by: 3)
    #expect(!model.isPageOpen)
    #expect(model.selected == nil)
  }

  // MARK: Filter

  @Test func aNewFilterBeginsAtItsBestAnswer() {
    let model = model()
    model.move(by: 5)
    model.beginFilter()
    model.filter("chu sort:-dex")
    #expect(forms(model) == [172, 26, 10_100, 25])
    #expect(model.selected == 172)
  }

  @Test func aFilterThatIsKeptStays() {
    let model = model()
    model.beginFilter()
    model.filter("raichu")
    model.keepFilter()
    #expect(!model.isFiltering)
    #expect(model.query == "raichu")
    model.dropFilter()
    #expect(model.query == "raichu")
  }

  @Test func aFilterThatIsDroppedGivesWayToTheOneBeforeAndStaysOnTheFormFound() {
    let model = model(query: "type:electric")
    model.beginFilter()
    model.filter("raichu")
    model.beginFilter()
    model.move(by: 1)
    #expect(model.selected == 10_100)
    model.dropFilter()
    #expect(model.query == "type:electric")
    #expect(!model.isFiltering)
    #expect(model.selected == 10_100)
    #expect(model.selection.index == 2)
  }

  @Test func aFormThatTheFilterBeforeHidesIsLeft() {
    let model = model(query: "type:water")
    model.beginFilter()
    model.filter("ho-oh")
    model.dropFilter()
    #expect(model.selected == 134)
  }

  @Test func aFilterThatIsClearedListsAllAndStaysOnTheFormFound() {
    let model = model(query: "flabebe")
    model.clearFilter()
    #expect(model.result.rows.count == 16)
    #expect(model.selected == 669)
  }

  @Test func aFilterThatFindsNothingSelectsNothing() {
    let model = model()
    model.filter("xyzzy")
    #expect(model.selected == nil)
    #expect(model.row(at: 0) == nil)
    model.selectLast()
    model.clearFilter()
    #expect(model.selected == 6)
  }

  @Test func theSameFilterAgainMovesNothing() {
    let model = model(query: "type:electric")
    model.move(by: 2)
    model.filter("type:electric")
    #expect(model.selection.index == 2)
  }

  @Test func aTermThatIsWrongIsToldAndLeavesTheRest() {
    let model = model(query: "type:water tpye:fire")
    #expect(forms(model) == [134])
    #expect(model.result.problems.map(\.message) == ["unknown field 'tpye': did you mean type?"])
  }

  @Test func aPageIsOpenedAndClosed() {
    let model = model()
    model.openPage()
    #expect(model.isPageOpen)
    model.closePage()
    #expect(!model.isPageOpen)
  }

  // MARK: From PokeAPI

  private func bareModel(width: Int = 8) -> DexViewModel {
    pokedex.set(.success(ScriptedPokedex.bareCatalog))
    pokedex.hold()
    return model(width: width)
  }

  @Test func whatHasNotArrivedIsMissingAndNotNought() {
    let model = bareModel()
    #expect(model.total == 16)
    #expect(
      model.row(at: 0) == DexRow(name: "Charizard", species: nil, types: [], total: nil))
    #expect(model.catalog.state.progress == LoadingProgress(done: 0, total: 16))
  }

  @Test func theSelectedFormStaysSelectedWhileOthersArriveAroundIt() async {
    let model = bareModel()
    model.selectLast()
    #expect(model.selected == 10_166)
    pokedex.release()
    await until { !model.catalog.state.isLoading }
    #expect(model.selected == 10_166)
    #expect(model.selection.index == 6)
    #expect(model.row(at: 6)?.name == "Farfetch’d (Galarian Form)")
  }

  @Test func aFilterGrowsAsFormsArrive() async {
    let model = bareModel()
    model.filter("type:electric")
    #expect(forms(model) == [])
    pokedex.release()
    await until { !model.catalog.state.isLoading }
    #expect(forms(model) == [25, 26, 10_100, 135, 172])
  }

  @Test func theRowsInSightAreAskedForFirst() async {
    let model = bareModel(width: 1)
    await pokedex.wait { $0 == [6] }
    model.fit(height: 3)
    model.selectLast()
    pokedex.release(6)
    await pokedex.wait { $0 == [6, 10_039] }
    model.selectFirst()
    model.filter("ho-oh")
    pokedex.release(10_039)
    await pokedex.wait { $0 == [6, 10_039, 250] }
    #expect(model.catalog.state.progress == LoadingProgress(done: 2, total: 16))
  }

  @Test func aRetryGoesOnWithWhatIsMissing() async {
    pokedex.fail(134, .network(.refused(host: "h")))
    let model = bareModel()
    pokedex.release()
    await until { !model.catalog.state.isLoading }
    #expect(model.catalog.state.error == .network(.refused(host: "h")))
    #expect(model.total == 16)

    let known = model.result.rows.indices.filter { model.row(at: $0)?.species != nil }.count
    let before = pokedex.asked.count
    pokedex.fail(134, nil)
    #expect(model.hasFailed)
    model.start()
    #expect(!model.hasFailed)
    await until { !model.catalog.state.isLoading }
    #expect(model.catalog.state.error == nil)
    #expect(pokedex.asked.count == before + 16 - known)
    #expect(!model.result.rows.indices.contains { model.row(at: $0)?.total == nil })
  }
}
