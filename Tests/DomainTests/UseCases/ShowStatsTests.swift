import PokedexDomain
import PokedexTesting
import Testing

@Suite struct ShowStatsTests {
  private let show = ShowStats(pokedex: ScriptedPokedex())

  @Test func statsAreRankedAmongListedForms() async throws {
    let rows = PokemonRows(SampleDex.catalog)
    let listed = ShowStats.Listed(Array(0..<rows.count), of: rows)
    let page = try await show(25, through: nil, among: listed)
    #expect(page.rankedAmong == 16)
    let speed = try #require(page.stats.last)
    // Five are faster than 90: 130, twice 110 and twice 100. Three others tie.
    #expect((speed.stat, speed.base, speed.standing?.rank) == (.speed, 90, 6))
    #expect(speed.standing?.ties == 3)
    #expect(speed.histogram?.counts.reduce(0, +) == 16)
  }

  @Test func anUnlistedFormIsRankedAsIfListed() async throws {
    let rows = PokemonRows(SampleDex.catalog)
    let page = try await show(25, through: nil, among: .init([0, 2], of: rows))
    #expect(page.rankedAmong == 3)
    #expect(page.stats.first?.standing?.rank == 3)
  }

  @Test func withoutADexThereAreNoNatures() async throws {
    let page = try await show(25, through: nil)
    #expect(page.stats.map(\.base) == [35, 55, 40, 50, 50, 90])
    #expect(page.stats.allSatisfy { $0.raisedBy.isEmpty && $0.standing == nil })
    #expect(page.stats.first?.levels.map(\.level) == [50, 100])
  }

  @Test func generationIHasOneSpecialStatAndNoEVs() async throws {
    let lens = Lens(
      data: GameData(generation: 1, groups: [1], isGame: true, order: 3),
      rules: GameRules(in: 1), slug: "red-blue", name: "Red/Blue")
    let page = try await show(25, through: lens)
    #expect(page.hasOneSpecial)
    #expect(page.formula == .experience)
    #expect(page.stats.allSatisfy { $0.effort == nil })
  }

  @Test func naturesAreListedWithTheStatsTheyChange() async throws {
    var dex = TableDex()
    var adamant = Nature(id: 4, slug: "adamant")
    adamant.increasedStat = 2
    adamant.decreasedStat = 4
    dex.put([adamant, Nature(id: 1, slug: "hardy")])
    let pokedex = ScriptedPokedex(.success(dex.catalog(forms: SampleDex.forms, species: [])))
    let page = try await ShowStats(pokedex: pokedex)(25, through: nil)
    #expect(page.stats[1].raisedBy.map(\.name) == ["Adamant"])
    #expect(page.stats[3].loweredBy.map(\.name) == ["Adamant"])
    #expect(page.stats.flatMap(\.raisedBy).count == 1)
  }
}
