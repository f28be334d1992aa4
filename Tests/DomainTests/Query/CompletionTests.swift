import PokedexDomain
import PokedexTesting
import Testing

/// Completions with their result counts; `‸` is the cursor.
@Suite struct CompletionTests {
  private func completions(
    _ marked: String, saved: SavedSearches = SavedSearches()
  ) throws -> [String] {
    let cursor = marked.prefix { $0 != mark }.count
    return sample.completions(of: marked.unmarked, cursor: cursor, saved: saved)
      .map { "\($0.text) \($0.count)" }
  }

  @Test(arguments: [
    ("type:f‸", ["fire 2", "flying 3", "fairy 2", "fighting 1"]),
    ("type:electric type:‸", ["electric 5", "psychic 1"]),
    ("type:water ability:‸", ["ability-93 1", "water-absorb 1"]),
    ("type:fire,wa‸", ["water 1"]),
    ("is:leg‸", ["legendary 1"]),
    ("hp>100 is:‸", []),
    ("-type:el‸", ["electric 11"]),
    ("type:water -type:‸", []),
    ("move:th‸", ["thunderbolt 4", "thunder-shock 4"]),
    ("type:water move:‸", ["quick-attack 1", "toxic 1"]),
    ("move:\"quick a‸", ["quick-attack 6"]),
    ("move:wish@‸", ["platinum 2", "x 1", "x-y 1", "y 1"]),
    ("move:wish@pl‸", ["platinum 2"]),
    ("move:wish/‸", ["egg 2", "level-up 1"]),
    ("move:wish@x/‸", ["level-up 1"]),
    ("type:fairy move:wish@‸", ["x 1", "x-y 1", "y 1"]),
    ("move:\"quick attack\"@‸", ["red 2", "red-blue 2", "blue 2", "shield 1", "sword 1"]),
    ("found:trophy-garden@‸", ["platinum 2"]),
    ("resists:ice<=1/‸", []),
    ("type:fire@‸", []),
    ("gender:‸", ["female 15", "male 14", "genderless 1"]),
    ("found:vir‸", ["viridian-forest 2", "viridian-forest-area 2"]),
    ("family:ee‸", ["eevee 3"]),
    ("hp>‸", []),
    ("xyz:‸", []),
    ("sort:sp‸", ["spa 16", "spd 16", "spe 16"]),
    ("type:water sort:-spee‸", ["speed 1"]),
    ("weak:gr‸", ["grass 1", "ground 6"]),
    ("zzz ability:bl‸", ["blaze 0"]),
    ("move:{prio‸", ["prio> 9"]),
    ("move:{priority>0 is:rec‸}", ["recovery 0"]),
    ("type:fire move:{is:con‸} hp>1", ["contact 1"]),
    ("move:{is:contact}@pl‸", ["platinum 0"]),
    ("type:{fi‸", []),
  ])
  func valuesAreOfferedWithTheirResultCounts(_ marked: String, _ expected: [String]) throws {
    let found = try completions(marked)
    #expect(Set(found).isSuperset(of: expected) || found == expected, "\(found)")
    if !expected.isEmpty { #expect(found.count >= expected.count) }
  }

  @Test(arguments: [
    ("ab‸", "ability: 16"), ("wei‸", "weight> 16"), ("sor‸", "sort: 16"), ("spee‸", "speed> 16"),
    ("type:water wea‸", "weak: 1"), ("pika‸", "pikachu 1"), ("glu‸", "charizard 1"),
    ("alolan‸", "raichu-alola 1"), ("ele‸", "type:electric 5"), ("static‸", "ability:static 3"),
    ("toxi‸", "move:toxic 9"), ("dragon‸", "egg:dragon 1"), ("-abil‸", "ability: 16"),
  ])
  func aWordCompletesToAFieldNameOrValue(_ marked: String, _ expected: String) throws {
    #expect(try completions(marked).contains(expected))
  }

  @Test(arguments: [
    ("type:e‸", "type:electric"), ("ty‸", "type:"), ("spe‸", "spe>"), ("leg‸", "is:legendary"),
    ("fi‸", "type:fire"), ("weak:g‸", "weak:ground"), ("mov‸", "move:"), ("learn‸", "move:"),
    ("‸", "type:"),
  ])
  func whatPeopleMeanComesFirst(_ marked: String, _ expected: String) throws {
    let cursor = marked.prefix { $0 != mark }.count
    let first = try #require(sample.completions(of: marked.unmarked, cursor: cursor).first)
    var characters = Array(marked.unmarked)
    characters.replaceSubrange(first.range, with: first.text)
    #expect(String(characters).hasPrefix(expected))
  }

  @Test func theTraitsThatPlayersUseMostComeFirst() throws {
    let text = { sample.completions(of: $0, cursor: $0.count).map(\.text) }
    let traits = text("is:")
    #expect(traits.first == "legendary", "\(traits)")
    let order = ["legendary", "mega", "final", "first"].compactMap { traits.firstIndex(of: $0) }
    #expect(order == order.sorted(), "\(traits)")
    let ofMoves = Set(["priority", "recovery", "pivot", "protection", "weather"])
    let firstOfMoves = traits.firstIndex { ofMoves.contains($0) } ?? traits.count
    #expect(traits[firstOfMoves...].allSatisfy { ofMoves.contains($0) }, "\(traits)")
  }

  @Test func keywordsOfEveryFieldKeepTheirOrder() throws {
    let engine = QueryEngine(ResidentRows(at: 3, pokemon: EncounterFixture.pokemon))
    let text = "method:"
    let ways = engine.completions(of: text, cursor: text.count).map(\.text)
      .filter { EncounterWay(rawValue: $0) != nil }
    #expect(ways == EncounterWay.allCases.map(\.rawValue).filter(ways.contains), "\(ways)")
    #expect(ways.count > 1)
  }

  @Test func anEmptyWordCompletesToAnyField() throws {
    let fields = PokemonRows.fields.count + 1
    #expect(try completions("‸").count == fields)
    #expect(try completions("type:water ‸").count == fields)
  }

  @Test(arguments: [
    ("@‸", ["@Rain 16", "@red-hot 16"]), ("type:water @R‸", ["@Rain 1", "@red-hot 1"]),
    ("-@ra‸", ["@Rain 16"]), ("@x‸", []),
  ])
  func savedSearchesAreCompletedAfterAnAtSign(_ marked: String, _ expected: [String]) throws {
    let saved = SavedSearches([
      SavedSearch(name: "Rain", query: "a"), SavedSearch(name: "red-hot", query: "b"),
    ])
    #expect(try completions(marked, saved: saved) == expected)
  }

  @Test(arguments: ["type:w", "abi", "move:toxic@p", "sort:-sp", "family:"])
  func completionsAreValidQueries(_ typed: String) throws {
    for completion in sample.completions(of: typed, cursor: typed.count) {
      var characters = Array(typed)
      characters.replaceSubrange(completion.range, with: completion.text)
      // Comparisons lack their number.
      guard completion.text.last != ">" else { continue }
      let wrong = problems(of: String(characters)).filter { !$0.isUnfinished }
      #expect(wrong == [], "\(String(characters))")
    }
  }

  @Test func withoutADexThereAreFewerCompletions() throws {
    let text = { (typed: String) in
      fromPokeAPI.completions(of: typed, cursor: typed.count).map(\.text)
    }
    #expect(text("ability:") == [])
    #expect(text("beats:") == [])
    #expect(text("type:wat") == ["water"])
    #expect(text("pika") == ["pikachu"])
    #expect(text("abil") == ["ability:"])
    #expect(text("move:toxic@") == [])
  }
}

/// Words that name no Pokémon but are a value of some field.
@Suite struct OfferTests {
  @Test(arguments: [
    ("static", "static", "an ability", "ability:static"),
    ("Adlerauge", "Adlerauge", "an ability", "ability:keen-eye"),
    ("toxic", "toxic", "a move", "move:toxic"),
    ("type:normal wish", "wish", "a move", "move:wish"),
    ("no-eggs", "no-eggs", "an egg group", "egg:no-eggs"),
    ("pikachu toxic", "toxic", "a move", "move:toxic"),
    ("(hp>5 | -toxic)", "toxic", "a move", "move:toxic"),
  ])
  func aLikelyValueIsOffered(
    _ query: String, _ word: String, _ what: String, _ completion: String
  ) throws {
    let offer = try #require(sample.suggestion(for: QueryParser.parse(query)))
    #expect(offer.word.text == word)
    #expect("\(offer.article) \(offer.noun ?? "")" == what)
    #expect(offer.completion == completion)
    #expect(problems(of: completion) == [])
    #expect(!find(completion).isEmpty)
  }

