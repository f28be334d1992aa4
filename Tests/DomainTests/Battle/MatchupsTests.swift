import PokedexTesting
import Testing

@testable import PokedexDomain

@Suite struct MatchupsTests {
  private func percent(
    of type: ID<PokemonType>, on types: [ID<PokemonType>], with ability: String = "",
    in generation: Int = 9
  ) -> Int {
    let chart = TypeChart(Table(StandardTypeRows.all), generation: ID(generation))
    return Matchups(chart, in: .generation(generation))
      .percent(of: type, on: Battler(types, ability: ability), isAtFullHP: true)
  }

  @Test(
    arguments: [
      ([.dragon, .ground], .ice, 400), ([.dragon, .ground], .electric, 0),
      ([.steel, .psychic], .psychic, 25), ([.bug, .ghost], .normal, 0),
      ([.water, .ground], .grass, 400), ([.normal], .fighting, 200), ([.water], .normal, 100),
    ] as [([ID<PokemonType>], ID<PokemonType>, Int)])
  func twoTypesMultiply(_ types: [ID<PokemonType>], _ attack: ID<PokemonType>, _ percent: Int) {
    #expect(self.percent(of: attack, on: types) == percent)
  }

  @Test(
    arguments: [
      ("levitate", [.steel, .psychic], .ground, 0), ("levitate", [.steel, .psychic], .fire, 200),
      ("thick-fat", [.water, .ice], .fire, 50), ("thick-fat", [.water, .ice], .ice, 12),
      ("dry-skin", [.bug, .grass], .fire, 500), ("dry-skin", [.bug, .grass], .water, 0),
      ("fluffy", [.normal], .fire, 200), ("purifying-salt", [.rock], .ghost, 50),
      ("water-bubble", [.water, .bug], .fire, 50), ("earth-eater", [.steel], .ground, 0),
      ("well-baked-body", [.fairy], .fire, 0), ("sap-sipper", [.ground], .grass, 0),
      ("primordial-sea", [.water], .fire, 0), ("desolate-land", [.ground, .fire], .water, 0),
      ("rough-skin", [.dragon, .ground], .ice, 400),
    ] as [(String, [ID<PokemonType>], ID<PokemonType>, Int)])
  func abilitiesChangeMultipliers(
    _ ability: String, _ types: [ID<PokemonType>], _ attack: ID<PokemonType>, _ percent: Int
  ) {
    #expect(self.percent(of: attack, on: types, with: ability) == percent)
  }

  @Test(
    arguments: [
      ("wonder-guard", [.bug, .ghost], .fire, 200), ("wonder-guard", [.bug, .ghost], .water, 0),
      ("filter", [.ground, .rock], .water, 300), ("solid-rock", [.ground, .rock], .electric, 0),
      ("prism-armor", [.psychic], .dark, 150), ("prism-armor", [.psychic], .normal, 100),
      ("tera-shell", [.normal], .fighting, 50), ("tera-shell", [.normal], .water, 50),
      ("tera-shell", [.normal], .ghost, 0), ("delta-stream", [.dragon, .flying], .ice, 200),
      ("delta-stream", [.dragon, .flying], .electric, 50),
      ("delta-stream", [.dragon, .flying], .dragon, 200), ("delta-stream", [.normal], .rock, 100),
    ] as [(String, [ID<PokemonType>], ID<PokemonType>, Int)])
  func someAbilitiesDependOnTheEffectiveness(
    _ ability: String, _ types: [ID<PokemonType>], _ attack: ID<PokemonType>, _ percent: Int
  ) {
    #expect(self.percent(of: attack, on: types, with: ability) == percent)
  }

  @Test(
    arguments: [
      ("lightning-rod", 4, 100), ("lightning-rod", 5, 0), ("volt-absorb", 3, 0),
      ("motor-drive", 3, 100), ("motor-drive", 4, 0),
    ])
  func abilitiesHaveNoEffectBeforeTheirGeneration(
    _ ability: String, _ generation: Int, _ percent: Int
  ) {
    #expect(
      self.percent(of: .electric, on: [.normal], with: ability, in: generation) == percent)
  }

  @Test(
    arguments: [
      ([.bug, .flying], 5, 100), ([.bug, .flying], 9, 100), ([.steel, .flying], 9, 100),
      ([.flying], 9, 100), ([.flying], 4, 100), ([.bug, .flying], 4, 50),
      ([.steel, .flying], 4, 200), ([.bug], 9, 50), ([.steel], 9, 200),
    ] as [([ID<PokemonType>], Int, Int)])
  func `Ground attacks do normal damage to a Flying Pokémon with an Iron Ball since generation V`(
    _ types: [ID<PokemonType>], _ generation: Int, _ percent: Int
  ) {
    let chart = TypeChart(Table(StandardTypeRows.all), generation: ID(generation))
    var holder = Battler(types)
    holder.item = "iron-ball"
    let matchups = Matchups(chart, in: .generation(generation))
    #expect(matchups.percent(of: .ground, on: holder) == percent)
    let quake = BattleMove(slug: "earthquake", type: .ground, category: .physical, power: 100)
    #expect(matchups.percent(of: quake, on: holder) == percent)
  }

  @Test func filterIsUnknownInGenerationIII() {
    #expect(percent(of: .water, on: [.rock], with: "filter", in: 3) == 200)
    #expect(percent(of: .water, on: [.rock], with: "filter", in: 4) == 150)
  }

  @Test(
    arguments: [
      ("filter", .softensSuperEffective), ("wonder-guard", .onlySuperEffective),
      ("multiscale", .halvesAtFullHP), ("tera-shell", .halvesNormalAtFullHP),
      ("delta-stream", .strongWinds), ("pressure", nil), ("thick-fat", nil),
    ] as [(String, AbilityShield?)])
  func anAbilityTellsHowItShields(_ ability: String, _ shield: AbilityShield?) {
    let chart = TypeChart(Table(StandardTypeRows.all))
    let defence = AbilityDefence(of: ability, by: Matchups(chart, in: .generation(9)))
    #expect(defence.shield == shield)
  }
}
