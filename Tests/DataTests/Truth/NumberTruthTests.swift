import PokedexDomain
import Testing

@Suite struct NumberTruthTests {
  @Test func generationICountsSpecialOnce() async throws {
    #expect(
      try await Bundled.find("bst>=500 sort:-total", "1") == ["mewtwo", "dragonite", "mew"])
    #expect(try await Bundled.find("bulbasaur total:253", "1") == ["bulbasaur"])
    #expect(try await Bundled.find("bulbasaur total:318", "2") == ["bulbasaur"])
  }

  @Test func unknownWeightsAreNotCompared() async throws {
    #expect(try await Bundled.find("weight>999.9") == [])
    #expect(try await Bundled.find("is:gmax weight>0") == [])
    #expect(try await Bundled.find("sort:-weight").first == "cosmoem")
  }

  @Test(arguments: [
    ("immune:sheer-cold", "glaceon", "eevee", nil), ("immune:sheer-cold", "", "glaceon", "6"),
    ("immune:spore", "bulbasaur", "charmander", nil), ("immune:spore", "", "bulbasaur", "5"),
    ("immune:will-o-wisp", "charmander", "bulbasaur", nil),
    ("immune:thunder-wave", "sandshrew pikachu", "bulbasaur", nil),
    ("immune:toxic", "ekans aggron", "pikachu", nil),
    ("weak:stealth-rock>=4", "charizard", "onix", nil),
  ])
  func movesDoNothingToImmuneTypes(
    _ query: String, _ has: String, _ lacks: String, _ lens: String?
  ) async throws {
    let found = Set(try await Bundled.find(query, lens))
    #expect(found.isSuperset(of: has.split(separator: " ").map(String.init)))
    #expect(found.isDisjoint(with: lacks.split(separator: " ").map(String.init)))
  }

  @Test(arguments: ["weak:spikes", "resists:stun-spore", "immune:spikes", "neutral:spore"])
  func statusMovesDoNoDamage(_ query: String) async throws {
    let result = SearchPokedex()(query, in: try await Bundled.engine())
    #expect(result.problems.first?.message.contains("is a status move") == true)
  }

  @Test func multiscaleAndShadowShieldHalveTheFirstHit() async throws {
    let dex = try await Bundled.pokedex().dex()
    for (slug, ability) in [("dragonite", "Multiscale"), ("lunala", "Shadow Shield")] {
      let page = try dex.matchups(of: try await Bundled.form(slug))
      let matchup = try #require(page.abilities.first { $0.ability.name == ability })
      #expect(matchup.isAtFullHPOnly)
      #expect(matchup.changes.allSatisfy { $0.to == $0.from / 2 })
    }
  }

  @Test func movesOfPowerOneVary() async throws {
    let dex = try await Bundled.reference()
    let rows = MoveRows(dex, through: nil)
    let engine = QueryEngine(rows)
    let found = SearchPokedex()("is:variable", in: engine).rows.map { rows.slugs[$0] }
    #expect(Set(found).isSuperset(of: ["ruination", "comeuppance", "low-kick"]))
    #expect(SearchPokedex()("power<=1", in: engine).rows == [])
  }

  @Test func thePageOfAMoveHasItsEarlierPriorityAndClass() async throws {
    let bide = try await past("bide")
    #expect(bide.contains { $0.values.priority == 0 })
    let shuriken = try await past("water-shuriken")
    #expect(shuriken.map(\.damageClass) == ["physical"])
  }

  private func past(_ slug: String) async throws -> [MovePage.Past] {
    let moves = try await Bundled.reference().table(Move.self)
    let row = try #require(moves.slugs.firstIndex(of: slug))
    return try await Bundled.pokedex().dex().page(Move.self, of: moves.ids[row])
      .past
  }

  @Test func noRowOfPastValuesIsEmpty() async throws {
    let dex = try await Bundled.reference()
    for move in dex.table(Move.self).ids {
      let page = try await Bundled.pokedex().dex().page(Move.self, of: move)
      for past in page.past {
        #expect(past.values.hasValues || past.statChanges != nil, "\(page.name)")
      }
    }
  }
}
