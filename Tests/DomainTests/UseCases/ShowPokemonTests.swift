import PokedexDomain
import PokedexTesting
import Testing

@Suite struct ShowPokemonTests {
  private func page(
    species: Species? = nil, names: LinkedNames = LinkedNames(), _ change: (inout Form) -> Void
  ) -> PokemonPage {
    var form = SampleDex.forms[1]
    change(&form)
    return PokemonPage(
      FormRecord(form: form, species: species, name: "Pikachu", names: names))
  }

  @Test func theHiddenAbilityComesLastWithoutDuplicates() {
    var names = LinkedNames()
    names[ID<Ability>(9)] = "Static"
    let page = page(names: names) { $0.ability2 = 31 }
    #expect(page.abilities.map(\.name) == ["Static", "#31"])
    #expect(page.abilities.map(\.isHidden) == [false, false])
    let usual = self.page(names: names) { _ in }
    #expect(usual.abilities.map(\.isHidden) == [false, true])
    #expect(self.page { ($0.ability1, $0.hiddenAbility) = (nil, nil) }.abilities == [])
  }

  @Test func heldItemsAreMergedAcrossGames() {
    let page = page { _ in }
    #expect(page.heldItems.map(\.id) == [213])
    #expect(page.heldItems.map(\.rarity) == [5...50])
  }

  @Test(arguments: [(-1, nil), (0, 0), (1, 125), (4, 500), (8, 1000)] as [(Int, Int?)])
  func theFemaleShareIsInThousandths(_ rate: Int, _ expected: Int?) {
    var species = SampleDex.species[1]
    species.genderRate = rate
    #expect(page(species: species) { _ in }.species?.femaleThousandths == expected)
  }

  @Test func linkedNamesHaveFallbacks() {
    var names = LinkedNames()
    names[ID<EggGroup>(2)] = "Ground"
    names[ID<Form>(25)] = "Pikachu"
    let facts = page(species: SampleDex.species[1], names: names) { _ in }.species
    #expect(facts?.eggGroups.map(\.name) == ["Ground"])
    #expect(facts?.generation == "Generation 1")
    #expect(facts?.forms.map(\.name) == ["Pikachu"])
    #expect(facts?.habitat == nil)
  }

  @Test func aPageWithoutItsSpeciesHasTheError() {
    let record = FormRecord(
      form: SampleDex.forms[0], species: nil, speciesFailure: .network(.status(500)),
      name: "Charizard", names: LinkedNames())
    let page = PokemonPage(record)
    #expect(page.species == nil)
    #expect(page.speciesFailure == .network(.status(500)))
    #expect(page.types == [.fire, .flying])
  }

  @Test func errorsAreRethrown() async {
    let pokedex = ScriptedPokedex()
    pokedex.fail(25, .offline)
    await #expect(throws: PokedexError.offline) { try await ShowPokemon(pokedex: pokedex)(25) }
    await #expect(throws: PokedexError.notFound("Pokémon 26000")) {
      try await ShowPokemon(pokedex: pokedex)(26_000)
    }
  }
}
