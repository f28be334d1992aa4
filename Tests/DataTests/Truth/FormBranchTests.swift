import PokedexDomain
import Testing

/// Evolutions that PokeAPI does not have: those into forms other than the default form.
@Suite struct FormBranchTests {
  @Test(arguments: [
    ("burmy", "wormadam-plant wormadam-sandy wormadam-trash mothim"),
    ("toxel", "toxtricity-amped toxtricity-low-key"),
    ("tandemaus", "maushold-family-of-four maushold-family-of-three"),
    ("dunsparce", "dudunsparce-two-segment dudunsparce-three-segment"),
    ("wurmple", "silcoon cascoon"),
  ])
  func theTreeHasEachFormWithItsCondition(_ slug: String, _ expected: String) async throws {
    let page = try await Bundled.pokedex().dex().evolution(of: try await Bundled.form(slug))
    let root = try #require(page.roots.first)
    let forms = try await Bundled.catalog().forms
    let found = root.children.compactMap { forms.row(of: $0.form.id) }.map { forms.slugs[$0] }
    #expect(Set(found) == Set(expected.split(separator: " ").map(String.init)))
    #expect(page.roots.count == 1)
    for child in root.children where child.form.name != "Mothim" {
      #expect(child.ways.allSatisfy { $0.decision != nil }, "\(child.form.name)")
    }
  }

  /// PokeAPI has today's minimum happiness, 160, for all games.
  @Test(arguments: [("4", 220), ("7", 220), ("8", 160), (nil, 160)])
  func happinessIsThatOfTheGames(_ lens: String?, _ expected: Int) async throws {
    let dex = try await Bundled.pokedex().dex(through: await Bundled.lens(lens))
    let page = try dex.evolution(of: try await Bundled.form("chansey"))
    let blissey = page.roots.flatMap(\.children).flatMap { [$0] + $0.children }
      .first { $0.form.name == "Blissey" }
    #expect(blissey?.ways.first?.route.minHappiness == expected)
  }

  @Test(arguments: [
    ("garchompite", "Mega Garchomp"), ("charizardite-y", "Mega Charizard Y"),
    ("blastoisinite", "Mega Blastoise"), ("red-orb", "Primal Groudon"),
    ("meowsticite", "Mega Meowstic (♀) Mega Meowstic (♂)"), ("leftovers", ""),
  ])
  func aMegaStoneNamesItsMegaEvolution(_ slug: String, _ expected: String) async throws {
    let dex = try await LensedItems.page(slug)
    #expect(dex.megas.map(\.name).sorted().joined(separator: " ") == expected)
  }

  @Test func everyMegaStoneHasAPokemon() async throws {
    let items = try await Bundled.reference().table(Item.self)
    let stones = items.ids.indices.filter { items.column(\.category)[$0] == 44 }
    #expect(stones.count > 90)
    for row in stones {
      let page = try await LensedItems.page(items.slugs[row])
      #expect(!page.megas.isEmpty, "\(items.slugs[row])")
    }
  }
}

private enum LensedItems {
  static func page(_ slug: String) async throws -> ItemPage {
    let items = try await Bundled.reference().table(Item.self)
    let row = try #require(items.slugs.firstIndex(of: slug))
    return try await Bundled.pokedex().dex().page(Item.self, of: items.ids[row])
  }
}
