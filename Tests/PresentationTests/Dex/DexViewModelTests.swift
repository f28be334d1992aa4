import PokedexDomain
import PokedexTesting
import Testing

@testable import PokedexPresentation

@MainActor @Suite(.timeLimit(minutes: 5)) struct DexViewModelTests {
  private let pokedex = ScriptedPokedex()

  private func model(query: String = "", width: Int = 8) -> DexViewModel {
    let model = DexViewModel(
      load: LoadPokedex(pokedex: pokedex, width: width), lens: LensModel(), query: query)
    model.start()
    return model
  }

  private func forms(_ model: DexViewModel) -> [ID<Form>?] {
    model.list.result.rows.indices.map { model.form(at: $0) }
  }

  @Test func aDexLoadsWithoutWaiting() {
    let model = model()
    #expect(model.total == 16)
    #expect(model.list.result.rows.count == 16)
    #expect(model.selected == 6)
    #expect(
      model.row(at: 3)
        == DexRow(
          name: "Alolan Raichu", number: "#26", types: [.electric, .psychic], total: 485,
          stats: [60, 85, 50, 95, 85, 110])
    )
    #expect(model.row(at: 16) == nil)
    #expect(model.form(at: -1) == nil)
  }

  @Test func theInitialQueryFiltersTheList() {
    let model = model(query: "type:water")
    #expect(forms(model) == [134])
    #expect(!model.list.isFiltering)
  }

  @Test func withoutAListThereIsNothingToOpen() {
    pokedex.set(.failure(.offline))
    let model = model()
    #expect(model.catalog.state.error == .offline)
    model.openPage()
    model.list.move(by: 3)
    #expect(!model.isPageOpen)
    #expect(model.selected == nil)
  }

  // MARK: Filter

  @Test func aNewFilterSelectsItsFirstRow() {
    let model = model()
    model.list.move(by: 5)
    model.list.beginFilter()
    model.list.filter("chu sort:-dex")
    #expect(forms(model) == [172, 26, 10_100, 25])
    #expect(model.selected == 172)
  }

  @Test func aKeptFilterStays() {
    let model = model()
    model.list.beginFilter()
    model.list.filter("raichu")
    model.list.keepFilter()
    #expect(!model.list.isFiltering)
    #expect(model.list.query == "raichu")
    model.list.dropFilter()
    #expect(model.list.query == "raichu")
  }

  @Test func cancellingAFilterRestoresThePreviousOneAndKeepsTheSelection() {
    let model = model(query: "type:electric")
    model.list.beginFilter()
    model.list.filter("raichu")
    model.list.beginFilter()
    model.list.move(by: 1)
    #expect(model.selected == 10_100)
    model.list.dropFilter()
    #expect(model.list.query == "type:electric")
    #expect(!model.list.isFiltering)
    #expect(model.selected == 10_100)
    #expect(model.list.selection.index == 2)
  }

  @Test func cancellingAFilterDropsASelectionThatThePreviousOneHides() {
    let model = model(query: "type:water")
    model.list.beginFilter()
    model.list.filter("ho-oh")
    model.list.dropFilter()
    #expect(model.selected == 134)
  }

  @Test func clearingAFilterListsAllAndKeepsTheSelection() {
    let model = model(query: "flabebe")
    model.list.replaceFilter("")
    #expect(model.list.result.rows.count == 16)
    #expect(model.selected == 669)
  }

  @Test func aFilterThatFindsNothingSelectsNothing() {
    let model = model()
    model.list.filter("xyzzy")
    #expect(model.selected == nil)
    #expect(model.row(at: 0) == nil)
    model.list.selectLast()
    model.list.replaceFilter("")
    #expect(model.selected == 6)
  }

  @Test func applyingTheSameFilterKeepsTheSelection() {
    let model = model(query: "type:electric")
    model.list.move(by: 2)
    model.list.filter("type:electric")
    #expect(model.list.selection.index == 2)
  }

  @Test func anInvalidTermIsReportedAndTheRestApplies() {
    let model = model(query: "type:water tpye:fire")
    #expect(forms(model) == [134])
    #expect(
      model.list.result.problems.map(\.message) == ["unknown field 'tpye': did you mean type?"])
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

  @Test func unloadedValuesAreEmptyInsteadOfZero() {
    let model = bareModel()
    #expect(model.total == 16)
    #expect(
      model.row(at: 0) == DexRow(name: "Charizard", number: "", types: [], total: nil))
    #expect(model.catalog.state.progress == LoadingProgress(done: 0, total: 16))
  }

  @Test func theSelectionStaysWhileFormsLoad() async {
    let model = bareModel()
    model.list.selectLast()
    #expect(model.selected == 10_166)
    pokedex.release()
    await until { !model.catalog.state.isLoading }
    #expect(model.selected == 10_166)
    #expect(model.list.selection.index == 6)
    #expect(model.row(at: 6)?.name == "Farfetch’d (Galarian Form)")
  }

  @Test func filterResultsGrowWhileFormsLoad() async {
    let model = bareModel()
    model.list.filter("type:electric")
    #expect(forms(model) == [])
    pokedex.release()
    await until { !model.catalog.state.isLoading }
    #expect(forms(model) == [25, 26, 10_100, 135, 172])
  }

  @Test func visibleRowsLoadFirst() async {
    let model = bareModel(width: 1)
    await pokedex.wait { $0 == [6] }
    model.list.fit(height: 3)
    model.list.selectLast()
    pokedex.release(6)
    await pokedex.wait { $0 == [6, 10_039] }
    model.list.selectFirst()
    model.list.filter("ho-oh")
    pokedex.release(10_039)
    await pokedex.wait { $0 == [6, 10_039, 250] }
    #expect(model.catalog.state.progress == LoadingProgress(done: 2, total: 16))
  }

  @Test func aRetryFetchesOnlyMissingForms() async {
    pokedex.fail(134, .network(.refused(host: "h")))
    let model = bareModel()
    pokedex.release()
    await until { !model.catalog.state.isLoading }
    #expect(model.catalog.state.error == .network(.refused(host: "h")))
    #expect(model.total == 16)

    let known = model.list.result.rows.indices.filter { model.row(at: $0)?.number != "" }.count
    let before = pokedex.asked.count
    pokedex.fail(134, nil)
    #expect(model.hasFailed)
    model.start()
    #expect(!model.hasFailed)
    await until { !model.catalog.state.isLoading }
    #expect(model.catalog.state.error == nil)
    #expect(pokedex.asked.count == before + 16 - known)
    #expect(!model.list.result.rows.indices.contains { model.row(at: $0)?.total == nil })
  }
}
