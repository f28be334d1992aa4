import PokedexTesting
import Testing

@testable import PokedexDomain

@Suite struct HiddenPowerTests {
  /// The IVs that players give a Pokémon for a type.
  @Test(
    arguments: [
      ([:], 5, .dark, 70),
      ([.attack: 30, .specialAttack: 30, .speed: 30], 5, .fire, 70),
      ([.attack: 30, .defense: 30], 4, .ice, 70),
      ([.specialAttack: 30], 4, .electric, 70),
      ([.attack: 30, .defense: 30], 6, .ice, 60),
      ([.attack: 28], 3, .dragon, 68),
      // DVs of 15 and 13, and of 12 and 12, in Attack and Defense.
      ([.defense: 26], 2, .ice, 70),
      ([.attack: 24, .defense: 24], 2, .fighting, 70),
    ] as [([Stat: Int], Int, ID<PokemonType>, Int)])
  func individualValuesDecideTypeAndPower(
    _ values: [Stat: Int], _ generation: Int, _ type: ID<PokemonType>, _ power: Int
  ) {
    let hidden = HiddenPower(StatValues(values), in: generation)
    #expect(hidden.type == type)
    #expect(hidden.power == power)
  }

  @Test(arguments: [
    "hidden power ice", "Hidden Power [Ice]", "hidden-power-ice", "Hidden Power Ice",
  ])
  func itsNameMayHaveItsType(_ name: String) {
    let found = HiddenPower.named(name)
    #expect(found.name == "Hidden Power")
    #expect(found.type == .ice)
  }

  @Test(arguments: ["Hidden Power", "ice beam", "hidden power fairy", "hidden power normal"])
  func otherNamesHaveNoType(_ name: String) {
    #expect(HiddenPower.named(name).type == nil)
    #expect(HiddenPower.named(name).name == name)
  }
}
