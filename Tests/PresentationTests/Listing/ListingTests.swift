import PokedexDomain
import PokedexTesting
import Testing

@testable import PokedexPresentation

/// Typing of the filter: completion, history, saved searches and sorting.
@MainActor @Suite struct ListingTests {
  private let store = MemorySearches(
    [
      SavedSearch(name: "rain", query: "type:water"), SavedSearch(name: "Quick", query: "spe>=100"),
    ],
    history: ["type:fire", "hp>100", "chu"])

  private func listing(_ query: String = "") -> Listing<PokemonRows> {
    Listing(PokemonRows(SampleDex.catalog), query: query, searches: store).found()
  }

  private func slugs(_ listing: Listing<PokemonRows>) -> String {
    listing.result.rows.map { listing.rows.slugs[$0] }.joined(separator: " ")
  }

  // MARK: Completion

  @Test func tabInsertsTheFirstCompletionAndThenTheNext() {
    let listing = listing()
    listing.beginFilter()
    var field = ("type:fi", 7)
    var seen: [String] = []
    for _ in 0..<3 {
      field = listing.complete(field.0, cursor: field.1) ?? field
      seen.append(field.0)
      #expect(listing.query == field.0)
      #expect(field.1 == field.0.count)
    }
    #expect(seen == ["type:fire", "type:fighting", "type:fire"])
    #expect(listing.completion?.choices.map(\.text) == ["fire", "fighting"])
    #expect(slugs(listing) == "charizard ho-oh")
  }

  @Test func backTabWrapsAroundToTheLastCompletion() {
    let listing = listing()
    listing.beginFilter()
    let first = listing.complete("type:f", cursor: 6)
    let last = listing.complete(first?.0 ?? "", cursor: first?.1 ?? 0, by: -1)
    #expect(listing.completion?.index == (listing.completion?.choices.count ?? 0) - 1)
    #expect(last?.0 != first?.0)
    #expect(listing.complete("", cursor: 0, by: 1)?.0 == first?.0)
  }

  @Test func aSingleCompletionIsInsertedForGood() {
    let listing = listing()
    listing.beginFilter()
    #expect(listing.complete("is:leg", cursor: 6)?.0 == "is:legendary")
    #expect(listing.completion == nil)
  }

  @Test func withoutACompletionNothingChanges() {
    let listing = listing()
    listing.beginFilter()
    listing.filter("xyzzy")
    #expect(listing.complete("xyzzy", cursor: 5) == nil)
    #expect(listing.query == "xyzzy")
    #expect(listing.completion == nil)
  }

  @Test func completionReplacesOnlyTheWordAtTheCursor() {
    let listing = listing()
    listing.beginFilter()
    let (text, cursor) = listing.complete("hp>1 type:wa spe>1", cursor: 12) ?? ("", 0)
    #expect(text == "hp>1 type:water spe>1")
    #expect(cursor == 15)
    #expect(listing.complete("type:wattr hp>1", cursor: 7)?.0 == "type:water hp>1")
    #expect(listing.complete("move:\"quick atta\" hp>1", cursor: 9)?.0 == "move:quick-attack hp>1")
  }

  @Test(arguments: ["filter", "apply", "cancel", "recall"])
  func editingEndsTheCompletion(_ how: String) {
    let listing = listing()
    listing.beginFilter()
    _ = listing.complete("type:f", cursor: 6)
    #expect(listing.completion != nil)
    switch how {
    case "filter": listing.filter("type:fire ")
    case "apply": listing.keepFilter()
    case "cancel": listing.dropFilter()
    default: _ = listing.recall(by: 1)
    }
    #expect(listing.completion == nil)
  }

  @Test func cancellingDropsTheCompletion() {
    let listing = listing("type:water")
    listing.beginFilter()
    _ = listing.complete("type:f", cursor: 6)
    listing.dropFilter()
    #expect(listing.query == "type:water")
    #expect(slugs(listing) == "vaporeon")
  }

  @Test func savedSearchesAreCompleted() {
    let listing = listing()
    listing.beginFilter()
    #expect(listing.complete("@ra", cursor: 3)?.0 == "@rain")
    #expect(slugs(listing) == "vaporeon")
  }

  // MARK: History

  @Test func historyGoesBackAndForwardToTheDraft() {
    let listing = listing()
    listing.beginFilter()
    listing.filter("draft")
    let back = (0..<4).map { _ in listing.recall(by: 1) }
    #expect(back == ["type:fire", "hp>100", "chu", nil])
    #expect(listing.query == "chu")
    let forward = (0..<4).map { _ in listing.recall(by: -1) }
    #expect(forward == ["hp>100", "type:fire", "draft", nil])
    #expect(listing.query == "draft")
  }

