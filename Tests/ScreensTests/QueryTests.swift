import PokedexDomain
import PokedexTerminalUI
import PokedexTesting
import Testing

@testable import PokedexScreens

/// Queries on the screen: completion, lenses, order and saved searches.
@MainActor @Suite struct QueryTests {
  private let store = MemorySearches(
    [
      SavedSearch(name: "rain", query: "ability:drizzle"),
      SavedSearch(name: "ice", query: "type:ice"),
    ],
    history: ["type:bug", "is:baby"])

  private func stage(_ keys: String = "", _ size: Size = .usual) async throws -> Stage {
    try await ScreensTests.stage(keys, size, searches: store)
  }

  // MARK: Tab

  @Test func tabShowsCompletionsWithTheirCounts() async throws {
    let stage = try await stage("/type:ice ability:<tab>")
    let most = try #require(stage.dex.list.completion?.choices.first)
    #expect(stage.frame.rowText(3).contains("│▌\(most.text)  "))
    #expect(stage.frame.rowText(3).contains(" \(most.count) "))
    #expect(stage.dex.list.query == "type:ice ability:\(most.text)")
    #expect(stage.dex.list.result.rows.count == most.count)
    await stage.type("<tab><tab><s-tab>")
    #expect(stage.dex.list.completion?.index == 1)
    await stage.type("<space>")
    #expect(stage.dex.list.completion == nil)
    #expect(!stage.frame.rowText(3).contains("│▌\(most.text)"))
  }

  @Test func escapeDropsCompletions() async throws {
    let stage = try await stage("/type:ice<enter>/ ability:<tab><tab><esc>")
    #expect(stage.dex.list.query == " ability:")
    await stage.type("<esc>")
    #expect(stage.dex.list.query == "type:ice")
    #expect(!stage.dex.list.isFiltering)
  }

  @Test func arrowsMoveInTheCompletionsAndNotInTheList() async throws {
    let stage = try await stage("/type:<tab><down><down><up>")
    #expect(stage.dex.list.completion?.index == 1)
    await stage.type("<pagedown>")
    #expect(stage.dex.list.completion?.index == 11)
    #expect(stage.dex.list.selection.index == 0)
  }

  @Test func enterOnAFieldOffersItsValues() async throws {
    let stage = try await stage("/<tab>")
    #expect(stage.dex.list.condition == "type:")
    #expect(stage.text.contains("has the type"))
    await stage.type("<enter>")
    #expect(stage.dex.list.completion?.current.text == "water")
    await stage.type("<enter>")
    #expect(!stage.dex.list.isFiltering)
    #expect(stage.dex.list.query == "type:water")
  }

  @Test func tabTakesWhatAMessageOffers() async throws {
    let stage = try await stage("/type:drgon")
    #expect(stage.foot.contains("did you mean dragon? Tab inserts it."))
    await stage.type("<tab>")
    #expect(stage.dex.list.query == "type:dragon")
  }

  // MARK: Query examples

  @Test(arguments: ["/?", "/<f1>"])
  func aCardTellsHowToAsk(_ keys: String) async throws {
    let stage = try await stage(keys)
    #expect(stage.text.contains("Query examples"))
    await stage.type("<down><enter>")
    #expect(stage.dex.list.query == "type:fire")
    #expect(!stage.text.contains("Query examples"))
    await stage.type("<f1><esc>")
    #expect(!stage.text.contains("Query examples"))
    #expect(stage.dex.list.isFiltering)
    await stage.type(" ?")
    #expect(stage.dex.list.query == "type:fire ?")
  }

  // MARK: Names

  @Test func namesInTheOwnLanguageComeFirstAndOthersTellWhy() async throws {
    let stage = try await stage("/char")
    #expect(stage.frame.rowText(3).contains("#4 Charmander"))
    let row = try #require((3..<23).first { stage.frame.rowText($0).contains("Beautifly") })
    #expect(stage.frame.rowText(row).contains("fr Charmillon"))
    let charcadet = try #require((3..<23).first { stage.frame.rowText($0).contains("Charcadet") })
    #expect(charcadet < row)
    let matched = stage.frame.row(3).filter { $0.style.role == .match }.map { Character($0.scalar) }
    #expect(String(matched) == "Char")
  }

  @Test func theMenuScrollsToTheSelection() async throws {
    let stage = try await stage("/ability:<tab><s-tab>")
    let last = try #require(stage.dex.list.completion?.choices.last?.text)
    #expect(stage.text.contains(last))
    #expect(stage.dex.list.query == "ability:\(last)")
  }

