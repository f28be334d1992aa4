import PokedexDomain
import PokedexPresentation
import PokedexTesting
import Testing

/// Evolutions that depend on the version, on a thing of one game, or on Pokémon GO.
@MainActor @Suite struct GameEvolutionTests {
  /// The lines of the tree, such as `Solgaleo  level 53`.
  private func tree(_ slug: String, _ game: String?) async throws -> [String] {
    let pokedex = try Stage.bundled()
    let forms = try await pokedex.catalog().forms
    let row = try #require(forms.slugs.firstIndex(of: slug))
    let lenses = try Lenses(#require(try await pokedex.catalog().reference))
    let lens = try game.map { try #require(lenses.named($0)) }
    let page = try await pokedex.dex(through: lens).evolution(of: forms.ids[row])
    return lines(of: Document(evolution: page))
  }

  @Test(arguments: [
    ("sun", "level 53", "no way in these games"),
    ("ultra-moon", "no way in these games", "level 53"),
    ("sword", "level 53", "no way in these games"), ("violet", "no way in these games", "level 53"),
    ("the-crown-tundra-shield", "no way in these games", "level 53"),
    ("sun-moon", "level 53 in Sun", "level 53 in Moon"),
    ("the-crown-tundra", "level 53 in Sword", "level 53 in Shield"),
    ("7", "level 53 in Sun/Ultra Sun", "level 53 in Moon/Ultra Moon"),
    (
      nil, "level 53 in Sun/Ultra Sun/Sword/Scarlet", "level 53 in Moon/Ultra Moon/Shield/Violet"
    ),
  ])
  func `the version decides what Cosmoem becomes`(
    _ game: String?, _ solgaleo: String, _ lunala: String
  ) async throws {
    let tree = try await tree("cosmoem", game)
    #expect(tree.contains("Solgaleo  \(solgaleo)"))
    #expect(tree.contains("Lunala  \(lunala)"))
  }

  @Test(arguments: [
    ("sun", "level 25 by day", "no way in these games"),
    ("ultra-moon", "no way in these games", "level 25 at night"),
    ("sun-moon", "level 25 by day in Sun", "level 25 at night in Moon"),
    ("shield", "level 25 by day", "level 25 at night"),
    (nil, "level 25 by day", "level 25 at night"),
  ])
  func `in generation VII the version decides with the time what Rockruff becomes`(
    _ game: String?, _ midday: String, _ midnight: String
  ) async throws {
    let tree = try await tree("rockruff", game)
    for (form, way) in [("Lycanroc", midday), ("Midnight Lycanroc", midnight)] {
      #expect(tree.filter { $0.hasPrefix("\(form)  ") } == ["\(form)  \(way)"])
    }
  }

  @Test func `in Alola Pikachu evolves only into Alolan Raichu`() async throws {
    let tree = try await tree("pikachu", "moon")
    #expect(tree.contains("Alolan Raichu  use a Thunder Stone in Alola"))
    #expect(tree.contains("Raichu  no way in these games"))
    #expect(try await !self.tree("pikachu", "sword").contains { $0.hasPrefix("Alolan Raichu") })
  }

  @Test(arguments: ["ultra-sun", "ultra-moon", "sword", "violet"])
  func `Rockruff with Own Tempo evolves at dusk in both versions`(_ game: String) async throws {
    #expect(try await tree("rockruff", game).contains("Dusk Lycanroc  level 25 at dusk"))
  }

  @Test(arguments: [
    ("sword", false), ("the-isle-of-armor", true), ("the-crown-tundra", true), ("scarlet", true),
  ])
  func `Galarian Slowpoke evolves since the Isle of Armor`(_ game: String, _ evolves: Bool)
    async throws
  {
    let tree = try await tree("slowpoke", game)
    let way = evolves ? "use a Galarica Cuff" : "no way in these games"
    #expect(tree.contains("Galarian Slowbro  \(way)"))
    #expect(tree.contains("Slowbro  level 37"))
  }

  @Test(arguments: ["the-isle-of-armor", "the-crown-tundra"])
  func `an expansion has the evolutions of its region's forms`(_ game: String) async throws {
    let ponyta = try await tree("ponyta", game)
    #expect(ponyta.contains("Galarian Rapidash  level 40"))
  }

  @Test(arguments: [
    (
      nil,
      "use a Leaf Stone (Sword/Shield and later)  level up near the moss rock at Eterna Forest "
        + "(Diamond/Pearl), Pinwheel Forest (Black/White), Route 20 (X/Y), Petalburg Woods "
        + "(Omega Ruby/Alpha Sapphire), Lush Jungle (Sun/Moon)"
    ),
    ("platinum", "level up near the moss rock at Eterna Forest"), ("sword", "use a Leaf Stone"),
  ])
  func `a method is told once, with its places, and for a game only its own`(
    _ game: String?, _ ways: String
  ) async throws {
    let tree = try await tree("eevee", game)
    #expect(tree.filter { $0.hasPrefix("Leafeon") } == ["Leafeon  \(ways)"])
  }

  @Test(arguments: [
    (
      "eevee",
      "Sylveon  level up with happiness 160 knowing a Fairy move (Sword/Shield and later)  level up "
        + "with affection 2 knowing a Fairy move (X/Y to Ultra Sun/Ultra Moon)"
    ),
    (
      "feebas",
      "Milotic  trade holding a Prism Scale (Black/White and later)  "
        + "level up with beauty 170 (Ruby/Sapphire to Brilliant Diamond/Shining Pearl)"
    ),
  ])
  func `each of several methods names the games that have it`(
    _ pokemon: String, _ line: String
  ) async throws {
    let tree = try await tree(pokemon, nil)
    #expect(tree.contains(line), "\(tree)")
  }

  @Test func `a form that no evolution leads to stands below the Pokémon whose form it is`()
    async throws
  {
    let tree = try await tree("charizard-mega-x", nil)
    #expect(
      tree.map { $0.split(separator: "  ")[0] } == [
        "Charmander", "Charmeleon", "Charizard", "Mega Charizard X",
      ])
    #expect(tree.last == "Mega Charizard X  a form of Charizard")
  }

  @Test func `XD's shards stand in for the time of the day`() async throws {
    let tree = try await tree("eevee", "xd")
    #expect(tree.contains("Espeon  level up with the Sun Shard in the Bag with happiness 220"))
    #expect(tree.contains("Umbreon  level up with the Moon Shard in the Bag with happiness 220"))
    #expect(try await self.tree("eevee", "colosseum").contains("Espeon  no way in these games"))
  }

  @Test(arguments: [nil, "lets-go-pikachu", "sword"])
  func `Meltan evolves only in Pokémon GO`(_ game: String?) async throws {
    #expect(try await tree("meltan", game).contains("Melmetal  only in Pokémon GO"))
  }
}