  @Test func typingRestartsTheHistoryAtTheNewest() {
    let listing = listing()
    listing.beginFilter()
    _ = listing.recall(by: 1)
    _ = listing.recall(by: 1)
    listing.filter("hp>1000")
    #expect(listing.recall(by: 1) == "type:fire")
    #expect(listing.recall(by: -1) == "hp>1000")
  }

  @Test func theHistorySkipsTheDraft() {
    let listing = listing()
    listing.beginFilter()
    listing.filter("hp>100")
    #expect(listing.recall(by: 1) == "type:fire")
    #expect(listing.recall(by: 1) == "chu")
  }

  @Test func keptFiltersEnterTheHistory() throws {
    let listing = listing()
    listing.beginFilter()
    listing.filter("is:baby")
    listing.keepFilter()
    #expect(try store.history().first == "is:baby")
    listing.beginFilter()
    listing.filter("")
    listing.keepFilter()
    #expect(try store.history().count == 4)
    listing.beginFilter()
    listing.filter("dropped")
    listing.dropFilter()
    #expect(try store.history().first == "is:baby")
  }

  // MARK: Half typed

  @Test func aHalfTypedWordIsIgnoredUntilTheFilterIsKept() {
    let listing = listing("type:electric")
    listing.beginFilter()
    listing.filter("type:electric wei")
    #expect(listing.result.rows.count == 5)
    listing.keepFilter()
    #expect(listing.result.rows.isEmpty)
  }

  // MARK: Saved searches

  @Test func theStoreIsNotReadBeforeItIsNeeded() {
    let listing = listing("type:fire")
    listing.move(by: 1)
    listing.replaceFilter("")
    #expect(store.readings == 0)
    listing.beginFilter()
    #expect(store.readings == 1)
  }

  @Test func theInitialFilterMayBeASavedSearch() {
    let listing = listing("@rain")
    #expect(slugs(listing) == "vaporeon")
    #expect(listing.result.problems == [])
  }

  @Test func theFilterIsSavedUnderANameAndFoundByIt() {
    let listing = listing("type:electric")
    listing.save(as: "volt")
    #expect(listing.savedSearches.map(\.name) == ["Quick", "rain", "volt"])
    listing.replaceFilter("@volt hp>60")
    #expect(slugs(listing) == "jolteon")
  }

  @Test(
    arguments: [
      ("type:fire", "rain", nil),
      ("type:fire", "a b", "a name can have up to 40 letters, digits, hyphens and underscores"),
      ("type:fire", "", "a name can have up to 40 letters, digits, hyphens and underscores"),
      ("@rain hp>1", "rain", "the filter contains @rain itself: choose another name"),
      ("@rain hp>1", "RAIN", "the filter contains @RAIN itself: choose another name"),
      ("@rain hp>1", "wet", nil),
    ] as [(String, String, String?)])
  func anInvalidNameIsRefused(_ query: String, _ name: String, _ refusal: String?) throws {
    let listing = listing(query)
    listing.refreshSavedSearches()
    #expect(listing.refusal(toSaveAs: name) == refusal)
    listing.save(as: name)
    #expect((try store.searches()[name]?.query == query) == (refusal == nil))
    #expect(try store.searches()["quick"]?.query == "spe>=100")
  }

  @Test func aFilterWithARemovedSearchReportsItAndKeepsItsRows() {
    let listing = listing("@rain")
    listing.removeSearch(named: "RAIN")
    #expect(listing.result.problems.map(\.message) == ["no search is saved as 'rain'"])
    #expect(slugs(listing) == "vaporeon")
  }

  // MARK: Mistakes

  @Test func aMistakeKeepsTheRowsBeforeIt() {
    let listing = listing()
    listing.beginFilter()
    listing.filter("type:fire")
    listing.filter("type:fier")
    #expect(slugs(listing) == "charizard ho-oh")
    listing.keepFilter()
    #expect(slugs(listing) == "charizard ho-oh")
    listing.replaceFilter("")
    #expect(listing.result.rows.count == 16)
  }

  @Test(arguments: [
    ("type:fier", "type:fire"), ("tpye:fire hp>1", "type:fire hp>1"),
    ("hp>1 toxic", "hp>1 move:toxic"),
    ("legendary", "is:legendary"), ("@ran", "@rain"), ("sort:-spee", "sort:-speed"),
  ])
  func tabTakesTheCorrectionAndOneTypesOn(_ typed: String, _ corrected: String) throws {
    let listing = listing()
    listing.beginFilter()
    listing.filter(typed)
    let taken = try #require(listing.complete(typed, cursor: typed.count))
    #expect(taken == (corrected, corrected.count))
    #expect(listing.result.problems == [])
  }

  @Test func aWrongFilterIsNotSaved() throws {
    let listing = listing("type:fier")
    #expect(listing.saveRefusal?.contains("did you mean fire?") == true)
    listing.save(as: "wrong")
    #expect(try store.searches()["wrong"] == nil)
    #expect(self.listing("type:fire").saveRefusal == nil)
    #expect(self.listing().saveRefusal == "no filter to save")
  }