  @Test(arguments: [
    ("gen9", "gen:9"), ("gen 9", "gen:9"), ("hp 100", "hp>=100"), ("speed 100", "speed>=100"),
    ("legendary", "is:legendary"), ("fire caught", "is:caught"), ("not fire", "-type:fire"),
    ("fire or water", "type:fire | type:water"), ("quick attack", "move:quick-attack"),
    ("type:normal quick attack", "move:quick-attack"),
  ])
  func otherWaysToAskAreOffered(_ query: String, _ completion: String) throws {
    let offer = try #require(sample.suggestion(for: QueryParser.parse(query)))
    #expect(offer.completion == completion)
    #expect(problems(of: completion) == [])
  }

  @Test(arguments: ["pikachu", "fire", "xyzzy", "\"toxic\"", "", "move:toxic", "stat"])
  func namesAndUnknownWordsHaveNoOffer(_ query: String) throws {
    #expect(sample.suggestion(for: QueryParser.parse(query)) == nil)
  }

  @Test(arguments: [(7, "move:toxic"), (8, nil)])
  func onlyTheFirstEightWordsAreLookedAt(_ others: Int, _ completion: String?) throws {
    let query = String(repeating: "xyzzy ", count: others) + "toxic"
    #expect(sample.suggestion(for: QueryParser.parse(query))?.completion == completion)
    let terms = (0..<others).map { "xyzzy\($0)q hp>1 " }.joined() + "toxic"
    #expect(sample.suggestion(for: QueryParser.parse(terms))?.completion == completion)
  }

  @Test func withoutADexThereIsNoOffer() throws {
    #expect(fromPokeAPI.suggestion(for: QueryParser.parse("toxic")) == nil)
  }
}
