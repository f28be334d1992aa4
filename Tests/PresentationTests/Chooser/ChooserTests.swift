import PokedexDomain
import PokedexTesting
import Testing

@testable import PokedexPresentation

/// Choosers: filtering by typing, sorting, saved searches and lenses.
@MainActor @Suite struct ChooserTests {
  private let store = MemorySearches([
    SavedSearch(name: "rain", query: "type:water"), SavedSearch(name: "sun", query: "type:fire"),
  ])

  private func model(query: String = "") -> DexViewModel {
    let model = DexViewModel(
      load: LoadPokedex(pokedex: ScriptedPokedex()), lens: LensModel(), query: query,
      searches: store)
    model.start()
    return model
  }

  private func texts(_ chooser: ChooserViewModel) -> [String] {
    chooser.choices.map(\.text)
  }

  // MARK: Filtering

  @Test func typingNarrowsByTextAndDetail() {
    let chooser = ChooserViewModel(
      title: "t",
      among: { [Choosable(0, "Platinum", detail: "x"), Choosable(1, "Ruby", detail: "plain")] },
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

  @Test func lettersWithMarksAreFoundHoweverTheyAreTyped() {
    let chooser = ChooserViewModel(
      title: "t", among: { ["Flabébé", "+1", "-1"].enumerated().map { Choosable($0, $1) } },
      choose: { _ in })
    chooser.narrow("flabe\u{301}")
    #expect(texts(chooser) == ["Flabébé"])
    chooser.narrow("BÉ")
    #expect(texts(chooser) == ["Flabébé"])
    chooser.narrow("-1")
    #expect(texts(chooser) == ["-1"])
  }

  @Test func narrowingAsksForTheChoicesOnce() {
    var asked = 0
    let chooser = ChooserViewModel(
      title: "t",
      among: {
        asked += 1
        return [Choosable(0, "a", isCurrent: true)]
      }, choose: { _ in })
    for text in ["a", "ab", "a", ""] { chooser.narrow(text) }
    #expect(asked == 1)
    chooser.staysOpen = true
    chooser.chooseSelected()
    #expect(asked == 2)
  }

  @Test func chooserStartsAtTheCurrentChoice() {
    let chooser = ChooserViewModel(
      title: "t",
      among: { ["a", "b", "c"].enumerated().map { Choosable($0, $1, isCurrent: $1 == "c") } },
      choose: { _ in })
    #expect(chooser.selection.index == 2)
    chooser.move(by: 1)
    #expect(chooser.selection.index == 2)
    chooser.move(by: -1)
    #expect(chooser.selection.index == 1)
  }

  @Test func choosingTakesTheRowThatIsShown() {
    var chosen: [Int] = []
    let chooser = ChooserViewModel(
      title: "t", among: { ["ab", "b", "ac"].enumerated().map { Choosable($0, $1) } },
      choose: { chosen.append($0) })
    chooser.narrow("a")
    chooser.move(by: 1)
    chooser.chooseSelected()
    #expect(chosen == [2])
  }

  // MARK: Order

  @Test func sortChooserStartsAtTheCurrentFieldAndReplacesIt() {
    let model = model(query: "type:electric sort:speed")
    let chooser = model.list.sortChooser()
    #expect(chooser.choices[chooser.selection.index].text == "spe")
    chooser.narrow("weight")
    chooser.chooseSelected()
    #expect(model.list.query == "type:electric sort:-weight")
    let again = model.list.sortChooser()
    again.select(0)
    again.chooseSelected()
    #expect(model.list.query == "type:electric")
  }

  @Test func everyNumericFieldCanBeSortedBy() {
    let texts = texts(model().list.sortChooser())
    #expect(texts.first == "the default order")
    #expect(texts.contains("evolves"))
    #expect(!texts.contains("type"))
  }

  // MARK: Saved searches

  @Test func aSavedSearchIsOpenedByItsName() {
    let model = model()
    let chooser = model.list.searchChooser()
    #expect(texts(chooser) == ["@rain", "@sun"])
    #expect(chooser.choices[0].detail == "type:water")
    chooser.move(by: 1)
    chooser.chooseSelected()
    #expect(model.list.query == "@sun")
    #expect(model.list.result.rows.count == 2)
  }

  @Test func aDeletedSearchDisappears() throws {
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
    #expect(chooser.emptyText == "No saved searches: ^S or F4 saves the filter")
  }

  @Test func searchesOfAnotherProgramAppear() throws {
    let model = model()
    try store.save(SavedSearch(name: "mud", query: "type:ground"))
    #expect(texts(model.list.searchChooser()) == ["@mud", "@rain", "@sun"])
  }

  // MARK: Lenses

  private func lens(_ slug: String, _ model: DexViewModel) throws -> Lens {
    let dex = try #require(model.catalog.value?.reference)
    return try #require(Lenses(dex).all.first { $0.slug == slug })
  }

  private func look(_ model: DexViewModel, through lens: Lens?) {
    model.lens.look(through: lens)
    model.look()
  }

  @Test func aLensIsFoundByNameAndApplied() throws {
    let model = model()
    #expect(model.total == 16)
    let game = ShownGame(model.lens, catalog: { model.catalog.value })
    let chooser = game.chooser
    #expect(
      texts(chooser).prefix(3)
        == ["All games, with today's data", "Generation VIII", "  Sword/Shield"])
    chooser.narrow("plat")
    chooser.chooseSelected()
    model.look()
    #expect(model.lens.lens?.slug == "platinum")
    #expect(model.total == 8)
    #expect(model.row(at: 0)?.number == "#95")
    #expect(model.row(at: 7)?.number.hasPrefix("n") == true)
    let again = game.chooser
    #expect(again.choices[again.selection.index].text == "  Platinum")
    again.select(0)
    again.chooseSelected()
    model.look()
    #expect(model.lens.lens == nil)
    #expect(model.total == 16)
  }

  @Test func theSelectionSurvivesAChangeOfLens() throws {
    let model = model()
    model.list.filter("jolteon")
    model.list.replaceFilter("")
    #expect(model.list.selection.index > 0)
    look(model, through: try lens("platinum", model))
    #expect(model.selected == 135)
    look(model, through: try lens("sword-shield", model))
    #expect(model.selected != nil)
    look(model, through: nil)
    #expect(model.list.result.rows.count == 16)
  }

  @Test func theFilterSurvivesAChangeOfLens() throws {
    let model = model(query: "type:electric")
    look(model, through: try lens("sword-shield", model))
    #expect(model.list.query == "type:electric")
    #expect(model.list.result.rows.count == 1)
  }

  @Test func anUnusableLensIsReportedAndEverythingIsListed() throws {
    let model = DexViewModel(
      load: LoadPokedex(pokedex: ScriptedPokedex(.success(SampleDex.catalogOfPokeAPI))),
      lens: LensModel(try lens("platinum", self.model())))
    model.start()
    #expect(model.lensFailure == .needsDex)
    #expect(model.list.result.rows.count == 16)
  }
}
