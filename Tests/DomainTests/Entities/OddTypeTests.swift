import PokedexDomain
import Testing

/// Type IDs outside the eighteen standard types.
struct OddTypeTests {
  private static let odd: [ID<PokemonType>] = [
    0, 19, 46, 192, 10_001, 10_002, ID(.max), ID(.min), ID(Int(Int32.min)), -1,
  ]

  @Test(arguments: odd) func everyIDHasANameAndASlug(_ type: ID<PokemonType>) {
    #expect(type.standardIndex == nil)
    #expect(!type.name.isEmpty)
    #expect(!type.slug.isEmpty)
  }

  @Test func specialTypesHaveTheNamesOfPokeAPIOrTheGames() {
    #expect(ID<PokemonType>.special.map(\.englishName) == ["Stellar", "???", "Shadow"])
    #expect(ID<PokemonType>.special.map(\.slug) == ["stellar", "unknown", "shadow"])
  }

  @Test(arguments: odd) func theyTakeAndDealNeutralDamage(_ type: ID<PokemonType>) {
    var chart = TypeChart(Table<PokemonType>([]))
    chart[type, .fire] = 200
    #expect(chart[type, .fire] == 100)
    #expect(chart.percent(of: .fire, on: [type]) == 100)
  }
}
