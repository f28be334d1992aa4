import PokedexDomain
import PokedexTesting
import Testing

/// Queries of moves as values: `move:{priority>0}`.
@Suite struct NestedQueryTests {
  @Test(arguments: [
    ("move:{priority>0}", "pikachu raichu raichu-alola eevee vaporeon jolteon"),
    ("move:{priority>0}@sword-shield/level-up", "vaporeon"),
    ("move:{priority>0}/level-up@sword-shield", "vaporeon"),
    ("move:{is:recovery}/egg", "eevee pichu"),
    ("move:{name:wish | flag:contact} type:water", "vaporeon"),
    ("move:{is:recovery},toxic@red type:fire", "charizard"),
    ("-move:{type:normal} type:electric", ""),
    ("move:{ name:\"thunder shock\" }@platinum", "raichu pichu"),
    ("move:{power>999}", ""),
  ])
  func thePokemonKnowOneOfTheMoves(_ query: String, _ expected: String) {
    #expect(problems(of: query) == [], "\(query)")
    #expect(find(query).joined(separator: " ") == expected, "\(query)")
  }

  @Test(arguments: [
    ("move:{‸tpye‸:fire}", "unknown field 'tpye': did you mean type?"),
    ("fire move:{type:‸fier‸} hp>1", "no type 'fier': did you mean fire?"),
    ("type:‸{fire}‸", "type takes no query in braces"),
    ("move:{type:fire}@‸plutonium‸", "no game 'plutonium'"),
  ])
  func mistakesInBracesAreUnderlined(_ marked: String, _ message: String) {
    expectProblem(marked, message, isUnfinished: false)
  }

  @Test(arguments: [
    ("move:‸{‸priority>0", "'{' is not closed"),
    ("move:‸{}‸", "move:{ needs a query: move:{priority>0}"),
  ])
  func bracesThatAreBeingTypedAreNoMistake(_ marked: String, _ message: String) {
    expectProblem(marked, message, isUnfinished: true)
  }

  @Test func theReasonNamesTheMoves() throws {
    for (query, reason) in [
      ("move:{name:wish} dex:133", "Wish: egg move in Platinum"),
      ("move:{priority>0 | name:wish} dex:133", "Quick Attack, Wish"),
      ("move:wish dex:134", "Wish: egg move in Platinum, as Eevee"),
      ("is:recovery dex:134", "Wish: egg move in Platinum, as Eevee"),
    ] {
      let plan = SearchPokedex()(query, in: sample).plan
      let row = try #require(SearchPokedex()(query, in: sample).rows.first, "\(query)")
      #expect(sample.reasons(for: row, in: plan).contains(reason), "\(query)")
    }
  }

  @Test func aPrintedQueryKeepsItsBraces() {
    for query in ["move:{a b}", "move:{type:fire | (power>5 -x)}@red/egg,toxic hp>5"] {
      #expect(QueryParser.parse(query).description == query)
    }
  }
}
