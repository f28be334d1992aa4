import PokedexDomain
import PokedexTesting
import Testing

/// Saved searches in queries: `@rain`.
@Suite struct SavedSearchTests {
  private static let saved = SavedSearches([
    SavedSearch(name: "water", query: "type:water"),
    SavedSearch(name: "quick", query: "spe>=100 sort:-spe"),
    SavedSearch(name: "either", query: "@water | type:fire"),
    SavedSearch(name: "slow", query: "-@quick sort:spe"),
    SavedSearch(name: "name", query: "chu"),
    SavedSearch(name: "loop", query: "type:water @loop"),
    SavedSearch(name: "ring", query: "@rang"), SavedSearch(name: "rang", query: "@ring"),
    SavedSearch(name: "broken", query: "type:water tpye:fire"),
    SavedSearch(name: "broken-inside", query: "@broken"),
    SavedSearch(name: "open", query: "(type:water"),
    SavedSearch(name: "été-1", query: "type:fire"),
    SavedSearch(name: "empty", query: ""),
  ])

  private func search(_ text: String) -> SearchResult<PokemonRows> {
    SearchPokedex(saved: Self.saved)(text, in: sample)
  }

  @Test(arguments: [
    ("@water", "type:water"), ("@WATER", "type:water"), ("-@water", "-type:water"),
    ("@either", "type:water | type:fire"), ("@either hp>100", "(type:water | type:fire) hp>100"),
    ("@either | @water", "type:water | type:fire"), ("-@either", "-(type:water | type:fire)"),
    ("(@water | is:baby) gen:2", "(type:water | is:baby) gen:2"),
    ("@quick", "spe>=100 sort:-spe"), ("@quick sort:hp", "spe>=100 sort:hp,-spe"),
    ("@slow", "-(spe>=100) sort:spe,-spe"), ("@name", "chu"), ("@name rai", "chu rai"),
    ("@été-1", "type:fire"), ("@empty", ""),
  ])
  func aSavedSearchEqualsItsQuery(_ text: String, _ same: String) {
    #expect(search(text).problems == [])
    #expect(search(text).rows == search(same).rows)
    #expect(!search(same).rows.isEmpty)
  }

  @Test(arguments: [
    ("‸@watre‸ is:baby", "no search is saved as 'watre': did you mean @water?"),
    ("‸@xyzzy‸ is:baby", "no search is saved as 'xyzzy'"),
    ("‸@‸ is:baby", "no search is saved as ''"),
    (
      "‸@loop‸ is:baby",
      "@loop no longer works: @loop would contain itself"
    ),
    (
      "‸@ring‸ is:baby",
      "@rang no longer works: @ring would contain itself"
    ),
    (
      "‸@broken‸ is:baby",
      "@broken no longer works: unknown field 'tpye': did you mean type?"
    ),
    (
      "‸@broken-inside‸ is:baby",
      "@broken no longer works: unknown field 'tpye': did you mean type?"
    ),
    ("‸@open‸ is:baby", "@open no longer works: '(' is not closed"),
  ])
  func unusableSearchesAreExplained(_ marked: String, _ message: String) {
    let problems = search(marked.unmarked).problems
    #expect(problems.map(\.message) == [message])
    #expect(marked.unmarked.marked(problems.map(\.range)) == marked)
    #expect(problems.allSatisfy { !$0.isUnfinished })
  }

  @Test(arguments: ["@wat", "is:baby @", "@été"])
  func aPrefixOfANameIsUnfinished(_ text: String) {
    #expect(search(text).problems.map(\.isUnfinished) == [true])
  }

  @Test func aQuotedNameIsAWord() {
    #expect(
      search("\"@water\"").rows == search("water\"\"").rows || search("\"@water\"").rows == [])
    #expect(search("\"@water\"").problems == [])
  }

  @Test func twoAdjacentSearchesAreBothApplied() {
    #expect(search("@name @water").rows == search("chu type:water").rows)
  }

  @Test func exponentiallyNestedSearchesAreRefused() {
    let doubling = SavedSearches(
      (0..<60).map { SavedSearch(name: "s\($0)", query: "@s\($0 + 1) @s\($0 + 1)") }
        + [SavedSearch(name: "s60", query: "type:water")])
    let result = SearchPokedex(saved: doubling)("@s0 is:baby", in: sample)
    #expect(result.problems.count == 1)
    #expect(result.problems.first?.message.hasSuffix("nests too many searches") == true)
  }

  @Test(arguments: [
    ("rain", true), ("rain-2", true), ("été_1", true), ("雨", true), ("", false), ("a b", false),
    ("a@b", false), ("a/b", false), (String(repeating: "a", count: 41), false),
  ])
  func namesHaveLettersDigitsAndHyphens(_ name: String, _ isName: Bool) {
    #expect(SavedSearch.isName(name) == isName)
  }

  @Test func namesAreSortedWithoutCase() {
    let names = ["b", "A", "a-2", "C"].map { SavedSearch(name: $0, query: "") }
    #expect(SavedSearches(names).all.map(\.name) == ["A", "a-2", "b", "C"])
  }

  @Test(arguments: [
    ("@rain", "rain", true), ("@RAIN | x", "rain", true), ("-(a @outer)", "rain", true),
    ("@outer", "outer", true), ("@other", "rain", false), ("rain", "rain", false),
    ("\"@rain\"", "rain", false), ("@gone", "rain", false), ("@ring", "rain", false),
  ])
  func nestedReferencesAreFound(_ query: String, _ name: String, _ leads: Bool) {
    let saved = SavedSearches([
      SavedSearch(name: "rain", query: "type:water"), SavedSearch(name: "outer", query: "@rain"),
      SavedSearch(name: "other", query: "type:fire"), SavedSearch(name: "ring", query: "@ring"),
    ])
    #expect(saved.leads(from: query, to: name) == leads)
  }
}
