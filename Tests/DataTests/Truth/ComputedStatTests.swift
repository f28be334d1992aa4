import PokedexDomain
import Testing

/// Stats at any level and with any training.
@Suite struct ComputedStatTests {
  private func stats(
    _ slug: String, _ lens: String? = nil, _ change: (inout StatTraining) -> Void
  ) async throws -> [Int] {
    var training = StatTraining()
    change(&training)
    let compute = ComputeStats(pokedex: try Bundled.pokedex())
    return try await compute(
      try await Bundled.form(slug), training, through: try await Bundled.lens(lens)
    ).stats.map(\.value)
  }

  /// Bulbapedia, "Stat", "Generation III onward": an Adamant Garchomp of level 78.
  @Test func theGarchompOfBulbapediaHasItsStats() async throws {
    let found = try await stats("garchomp") { training in
      training.level = 78
      training.nature = 11
      training.effort =
        StatValues(
          written: "74hp, 190 atk, Def 91 / spa:48 / spd=84 / 23 Spe") ?? StatValues()
      training.individual = StatValues(written: "24hp,12atk,30def,16spa,23spd,5spe") ?? StatValues()
    }
    #expect(found == [289, 278, 193, 135, 171, 171])
  }

  /// Bulbapedia, "Stat", "Generations I and II": a Pikachu of level 81 with Special 9 and Speed 5.
  @Test func thePikachuOfGenerationIHasItsStats() async throws {
    let found = try await stats("pikachu", "1") { training in
      training.level = 81
      training.individual = StatValues(written: "8atk,13def,9spa,5spe") ?? StatValues()
      training.effort =
        StatValues(
          written: "22850hp,23140atk,17280def,19625spa,24795spe") ?? StatValues()
    }
    #expect(found == [189, 137, 101, 128, 128, 190])
  }

  /// The DV of HP consists of the last bits of the others: with odd DVs it is 15.
  @Test func theDVOfHPFollowsFromTheOthers() async throws {
    let best = try await stats("mewtwo", "1") { $0.level = 100 }
    let even = try await stats("mewtwo", "1") { training in
      training.level = 100
      training.individual = StatValues(written: "14") ?? StatValues()
    }
    #expect(best[0] - even[0] == 30)
  }

  @Test(arguments: [
    ("252 Atk / 4 SpD / 252 Spe", true), ("252", true), ("252atk,252spe,252hp", false),
  ])
  func effortHasALimitInAll(_ text: String, _ isAllowed: Bool) throws {
    var training = StatTraining()
    training.effort = try #require(StatValues(written: text))
    #expect((training.problem(.effort) == nil) == isAllowed)
  }

  @Test(arguments: [
    ("32 Atk / 2 HP / 32 Spe", "31", nil), ("32", nil, nil),
    ("32atk,32spe,32hp", nil, "96 stat points in all: at most 66 are allowed"),
    ("32atk", "0 Spe", "in Champions, all IVs are 31"),
  ])
  func `Champions has 66 stat points in all and no other IVs than 31`(
    _ points: String, _ individual: String?, _ problem: String?
  ) throws {
    var training = StatTraining()
    training.effort = try #require(StatValues(written: points))
    if let individual { training.individual = try #require(StatValues(written: individual)) }
    #expect(training.problem(.points) == problem)
  }

  @Test(arguments: [
    "", "atk", "252 atk atk", "1 2 atk", "-1 atk", "5 luck", "4atk,5atk", "atk4spe",
  ])
  func otherTextsAreNoTraining(_ text: String) {
    #expect(StatValues(written: text) == nil)
  }

  @Test(arguments: [("9spa,8spd", false), ("9spa", true), ("15", true), ("14hp,15atk", false)])
  func oldDVsMustFitTogether(_ text: String, _ isAllowed: Bool) throws {
    var training = StatTraining()
    training.individual = try #require(StatValues(written: text))
    #expect((training.problem(.experience) == nil) == isAllowed)
  }
}
