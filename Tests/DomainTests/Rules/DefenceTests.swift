import PokedexDomain
import PokedexTesting
import Testing

@Suite struct DefenceTests {
  private static let chart = TypeChart(Table(StandardTypeRows.all))

  private func defence(
    _ types: [ID<PokemonType>], in generation: ID<Generation>? = nil
  ) -> Defence {
    Defence(of: types, Self.chart, in: generation)
  }

  @Test(
    arguments: [
      ([.dragon, .ground], .ice, 400), ([.dragon, .ground], .electric, 0),
      ([.steel, .psychic], .psychic, 25), ([.bug, .ghost], .normal, 0),
      ([.water, .ground], .grass, 400), ([.normal], .fighting, 200), ([.water], .normal, 100),
    ] as [([ID<PokemonType>], ID<PokemonType>, Int)])
  func twoTypesMultiply(_ types: [ID<PokemonType>], _ attack: ID<PokemonType>, _ percent: Int) {
    #expect(defence(types).percent(from: attack) == percent)
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
    #expect(defence(types).percent(from: attack, with: ability) == percent)
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
    #expect(defence(types).percent(from: attack, with: ability) == percent)
  }

  @Test(
    arguments: [
      ("lightning-rod", 4, 100), ("lightning-rod", 5, 0), ("volt-absorb", 3, 0),
      ("motor-drive", 3, 100), ("motor-drive", 4, 0),
    ])
  func abilitiesHaveNoEffectBeforeTheirGeneration(
    _ ability: String, _ generation: ID<Generation>, _ percent: Int
  ) {
    let defence = defence([.normal], in: generation)
    #expect(defence.percent(from: .electric, with: ability) == percent)
  }

  @Test func filterIsUnknownInGenerationIII() {
    #expect(AbilityShield(ability: "filter", in: 3) == nil)
    #expect(AbilityShield(ability: "filter", in: 4) == .softensSuperEffective)
    #expect(AbilityShield(ability: "pressure") == nil)
  }
}
