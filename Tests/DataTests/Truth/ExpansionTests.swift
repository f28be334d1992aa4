import PokedexDomain
import Testing

/// Forms that are new in an expansion of Sword and Shield, which PokeAPI has as forms of the games.
@Suite struct ExpansionTests {
  private func tree(of slug: String, in game: String) async throws -> [EvolutionNode] {
    let dex = try await Bundled.pokedex().dex(through: Bundled.lens(game))
    return Self.all(try await dex.evolution(of: Bundled.form(slug)).roots)
  }

  private static func all(_ nodes: [EvolutionNode]) -> [EvolutionNode] {
    nodes.flatMap { [$0] + all($0.children) }
  }

  /// Without its expansion, Sword has it from others, but no way to evolve into it.
  @Test(arguments: [
    ("the-isle-of-armor", false, false), ("the-crown-tundra", true, true), ("sword", true, false),
    ("scarlet", true, true),
  ])
  func `Galarian Slowking came with The Crown Tundra`(
    _ game: String, _ isThere: Bool, _ evolves: Bool
  ) async throws {
    let slowking = try await Bundled.form("slowking-galar")
    let node = try await tree(of: "slowpoke", in: game).first { $0.form.id == slowking }
    #expect((node != nil) == isThere)
    #expect((node?.gap == .notInGames) == (isThere && !evolves))
    #expect(node?.ways.isEmpty != evolves)
    let forms = try await ShowForms(pokedex: Bundled.pokedex())(
      Bundled.form("slowking"), through: Bundled.lens(game))
    #expect(forms.forms.contains { $0.form.id == slowking } == isThere)
  }

  @Test(arguments: [
    ("slowbro", "slowbro-galar", true), ("articuno", "articuno-galar", false),
    ("calyrex", "calyrex-ice", false), ("urshifu", "urshifu-rapid-strike", true),
  ])
  func `The Isle of Armor has no forms of the later expansion`(
    _ slug: String, _ form: String, _ isThere: Bool
  ) async throws {
    let usual = try #require(try await Bundled.find(slug).first)
    let forms = try await ShowForms(pokedex: Bundled.pokedex())(
      Bundled.form(usual), through: Bundled.lens("the-isle-of-armor"))
    let other = try await Bundled.form(form)
    #expect(forms.forms.contains { $0.form.id == other } == isThere)
  }

  @Test func `expansions list their new forms`() async throws {
    let armor = try await Bundled.find("game:the-isle-of-armor")
    #expect(armor.contains("slowbro-galar") && !armor.contains("slowking-galar"))
    let tundra = try await Bundled.find("game:the-crown-tundra")
    #expect(tundra.contains("slowking-galar") && tundra.contains("calyrex-ice"))
  }

  /// Max Soup is of The Isle of Armor.
  @Test func `expansions have the Gigantamax forms of their Pokémon`() async throws {
    let armor = try await Bundled.find("is:gmax", "the-isle-of-armor")
    #expect(armor.contains("urshifu-rapid-strike-gmax") && armor.contains("venusaur-gmax"))
    #expect(!armor.contains("snorlax-gmax"))
    let tundra = try await Bundled.find("is:gmax", "the-crown-tundra")
    #expect(tundra.contains("snorlax-gmax") && !tundra.contains("urshifu-rapid-strike-gmax"))
  }
}