  @Test func aStoreFailureIsShownUntilItIsResolved() {
    let error = PokedexError.file(path: "/x", reason: "it is damaged")
    let listing = listing()
    store.fail(error)
    listing.beginFilter()
    listing.filter("chu")
    listing.keepFilter()
    #expect(listing.storeFailure == error)
    #expect(listing.result.rows.count == 4)
    store.fail(nil)
    listing.beginFilter()
    #expect(listing.storeFailure == nil)
  }

  @Test func withoutAStoreNothingIsSavedAndNothingFails() {
    let listing = Listing(PokemonRows(SampleDex.catalog))
    listing.beginFilter()
    listing.filter("chu")
    #expect(listing.recall(by: 1) == nil)
    listing.keepFilter()
    listing.save(as: "a")
    #expect(listing.savedSearches == [])
    #expect(listing.storeFailure == nil)
  }

  // MARK: Order

  @Test(
    arguments: [
      ("type:fire", "spe", "type:fire sort:-spe"), ("", "hp", "sort:-hp"),
      ("type:fire sort:hp,name", "spe", "type:fire sort:-spe"), ("sort:hp chu", nil, "chu"),
      ("a | b", "hp", "a | b sort:-hp"), ("type:", "hp", "sort:-hp type:"),
    ] as [(String, String?, String)])
  func sortingRewritesTheFilter(_ query: String, _ field: String?, _ expected: String) {
    let listing = listing(query)
    listing.sort(by: field)
    #expect(listing.query == expected)
  }

  @Test(arguments: [
    ("type:fire sort:spe", "type:fire sort:-spe"), ("sort:-spe,hp", "sort:spe sort:hp"),
    ("type:fire", "type:fire sort:-dex"), ("", "sort:-dex"),
  ])
  func reversingFlipsTheFirstSortKey(_ query: String, _ expected: String) {
    let listing = listing(query)
    let before = listing.result.rows
    listing.reverseSort()
    #expect(listing.query == expected)
    #expect(Set(listing.result.rows) == Set(before))
    if query == "" { #expect(listing.row(at: 0) == before.last) }
  }

  @Test func sortingGoesToTheFirstRow() {
    let listing = listing("type:electric")
    listing.select(1)
    listing.sort(by: "spe")
    #expect(listing.selection.index == 0)
    listing.select(1)
    listing.reverseSort()
    #expect(listing.selection.index == 0)
  }

  @Test func aColumnThatIsTheSameEverywhereIsNotShown() {
    #expect(listing("gen:1").numbers(without: []).isEmpty)
    #expect(listing("spe>50").numbers(without: []).map(\.name) == ["spe"])
  }

  @Test func theOrderIsNotPartOfTheTypedText() throws {
    let listing = listing("type:electric sort:-spe")
    #expect(listing.condition == "type:electric")
    #expect(listing.order?.title == "Speed")
    listing.beginFilter()
    listing.filter("type:fire")
    #expect(listing.query == "type:fire sort:-spe")
    listing.filter("type:fire sort:hp")
    #expect(listing.query == "type:fire sort:hp")
    listing.keepFilter()
    #expect(listing.condition == "type:fire")
    #expect(listing.order?.title == "HP")
    #expect(try store.history().first == "type:fire sort:hp")
    listing.clearFilter()
    #expect(listing.query == "sort:hp")
    listing.clearFilter()
    #expect(listing.query == "")
  }

  // MARK: Reasons and columns

  @Test func theReasonOfTheSelectedRowIsShown() {
    let listing = listing("type:electric spe>=110 ability:volt-absorb")
    #expect(listing.why == "Spe 130 · Volt Absorb")
    listing.replaceFilter("")
    #expect(listing.why == "")
  }

  @Test func theReasonFollowsTheSelection() {
    let listing = listing("spe>=110")
    #expect(listing.why == "Spe 110")
    listing.selectLast()
    #expect(listing.why == "Spe 130")
  }

  @Test func fieldsOfTheQueryBecomeColumns() {
    let listing = listing("spe>100 weight<20 sort:-hp dex>1")
    #expect(listing.numbers(without: ["dex"]).map(\.title) == ["Spe", "kg", "HP"])
    let rows = Listing(PokemonRows(SampleDex.catalog), query: "sort:exp").found()
    let texts = rows.numbers(without: []).first.map { number in
      [0, 12].map { number.text(of: $0) }
    }
    #expect(texts == ["240", ""])
  }

  @Test func aWordThatIsNoPokemonIsOfferedAsAValue() {
    #expect(listing("toxic").offer?.completion == "move:toxic")
    #expect(listing("pikachu").offer == nil)
    #expect(listing("").offer == nil)
  }
}

extension Listing {
  /// The listing after its rows have been replaced once.
  fileprivate func found() -> Listing {
    replace(rows)
    return self
  }
}
