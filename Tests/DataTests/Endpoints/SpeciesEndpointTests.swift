import PokedexDomain
import Testing

@testable import PokedexData

struct SpeciesEndpointTests {
  private let text = """
    {"id": 2000, "name": "test-ling", "names": \(names(["en": "Testling"])), "order": 77,
     "generation": \(link("generation", 9)),
     "evolves_from_species": \(link("pokemon-species", 1999, "test-egg")),
     "evolution_chain": {"url": "https://example.org/api/v2/evolution-chain/70/"},
     "gender_rate": -1, "capture_rate": 255, "base_happiness": 70, "is_baby": true,
     "is_legendary": false, "is_mythical": true, "hatch_counter": 20,
     "has_gender_differences": true, "forms_switchable": false,
     "growth_rate": \(link("growth-rate", 4)), "color": \(link("pokemon-color", 8)),
     "shape": \(link("pokemon-shape", 6)), "habitat": null,
     "egg_groups": \(links("egg-group", 1, 14)),
     "pokedex_numbers": [{"entry_number": 0, "pokedex": \(link("pokedex", 1))}],
     "varieties": [{"is_default": false, "pokemon": \(link("pokemon", 12_000))},
                   {"is_default": true, "pokemon": \(link("pokemon", 2000, "test-ling"))}]}
    """

  @Test func aSpeciesHasItsFacts() throws {
    let species = try read(SpeciesEndpoint.self, 2000, text)
    #expect(species.slug == "test-ling")
    #expect(species.names[.english] == "Testling")
    #expect(species.order == 77)
    #expect(species.generation == 9)
    #expect(species.evolvesFrom == 1999)
    #expect(species.evolutionChain == 70)
    #expect([species.captureRate, species.baseHappiness] == [255, 70])
    #expect([species.isLegendary, species.isMythical] == [false, true])
    #expect(species.formsSwitchable == false)
    #expect(species.growthRate == 4)
    #expect(species.color == 8)
    #expect(species.shape == 6)
    #expect(species.habitat == nil)
  }

  @Test func aSpeciesHasItsBreedingFacts() throws {
    let species = try read(SpeciesEndpoint.self, 2000, text)
    #expect(species.genderRate == -1)
    #expect(species.hasGenderDifferences)
    #expect(species.isBaby)
    #expect(species.hatchCycles == 20)
    #expect(species.eggGroups == [1, 14])
  }

  @Test func theDefaultFormComesFirst() throws {
    #expect(try read(SpeciesEndpoint.self, 2000, text).forms == [2000, 12_000])
  }

  @Test func aDexMayBeginAtZero() throws {
    let numbers = try read(SpeciesEndpoint.self, 2000, text).dexNumbers
    #expect(numbers.map(\.pokedex) == [1])
    #expect(numbers.map(\.number) == [0])
  }

  @Test(
    "Errors name the field",
    arguments: [
      InvalidChange(#""gender_rate": -1"#, #""gender_rate": 9"#, names: "gender_rate"),
      InvalidChange(#""gender_rate": -1"#, #""gender_rate": -2"#, names: "gender_rate"),
      InvalidChange(#""capture_rate": 255"#, #""capture_rate": 256"#, names: "capture_rate"),
      InvalidChange(#""base_happiness": 70"#, #""base_happiness": null"#, names: "base_happiness"),
      InvalidChange(#""is_baby": true"#, #""is_baby": 1"#, names: "is_baby"),
      InvalidChange(#""is_mythical": true,"#, "", names: "is_mythical"),
      InvalidChange(
        #""entry_number": 0"#, #""entry_number": -1"#, names: "pokedex_numbers[0].entry_number"),
      InvalidChange("pokemon/12000", "pokemon-form/12000", names: "varieties[0].pokemon.url"),
      InvalidChange("evolution-chain/70", "evolution-chain", names: "evolution_chain.url"),
      InvalidChange("pokemon-species/1999", "pokemon-species/2000", names: "evolves_from_species"),
      InvalidChange(#""egg_groups": ["#, #""egg_groups": [[], "#, names: "egg_groups[0]"),
    ])
  func errorsNameTheField(_ change: InvalidChange) throws {
    let fault = fault(SpeciesEndpoint.self, 2000, try text.with(change.part, as: change.other))
    #expect(fault?.resource == "pokemon-species/2000")
    #expect(fault?.field == change.field)
  }

  @Test func linkedEntriesAreNamedByTheirSlugs() throws {
    let names = try decode(SpeciesEndpoint.self, 2000, text).linkedNames
    #expect(names[ID<Species>(1999)] == "Test Egg")
    #expect(names[ID<Form>(2000)] == "Test Ling")
    #expect(names[ID<PokemonColor>(8)] == "Some")
  }
}
