import PokedexDomain
import Testing

@testable import PokedexData

private func stat(_ id: Int, _ base: Int, _ effort: Int = 0) -> String {
  #"{"base_stat": \#(base), "effort": \#(effort), "stat": \#(link("stat", id))}"#
}

private func ability(_ slot: Int, _ ability: String) -> String {
  #"{"slot": \#(slot), "is_hidden": \#(slot == 3), "ability": \#(ability)}"#
}

struct PokemonEndpointTests {
  private let text = """
    {"id": 12000, "name": "testling-hot", "species": \(link("pokemon-species", 2000, "testling")),
     "is_default": false, "order": -1, "height": 19, "weight": 950, "base_experience": null,
     "types": [{"slot": 1, "type": \(link("type", 4, "sound"))}],
     "stats": [\(stat(6, 102)), \(stat(1, 108)), \(stat(2, 130, 3)), \(stat(3, 95)),
               \(stat(4, 80)), \(stat(5, 85))],
     "abilities": [\(ability(1, link("ability", 8, "loud-voice"))),
                   \(ability(3, link("ability", 24)))],
     "forms": \(links("pokemon-form", 10_500, 10_501)),
     "held_items": [{"item": \(link("item", 70, "wind-bell")), "version_details": [
       {"rarity": 5, "version": \(link("version", 5))},
       {"rarity": 100, "version": \(link("version", 6))}]}],
     "past_types": [{"generation": \(link("generation", 5)),
       "types": [{"slot": 2, "type": \(link("type", 1))}]}],
     "past_abilities": [{"generation": \(link("generation", 4)),
       "abilities": [\(ability(3, "null")), \(ability(2, link("ability", 9)))]}],
     "past_stats": [{"generation": \(link("generation", 1)), "stats": [\(stat(9, 65, 1))]}],
     "moves": "read apart", "sprites": {"front_default": null}}
    """

  @Test func aFormHasItsFacts() throws {
    let form = try read(PokemonEndpoint.self, 12_000, text)
    #expect(form.slug == "testling-hot")
    #expect(form.species == 2000)
    #expect(form.isDefault == false)
    #expect([form.order, form.height, form.weight] == [-1, 19, 950])
    #expect(form.baseExperience == nil)
    #expect(form.types == [4])
    #expect(form.looks == [10_500, 10_501])
  }

  @Test func statsAreReadByTheirIDInAnyOrder() throws {
    let form = try read(PokemonEndpoint.self, 12_000, text)
    #expect(
      form.stats
        == Stats(
          hp: 108, attack: 130, defense: 95, specialAttack: 80, specialDefense: 85, speed: 102))
    #expect(form.effort == Stats(attack: 3))
  }

  @Test func abilitiesGoByTheirSlots() throws {
    let form = try read(PokemonEndpoint.self, 12_000, text)
    #expect(form.ability1 == 8)
    #expect(form.ability2 == nil)
    #expect(form.hiddenAbility == 24)
  }

  @Test func aFormMayHaveNoAbility() throws {
    let start = try #require(text.firstRange(of: #""abilities""#)).lowerBound
    let end = try #require(text.firstRange(of: #""forms""#)).lowerBound
    let form = try read(
      PokemonEndpoint.self, 12_000, text[..<start] + #""abilities": [], "# + text[end...])
    #expect(form.ability1 == nil)
  }

  @Test func heldItemsAreListedByVersion() throws {
    let items = try read(PokemonEndpoint.self, 12_000, text).heldItems
    #expect(items.map(\.item) == [70, 70])
    #expect(items.map(\.version) == [5, 6])
    #expect(items.map(\.rarity) == [5, 100])
  }

  @Test func pastTypesAndStatsAreRead() throws {
    let form = try read(PokemonEndpoint.self, 12_000, text)
    #expect(form.pastTypes.map(\.generation) == [5])
    #expect(form.pastTypes.map(\.slot) == [2])
    #expect(form.pastTypes.map(\.type) == [1])
    #expect(form.pastStats.map(\.generation) == [1])
    #expect(form.pastStats.map(\.stat) == [9])
    #expect(form.pastStats.map(\.base) == [65])
    #expect(form.pastStats.map(\.effort) == [1])
  }

  @Test func anEmptyPastSlotHasNoAbility() throws {
    let past = try read(PokemonEndpoint.self, 12_000, text).pastAbilities
    #expect(past.map(\.generation) == [4, 4])
    #expect(past.map(\.slot) == [3, 2])
    #expect(past.map(\.isHidden) == [true, false])
    #expect(past.map(\.ability) == [nil, 9])
  }

  @Test(
    "Errors name the field",
    arguments: [
      InvalidChange(#""base_stat": 95"#, #""base_stat": 256"#, names: "stats[3].base_stat"),
      InvalidChange(#""base_stat": 95"#, #""base_stat": 0"#, names: "stats[3].base_stat"),
      InvalidChange(#""base_stat": 95"#, #""base_stat": "95""#, names: "stats[3].base_stat"),
      InvalidChange(#""effort": 3"#, #""EVs": 4"#, names: "stats[2].effort"),
      InvalidChange("stat/5/", "stat/4/", names: "stats[5].stat"),
      InvalidChange("stat/5/", "stat/7/", names: "stats[5].stat"),
      InvalidChange(", \(stat(3, 95))", "", names: "stats"),
      InvalidChange(#""slot": 1, "type""#, #""slot": 2, "type""#, names: "types"),
      InvalidChange(#""slot": 3, "is"#, #""slot": 4, "is"#, names: "abilities[1].slot"),
      InvalidChange(#""order": -1"#, #""order": -2"#, names: "order"),
      InvalidChange(#""height": 19"#, #""height": null"#, names: "height"),
      InvalidChange(#""weight": 950,"#, "", names: "weight"),
      InvalidChange(
        #""rarity": 5,"#, #""rarity": 0,"#, names: "held_items[0].version_details[0].rarity"),
      InvalidChange("generation/4/", "generation/0/", names: "past_abilities[0].generation.url"),
    ])
  func errorsNameTheField(_ change: InvalidChange) throws {
    let fault = fault(
      PokemonEndpoint.self, 12_000, try text.with(change.part, as: change.other))
    #expect(fault?.resource == "pokemon/12000")
    #expect(fault?.field == change.field)
  }

  @Test func linkedEntriesAreNamedByTheirSlugs() throws {
    let names = try decode(PokemonEndpoint.self, 12_000, text).linkedNames
    #expect(names[ID<Species>(2000)] == "Testling")
    #expect(names[ID<PokemonType>(4)] == "Sound")
    #expect(names[ID<Ability>(8)] == "Loud Voice")
    #expect(names[ID<Item>(70)] == "Wind Bell")
    #expect(names[ID<Look>(10_500)] == nil)
  }
}
