import PokedexDomain
import PokedexTesting
import Testing

@Suite struct ProgressTests {
  private let track = TrackProgress(pokedex: TeamFixture.pokedex)

  @Test func nothingIsCaughtAtFirst() async throws {
    let progress = try await track([])
    #expect(progress.overall == tally(0, 18))
    #expect(!progress.overall.isComplete)
  }

  @Test func anyFormCountsForItsSpecies() async throws {
    let progress = try await track([10_058, 10_009])
    #expect(progress.overall == tally(2, 18))
    #expect(try await track([10_058, 445]).overall == tally(1, 18), "and counts once")
  }

  @Test func progressIsCountedByGenerationGameAndType() async throws {
    let progress = try await track([443, 445, 887])
    #expect(progress.generations.map(\.thing.name).first == "Generation I")
    #expect(progress.generations.map(\.tally) == [tally(0, 9), tally(2, 8), tally(1, 1)])
    #expect(progress.games.map(\.game.name) == ["Scarlet/Violet"])
    #expect(progress.games[0].dexes.map(\.thing.name) == ["Paldea"])
    #expect(progress.games[0].dexes.map(\.tally) == [tally(2, 6)])
    let dragons = try #require(progress.types.first { $0.thing.id == .dragon })
    #expect(dragons.tally == tally(3, 4))
  }

  @Test func progressIsCountedByBox() async throws {
    let boxes = try await track([443, 445]).boxes
    #expect(boxes.reduce(0) { $0 + $1.tally.count } == 18)
    let box = try #require(boxes.first { $0.number == 15 })
    #expect(box.numbers == 421...450)
    #expect(box.tally.caught == 2)
  }

  @Test func thePlanUsesFewPlaces() async throws {
    let plan = try await track.places(toComplete: 25, having: [])
    #expect(plan.stops.map(\.place.name) == ["Route", "Tower"])
    #expect(plan.stops[0].species.map(\.name) == ["Gastly", "Gible"])
    #expect(plan.stops[1].species.map(\.name) == ["Skarmory"])
    #expect(plan.viaEvolution.map(\.name) == ["Gabite", "Garchomp"])
    #expect(plan.elsewhere.map(\.name) == ["Ditto"])
  }

  @Test func caughtSpeciesNeedNoPlace() async throws {
    let plan = try await track.places(toComplete: 25, having: [443, 132, 227])
    #expect(plan.stops.flatMap(\.species).map(\.name) == ["Gastly"])
    #expect(plan.viaEvolution.map(\.name) == ["Gabite", "Garchomp"])
    #expect(plan.elsewhere.isEmpty)
  }

  @Test func aGameWithoutEncountersHasNoKnownPlaces() async throws {
    #expect(try await track.places(toComplete: 25, having: []).knowsPlaces)
    #expect(try await track.places(toComplete: 25, having: [92, 443, 227]).knowsPlaces)
    #expect(try await !track.places(toComplete: 25, in: 99, having: []).knowsPlaces)
  }

  @Test func aVersionMayLackSpecies() async throws {
    let plan = try await track.places(toComplete: 25, in: 40, having: [])
    #expect(plan.stops.map(\.place.name) == ["Route"])
    #expect(plan.elsewhere.map(\.name) == ["Ditto", "Skarmory"])
  }

  private func tally(_ caught: Int, _ count: Int) -> Tally {
    Tally(caught: caught, of: count)
  }
}
