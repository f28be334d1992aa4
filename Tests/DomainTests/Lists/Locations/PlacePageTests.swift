import PokedexDomain
import PokedexTesting
import Testing

@Suite struct PlacePageTests {
  private let pokedex = PageFixture.pokedex

  private func place(_ id: ID<Location>, in game: String? = nil) async throws -> LocationPage {
    try await pokedex.dex(through: PageFixture.lens(game)).page(Location.self, of: id)
  }

  @Test func aLocationListsEncountersWithMethodAndCondition() async throws {
    let forest = try await place(155)
    #expect(forest.pokemon?.query == "found:viridian-forest")
    #expect(forest.pokemon?.count == 2)
    #expect(forest.games.map(\.game.name) == ["Red/Blue"])
    let methods = try #require(forest.games.first).methods
    #expect(methods.map(\.method) == ["Walk"])
    #expect(methods[0].finds.map(\.form.name) == ["Nidoran♀", "Pikachu", "Pikachu"])
    #expect(methods[0].finds.map(\.percent) == [50, 5, nil])
    #expect(methods[0].finds.map(\.versions) == ["Blue", "Red", "Red"])
    #expect(methods[0].finds.map(\.levels) == [3...3, 3...5, 4...6])
    #expect(methods[0].finds.map(\.condition.isEmpty) == [true, true, false])
  }

  @Test func areasOfALocationAreListedSeparately() async throws {
    let garden = try await place(184)
    #expect(garden.areas == ["Back"])
    #expect(garden.games.flatMap(\.methods).map(\.areas) == [[], ["Back"]])
  }

  @Test func aGameLimitsTheEncounters() async throws {
    let forest = try await place(155, in: "platinum")
    #expect(forest.games == [])
    #expect(forest.pokemon == nil)
  }

  @Test func aGameListsItsNeighboursDexesAndPokemon() async throws {
    let platinum = try await pokedex.dex().page(VersionGroup.self, of: 9)
    #expect(platinum.versions == ["Platinum"])
    #expect((platinum.number, platinum.count) == (3, 6))
    #expect(platinum.before?.name == "Gold/Silver")
    #expect(platinum.after?.name == "X/Y")
    #expect(platinum.dexes.map(\.name) == ["Extended Sinnoh"])
    #expect(platinum.pokemon?.query == "game:platinum")
    #expect(try await pokedex.dex().page(VersionGroup.self, of: 1).before == nil)
    #expect(try await pokedex.dex().page(VersionGroup.self, of: 20).after == nil)
  }

  @Test func aRegionalDexListsItsSpeciesInOrder() async throws {
    let sinnoh = try await pokedex.dex().page(Pokedex.self, of: 6)
    #expect(sinnoh.entries.map(\.number) == [95, 103, 104, 105, 163, 164, 165])
    #expect(sinnoh.entries.prefix(2).map(\.form.name) == ["Mr. Mime", "Pichu"])
    #expect(sinnoh.entries.first?.types == [.psychic, .fairy])
    #expect(sinnoh.games.map(\.name) == ["Platinum"])
    #expect(sinnoh.pokemon?.query == "dexof:extended-sinnoh")
  }

  @Test func aRegionalDexShowsTheTypesOfTheGeneration() async throws {
    let lens = try PageFixture.lens("platinum")
    let sinnoh = try await pokedex.dex(through: lens).page(Pokedex.self, of: 6)
    #expect(sinnoh.entries.first?.types == [.psychic])
  }
}
