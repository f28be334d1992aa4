import PokedexDomain
import PokedexTesting
import Testing

@Suite struct MatchupsPageTests {
  private func dex(_ forms: [Form] = [], through lens: Lens? = nil) -> LensedDex {
    var dex = TableDex()
    dex.put(StandardTypeRows.all)
    dex.put([Ability(id: 26, slug: "levitate"), Ability(id: 46, slug: "pressure")])
    return LensedDex(dex.catalog(forms: forms, species: []), through: lens)
  }

  private let generationI = Lens(
    data: GameData(generation: 1, groups: [], isGame: false, order: 3),
    rules: GameRules(in: 1), slug: "gen-1", name: "Generation I")

  @Test func typesAreGroupedByMultiplier() throws {
    let page = try dex().matchups(ofTypes: [.dragon, .ground])
    #expect(page.taken.map(\.percent) == [400, 200, 100, 50, 0])
    #expect(page.taken.first?.types == [.ice])
    #expect(page.taken.last?.types == [.electric])
    #expect(page.taken.flatMap(\.types).count == 18)
  }

  @Test func theBetterOfTwoAttackingTypesCounts() throws {
    let page = try dex().matchups(ofTypes: [.water, .electric])
    #expect(page.dealt.map(\.type) == [.water, .electric])
    #expect(page.dealt.last?.groups.last?.types == [.ground])
    #expect(page.best.filter { $0.percent < 100 }.flatMap(\.types) == [.grass, .dragon])
  }

  @Test func abilitiesAreListedSeparately() throws {
    var bronzong = Form(id: 437, slug: "bronzong")
    bronzong.type1 = .steel
    bronzong.type2 = .psychic
    bronzong.ability1 = 46
    bronzong.hiddenAbility = 26
    let page = try dex([bronzong]).matchups(of: 437)
    #expect(page.taken.first { $0.percent == 200 }?.types.contains(.ground) == true)
    #expect(page.abilities.map(\.ability.name) == ["Levitate"])
    #expect(page.abilities.first?.isHidden == true)
    let changes = try #require(page.abilities.first?.changes)
    #expect(changes.map(\.type) == [.ground])
    #expect(changes.map(\.from) == [200])
    #expect(changes.map(\.to) == [0])
  }

  @Test func aGenerationLimitsTheTypes() throws {
    let page = try dex(through: generationI).matchups(ofTypes: [.normal])
    #expect(page.taken.flatMap(\.types).count == 15)
    #expect(throws: PokedexError.notFound("type Fairy in Generation I")) {
      try dex(through: generationI).matchups(ofTypes: [.fairy])
    }
  }

  @Test func anUnknownFormIsReported() {
    #expect(throws: PokedexError.notFound("Pokémon 9")) { try dex().matchups(of: 9) }
  }
}
