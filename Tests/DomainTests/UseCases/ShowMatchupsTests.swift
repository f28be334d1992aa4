import PokedexDomain
import PokedexTesting
import Testing

@Suite struct ShowMatchupsTests {
  private func show(_ forms: [Form] = []) -> ShowMatchups {
    var dex = TableDex()
    dex.put(StandardTypeRows.all)
    dex.put([Ability(id: 26, slug: "levitate"), Ability(id: 46, slug: "pressure")])
    return ShowMatchups(pokedex: ScriptedPokedex(.success(dex.catalog(forms: forms, species: []))))
  }

  private let generationI = Lens(
    data: GameData(generation: 1, groups: [], isGame: false, order: 3),
    rules: GameRules(in: 1), slug: "gen-1", name: "Generation I")

  @Test func typesAreGroupedByMultiplier() async throws {
    let page = try await show()(types: [.dragon, .ground], through: nil)
    #expect(page.taken.map(\.percent) == [400, 200, 100, 50, 0])
    #expect(page.taken.first?.types == [.ice])
    #expect(page.taken.last?.types == [.electric])
    #expect(page.taken.flatMap(\.types).count == 18)
  }

  @Test func theBetterOfTwoAttackingTypesCounts() async throws {
    let page = try await show()(types: [.water, .electric], through: nil)
    #expect(page.dealt.map(\.type) == [.water, .electric])
    #expect(page.dealt.last?.groups.last?.types == [.ground])
    #expect(page.resistant == [.grass, .dragon])
  }

  @Test func abilitiesAreListedSeparately() async throws {
    var bronzong = Form(id: 437, slug: "bronzong")
    bronzong.type1 = .steel
    bronzong.type2 = .psychic
    bronzong.ability1 = 46
    bronzong.hiddenAbility = 26
    let page = try await show([bronzong])(437, through: nil)
    #expect(page.taken.first { $0.percent == 200 }?.types.contains(.ground) == true)
    #expect(page.abilities.map(\.ability.name) == ["Levitate"])
    #expect(page.abilities.first?.isHidden == true)
    let changes = try #require(page.abilities.first?.changes)
    #expect(changes.map(\.type) == [.ground])
    #expect(changes.map(\.from) == [200])
    #expect(changes.map(\.to) == [0])
  }

  @Test func aGenerationLimitsTheTypes() async throws {
    let page = try await show()(types: [.normal], through: generationI)
    #expect(page.taken.flatMap(\.types).count == 15)
    await #expect(throws: PokedexError.notFound("type Fairy in Generation I")) {
      try await show()(types: [.fairy], through: generationI)
    }
  }

  @Test func withoutADexItFails() async {
    let bare = ShowMatchups(pokedex: ScriptedPokedex(.success(SampleDex.catalogOfPokeAPI)))
    await #expect(throws: PokedexError.needsDex) { try await bare(25, through: nil) }
    await #expect(throws: PokedexError.notFound("Pokémon 9")) {
      try await show()(9, through: nil)
    }
  }
}
