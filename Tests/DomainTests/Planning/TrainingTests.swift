import PokedexTesting
import Testing

@testable import PokedexDomain

@Suite(.timeLimit(.minutes(5))) struct TrainingTests {
  private func page(_ stat: Stat, _ game: String) async throws -> TrainingPage {
    let dex = try await PlannerDex()
    return try FindTrainingPlaces(dex.catalog)(stat, through: dex.lens(game), limit: 1000)
  }

  /// In the temple, 80 % of the Pokémon are Golbat, which yield 2 Speed EVs, and 10 % are Sneasel,
  /// which yield 1.
  @Test func snowpointTempleTrainsSpeedInPlatinum() async throws {
    let places = try await page(.speed, "platinum").places
    let temple = try #require(places.first { $0.location.name == "Snowpoint Temple" })
    #expect(temple.effort == Ratio(17, 10))
    #expect(temple.purity > Ratio(9, 10))
    #expect(temple.method == "Walk")
  }

  @Test func theBestPlacesComeFirst() async throws {
    for game in ["emerald", "heartgold", "black-2", "ultra-sun", "sword"] {
      let places = try await page(.attack, game).places
      #expect(zip(places, places.dropFirst()).allSatisfy { $0.effort >= $1.effort })
      #expect(places.allSatisfy { $0.purity <= .one && !$0.pokemon.isEmpty })
    }
  }

  @Test func gamesWithoutEVsSaySo() async throws {
    #expect(try await page(.attack, "crystal").kind == .statExperience)
    #expect(try await page(.attack, "champions").kind == .statPoints)
    #expect(try await page(.attack, "legends-arceus").kind == .effortLevels)
    #expect(try await page(.attack, "crystal").places.isEmpty)
  }

  /// Finding all places of a game takes at most 10 ms in a release build; the test allows 1 s.
  @Test func aGameTakesMilliseconds() async throws {
    let dex = try await PlannerDex()
    let lens = try dex.lens("platinum")
    let find = FindTrainingPlaces(dex.catalog)
    _ = find(.speed, through: lens, limit: 60)
    let time = ThreadClock.measure { _ = find(.speed, through: lens, limit: 60) }
    #expect(time < .seconds(1))
  }
}