  @Test(arguments: [Size.small, Size(width: 20, height: 6)])
  func theMenuFitsASmallWindow(_ size: Size) async throws {
    let stage = try await stage("/type:<tab>", size)
    #expect(stage.frame.size == size)
    #expect(stage.frame.isClean)
    #expect(stage.text.contains("water"))
  }

  // MARK: History

  @Test func controlPAndNWalkThroughTheHistory() async throws {
    let stage = try await stage("/draft<c-p>")
    #expect(stage.dex.list.query == "type:bug")
    #expect(stage.frame.rowText(1).contains("type:bug"))
    await stage.type("<c-p><c-p>")
    #expect(stage.dex.list.query == "is:baby")
    await stage.type("<c-n><c-n><c-n>")
    #expect(stage.dex.list.query == "draft")
    await stage.type("<c-p><enter>")
    #expect(try store.history() == ["type:bug", "is:baby"])
  }

  // MARK: Suggestions and reasons

  @Test func anAbilityIsSuggestedAndTabAcceptsIt() async throws {
    let stage = try await stage("/levitate")
    #expect(
      stage.foot.contains("'levitate' is not a name but an ability: Tab for ability:levitate"))
    await stage.type("<tab>")
    #expect(stage.dex.list.query == "ability:levitate")
    #expect(stage.dex.list.result.rows.count > 10)
  }

  @Test func aKeptFilterHasASuggestionTooThatTabAccepts() async throws {
    let stage = try await stage("/levitate<enter>")
    #expect(stage.foot.contains("an ability: Tab for ability:levitate"))
    await stage.type("<tab>")
    #expect(stage.dex.list.query == "ability:levitate")
    #expect(!stage.dex.isPageOpen)
    await stage.type("<tab>")
    #expect(stage.dex.isPageOpen, "with rows, Tab goes to the page")
  }

  @Test func tabCorrectsTheFilterOfOtherListsToo() async throws {
    let stage = try await stage("M/powr>100<enter>")
    #expect(stage.foot.contains("Tab inserts it."))
    await stage.type("<tab>")
    #expect(stage.text.contains("power>100"))
  }

  @Test(arguments: [Size.usual, .wide])
  func theReasonOfAMatchIsBelowTheList(_ size: Size) async throws {
    let stage = try await stage("/ability:levitate spe>100<enter>", size)
    let line = stage.frame.rowText(size.height - 2)
    #expect(line.contains("Levitate · Spe "))
    await stage.type("j")
    #expect(stage.frame.rowText(size.height - 2).contains("Levitate"))
    await stage.type("<esc>")
    #expect(!stage.frame.rowText(size.height - 2).contains("Levitate"))
  }

  @Test func inALowWindowTheReasonIsInTheFoot() async throws {
    let stage = try await stage("/hidden:drizzle<enter>", .small)
    #expect(stage.foot.contains("Drizzle (hidden)"))
  }

  @Test func onAPageTheFootHasItsKeys() async throws {
    let stage = try await stage("/hidden:drizzle<enter><enter>", .small)
    #expect(stage.foot.contains("q list"))
  }

  // MARK: Lenses

  @Test func aLensShowsAnOlderGame() async throws {
    let stage = try await stage("Lplat<enter>")
    #expect(stage.frame.rowText(0).contains("Platinum"))
    #expect(stage.selectedRow?.contains("#1 Turtwig") == true)
    #expect(!stage.text.contains("Bulbasaur"))
    await stage.type("/type:fairy<enter>")
    #expect(stage.dex.list.result.rows.isEmpty)
    await stage.type("Ltoday<enter>")
    #expect(stage.dex.lens.lens == nil)
    #expect(stage.dex.list.result.rows.count > 50)
  }

  @Test func theLensAppliesToPages() async throws {
    let stage = try await stage("Lgen-1<enter>/clefairy<enter><enter>")
    #expect(stage.title == "Clefairy  [Generation I ×]")
    #expect(stage.text.contains("NORMAL"))
    #expect(!stage.text.contains("FAIRY"))
    #expect(!stage.text.contains("Cute Charm"))
  }

  @Test func escapeKeepsTheLens() async throws {
    let stage = try await stage("L")
    #expect(stage.dialog == "Game or generation")
    await stage.type("plat<esc>")
    #expect(stage.dex.lens.lens == nil)
    #expect(stage.dialog == nil)
  }

  // MARK: Order

  @Test func theOrderStandsBesideTheFieldAndStaysWhenTyping() async throws {
    let stage = try await stage("sspeed<enter>/type:dragon<enter>")
    #expect(stage.frame.rowText(1).contains("/ type:dragon "))
    #expect(stage.frame.rowText(1).contains("▼Speed"))
    #expect(stage.dex.list.query == "type:dragon sort:-spe")
    await stage.type("S")
    #expect(stage.frame.rowText(1).contains("▲Speed"))
    await stage.type("<esc>")
    #expect(stage.dex.list.query == "sort:spe")
    await stage.type("<esc>")
    #expect(stage.dex.list.query == "")
    #expect(!stage.frame.rowText(1).contains("Speed"))
  }

  @Test func typingReplacesTheOldFilterAndArrowsEditIt() async throws {
    let stage = try await stage("/type:dragon<enter>/mew")
    #expect(stage.dex.list.query == "mew")
    await stage.type("<enter>/<end>two<enter>")
    #expect(stage.dex.list.query == "mewtwo")
    await stage.type("/<home>x<esc>")
    #expect(stage.dex.list.query == "mewtwo")
  }

  @Test func sortingShowsTheNumberUnderItsTitle() async throws {
    let stage = try await stage("sspeed<enter>")
    #expect(stage.dex.list.query == "sort:-spe")
    #expect(stage.frame.rowText(2).contains("Spe"))
    #expect(stage.frame.rowText(3).contains("Regieleki"))
    #expect(stage.frame.rowText(3).contains(" 200 "))
    await stage.type("S")
    #expect(stage.dex.list.query == "sort:spe")
    #expect(stage.selectedRow?.contains("  5  ") == true)
  }

  @Test func reversingTheOrderBeginsAtTheEnd() async throws {
    let stage = try await stage("S")
    #expect(stage.selectedRow?.contains("#1025") == true)
    await stage.type("S")
    #expect(stage.selectedRow?.contains("Bulbasaur") == true)
  }

  // MARK: Saved searches

  @Test func theFilterIsSavedAndOpenedAgain() async throws {
    let stage = try await stage("/type:ghost<enter><f4>")
    #expect(stage.dialog == "Save the filter as")
    await stage.type("a b<enter>")
    #expect(stage.foot.contains("a name can have up to 40 letters"))
    await stage.type("<bs><bs>host<enter>")
    #expect(stage.router.top == .pokedex)
    #expect(try store.searches()["ahost"]?.query == "type:ghost")
    await stage.type("<esc>@ahost<enter>")
    #expect(stage.dex.list.query == "@ahost")
    #expect(stage.dex.list.result.rows.count > 20)
  }

  @Test func aSearchIsNotSavedUnderItsOwnName() async throws {
    let stage = try await stage("@rain<enter><c-s>rain<enter>")
    #expect(stage.foot.contains("the filter contains @rain itself"))
    #expect(try store.searches()["rain"]?.query == "ability:drizzle")
  }

  @Test func withoutAFilterThereIsNothingToSave() async throws {
    let stage = try await stage("<c-s>")
    #expect(stage.router.top == .pokedex)
    #expect(stage.foot.contains("no filter to save"))
  }

  @Test func aSearchIsDeletedInTheChooser() async throws {
    let stage = try await stage("@")
    #expect(stage.text.contains("@rain"))
    #expect(stage.text.contains("ability:drizzle"))
    await stage.type("rain<c-x><esc>")
    #expect(try store.searches().all.map(\.name) == ["ice"])
  }

  @Test func anUnusableStoreIsReported() async throws {
    store.fail(.file(path: "/x/trainer.sqlite", reason: "it is damaged"))
    let stage = try await stage("/fire<enter>")
    #expect(stage.foot.contains("/x/trainer.sqlite cannot be used: it is damaged"))
    #expect(!stage.dex.list.result.rows.isEmpty)
  }

  @Test func aClickChoosesAndAClickOutsideCloses() async throws {
    let stage = try await stage("@")
    let row = try #require(
      (0..<24).first { stage.frame.rowText($0).contains("@ice") })
    await stage.click(40, row)
    #expect(stage.dex.list.query == "@ice")
    await stage.type("@")
    await stage.click(0, 0)
    #expect(stage.router.top == .pokedex)
  }
}
