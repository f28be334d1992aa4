import PokedexDomain
import PokedexTesting
import Testing

/// Abilities, natures and egg groups.
@Suite struct BreedingPageTests {
  private let pokedex = PageFixture.pokedex

  @Test func anAbilityListsItsPokemonAndHiddenHolders() async throws {
    let rod = try await pokedex.dex().page(Ability.self, of: 31)
    #expect(rod.all?.count == 3)
    #expect(rod.regular == nil)
    #expect(rod.hidden?.forms.map(\.name) == ["Pikachu", "Raichu", "Pichu"])
    #expect(rod.effects.map { "\($0.type.englishName) \($0.percent)" } == ["Electric 0"])
  }

  @Test func lightningRodStoppedNothingBeforeGenerationFive() async throws {
    let lens = try PageFixture.lens("platinum")
    let rod = try await pokedex.dex(through: lens).page(Ability.self, of: 31)
    #expect(rod.effects == [])
    // Generation IV has no hidden abilities.
    #expect(rod.all == nil)
  }

  @Test func formsThatLostAnAbilityAreListed() async throws {
    var form = SampleDex.forms[0]
    var past = PastAbility()
    past.generation = 6
    past.slot = 1
    past.ability = 31
    form.pastAbilities = [past]
    var catalog = PageFixture.catalog
    catalog.put(
      FormRecord(form: form, species: nil, name: "Charizard", names: LinkedNames()))
    let pokedex = ScriptedPokedex(.success(catalog))
    let lost = try await pokedex.dex().page(Ability.self, of: 31)
    #expect(lost.changedForms.map(\.form.name) == ["Charizard"])
    #expect(lost.changedForms.map(\.generation) == ["Generation VI"])
    #expect(lost.changedForms.map(\.before) == [nil])
    let gained = try await pokedex.dex().page(Ability.self, of: 66)
    #expect(gained.changedForms.map(\.before?.name) == ["Lightning Rod"])
    let platinum = try PageFixture.lens("platinum")
    let before = try await pokedex.dex(through: platinum).page(Ability.self, of: 31)
    #expect(before.changedForms == [])
  }

  @Test func aNatureRaisesAndLowersAStat() async throws {
    let adamant = try await pokedex.dex().page(Nature.self, of: 11)
    #expect((adamant.raised, adamant.lowered) == ("Attack", "Defense"))
    #expect((adamant.liked, adamant.hated) == ("Spicy", "Dry"))
    #expect(adamant.likedBerries.map(\.name) == ["Oran Berry"])
    #expect(adamant.hatedBerries == [])
    #expect(adamant.others.map(\.name) == ["Brave"])
  }

  @Test func aNeutralNatureChangesNothing() async throws {
    let hardy = try await pokedex.dex().page(Nature.self, of: 1)
    #expect((hardy.raised, hardy.liked) == (nil, nil))
    #expect(hardy.others.map(\.name) == ["Serious"])
  }

  @Test func anEggGroupListsItsMembersAndOverlaps() async throws {
    let monster = try await pokedex.dex().page(EggGroup.self, of: 1)
    #expect(monster.species == 11)
    #expect(monster.alone == 0)
    #expect(monster.shared.map(\.other.name) == ["Ground", "Dragon"])
    #expect(
      monster.shared.map(\.pokemon.query) == ["egg:monster egg:ground", "egg:monster egg:dragon"])
    let none = try await pokedex.dex().page(EggGroup.self, of: 15)
    #expect(none.all?.forms.map(\.name) == ["Pichu", "Ho-Oh"])
    #expect(none.alone == 2)
    #expect(none.shared == [])
  }
}
