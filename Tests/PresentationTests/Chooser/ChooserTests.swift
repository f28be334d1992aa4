import PokedexDomain
import PokedexTesting
import Testing

@testable import PokedexPresentation

/// Choosing one of several things, and narrowing them by typing.
@MainActor @Suite struct ChooserTests {
  private let store = MemorySearches([
    SavedSearch(name: "rain", query: "type:water"), SavedSearch(name: "sun", query: "type:fire"),
  ])

  private func model(query: String = "") -> DexViewModel {
    let model = DexViewModel(
      load: LoadPokedex(pokedex: ScriptedPokedex()), query: query, searches: store)
    model.start()
    return model
  }

  private func texts(_ chooser: ChooserViewModel) -> [String] {
    chooser.shown.indices.map { chooser.choice(at: $0).text }
  }

  // MARK: Any

  @Test func typingNarrowsByTextAndDetail() {
    let chooser = ChooserViewModel(
      title: "t",
      read: { [Choosable("Platinum", detail: "x"), Choosable("Ruby", detail: "plain")] },
      choose: { _ in })
    chooser.narrow("PLA")
    #expect(texts(chooser) == ["Platinum", "Ruby"])
    chooser.narrow("plat")
    #expect(texts(chooser) == ["Platinum"])
    chooser.narrow("zzz")
    #expect(chooser.isEmpty)
    #expect(!chooser.canRemove)
    chooser.chooseSelected()
    chooser.narrow("")
    #expect(texts(chooser).count == 2)
  }

  @Test func itBeginsAtTheOneInForce() {
    let chooser = ChooserViewModel(
      title: "t", read: { ["a", "b", "c"].map { Choosable($0, isCurrent: $0 == "c") } },
      choose: { _ in })
    #expect(chooser.selection.index == 2)
    chooser.move(by: 1)
    #expect(chooser.selection.index == 2)
    chooser.move(by: -1)
    #expect(chooser.selection.index == 1)
  }

  @Test func whatIsChosenIsTheOneShownThere() {
    var chosen: [Int] = []
    let chooser = ChooserViewModel(
      title: "t", read: { ["ab", "b", "ac"].map { Choosable($0) } }, choose: { chosen.append($0) })
    chooser.narrow("a")
    chooser.move(by: 1)
    chooser.chooseSelected()
    #expect(chosen == [2])
  }

  // MARK: Order

  @Test func theSortChooserKnowsTheFieldInForceAndPutsAnother() {
    let model = model(query: "type:electric sort:speed")
    let chooser = model.list.sortChooser()
    #expect(chooser.choice(at: chooser.selection.index).text == "spe")
    chooser.narrow("weight")
    chooser.chooseSelected()
    #expect(model.list.query == "type:electric sort:-weight")
    let again = model.list.sortChooser()
    again.select(0)
    again.chooseSelected()
    #expect(model.list.query == "type:electric")
  }

  @Test func everythingWithANumberCanBeSortedBy() {
    let texts = texts(model().list.sortChooser())
    #expect(texts.first == "the usual order")
    #expect(texts.contains("evolves"))
    #expect(!texts.contains("type"))
  }

  // MARK: Saved searches

  @Test func aSavedSearchIsOpenedByItsName() {
    let model = model()
    let chooser = model.list.searchChooser()
    #expect(texts(chooser) == ["@rain", "@sun"])
    #expect(chooser.choice(at: 0).detail == "type:water")
    chooser.move(by: 1)
    chooser.chooseSelected()
    #expect(model.list.query == "@sun")
    #expect(model.list.result.rows.count == 2)
  }

  @Test func oneThatIsDeletedIsGone() throws {
    let model = model()
    let chooser = model.list.searchChooser()
    chooser.narrow("fire")
    #expect(chooser.canRemove)
    chooser.removeSelected()
    #expect(chooser.isEmpty)
    chooser.narrow("")
    #expect(texts(chooser) == ["@rain"])
    #expect(try store.searches().all.map(\.name) == ["rain"])
    chooser.removeSelected()
    chooser.removeSelected()
    #expect(chooser.isEmpty)
    #expect(chooser.emptyText == "None is saved: ^S saves the filter")
  }

  @Test func whatAnotherProgramSavedIsThere() throws {
    let model = model()
    try store.save(SavedSearch(name: "mud", query: "type:ground"))
    #expect(texts(model.list.searchChooser()) == ["@mud", "@rain", "@sun"])
  }

  // MARK: Lenses

  @Test func aLensIsFoundByItsNameAndPutOn() {
    let model = model()
    #expect(model.total == 16)
    let chooser = model.lensChooser()
    #expect(
      texts(chooser).prefix(3) == ["Everything, as it is today", "Generation I", "  Red/Blue"])
    chooser.narrow("plat")
    chooser.chooseSelected()
    #expect(model.lens?.slug == "platinum")
    #expect(model.total == 8)
    #expect(model.row(at: 0)?.number == "#95")
    #expect(model.row(at: 7)?.number == "")
    let again = model.lensChooser()
    #expect(again.choice(at: again.selection.index).text == "  Platinum")
    again.select(0)
    again.chooseSelected()
    #expect(model.lens == nil)
    #expect(model.total == 16)
  }

  @Test func theSelectedFormStaysSelectedThroughALens() {
    let model = model()
    model.list.filter("jolteon")
    model.list.replaceFilter("")
    #expect(model.list.selection.index > 0)
    model.look(through: model.lenses.first { $0.slug == "platinum" })
    #expect(model.selected == 135)
    model.look(through: model.lenses.first { $0.slug == "sword-shield" })
    #expect(model.selected != nil)
    model.look(through: nil)
    #expect(model.list.result.rows.count == 16)
  }

  @Test func theFilterStaysThroughALens() {
    let model = model(query: "type:electric")
    model.look(through: model.lenses.first { $0.slug == "sword-shield" })
    #expect(model.list.query == "type:electric")
    #expect(model.list.result.rows.count == 1)
  }

  @Test func withoutADexThereAreNoLenses() {
    let model = DexViewModel(
      load: LoadPokedex(pokedex: ScriptedPokedex(.success(SampleDex.catalogOfPokeAPI))))
    model.start()
    #expect(model.lenses == [])
  }

  @Test func aLensThatCannotBeUsedIsToldAndTakenOff() throws {
    let lens = try #require(model().lenses.first)
    let model = DexViewModel(
      load: LoadPokedex(pokedex: ScriptedPokedex(.success(SampleDex.catalogOfPokeAPI))),
      lens: lens)
    model.start()
    #expect(model.lens == nil)
    #expect(model.lensFailure == .needsDex)
    #expect(model.total == 16)
  }
}
