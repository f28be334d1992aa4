import PokedexDomain
import PokedexTesting
import Testing

/// Places to train and to complete a dex at, in chosen circumstances.
@Suite(.timeLimit(.minutes(5))) struct PlanningConditionTests {
  private func circumstances(_ values: String...) -> Circumstances {
    values.reduce(into: Circumstances()) { $0.choose($1) }
  }

  // MARK: Training

  private func training(_ game: String, _ circumstances: Circumstances?) async throws
    -> TrainingPage
  {
    let dex = try await PlannerDex()
    return try FindTrainingPlaces(dex.catalog)(
      .speed, through: dex.lens(game), limit: 1000, under: circumstances)
  }

  private func route222(_ circumstances: Circumstances?) async throws -> [String] {
    try await training("platinum", circumstances).places
      .filter { $0.location.name == "Route 222" && $0.method == "Walk" }
      .map { "\($0.effort.scaled(by: 10)) \($0.condition)" }
  }

  @Test func `without conditions each time with a result of its own has a row`() async throws {
    let rows = try await route222(nil)
    #expect(rows.contains("13 At night"))
    #expect(rows.count > 2)
    #expect(try await training("platinum", nil).conditions == nil)
  }

  @Test func `at night only what is met at night counts`() async throws {
    #expect(try await route222(circumstances("time-night")) == ["13 "])
    #expect(try await training("platinum", circumstances("time-night")).conditions == ["At night"])
  }

  @Test func `the Poké Radar adds its Pokémon to those of the time`() async throws {
    let with = try await route222(circumstances("time-night", "radar-on"))
    #expect(with.count == 1)
    #expect(with != (try await route222(circumstances("time-night"))))
  }

  /// An ordinary day is a choice, too: the places are those of a list of encounters.
  @Test(arguments: ["crystal", "emerald", "platinum", "heartgold", "black-2", "ultra-sun", "sword"])
  func `chosen conditions leave no row for other times, seasons and swarms`(_ game: String)
    async throws
  {
    let dex = try await PlannerDex()
    let page = try await training(game, .ordinary)
    let words = try GameCircumstances(dex.catalog, dex.lens(game))
    let names = words.kinds.flatMap(\.values).map(words.words.condition)
    for place in page.places {
      #expect(!names.contains { place.condition.contains($0) }, "\(place.condition)")
    }
  }

  // MARK: Completing a dex

  private func plan(_ game: String, _ circumstances: Circumstances?) async throws
    -> CompletionPlan
  {
    let dex = try await PlannerDex()
    let lens = try dex.lens(game)
    return try await TrackProgress(pokedex: Stage.bundled()).places(
      toComplete: try #require(lens.data.groups.first), in: lens.data.version, having: [],
      under: circumstances)
  }

  @Test func `what is met only at night is listed apart by day`() async throws {
    let day = try await plan("gold", .ordinary)
    #expect(Set(["Murkrow", "Misdreavus"]).isSubset(of: day.otherwise.map(\.name)))
    let night = try await plan("gold", circumstances("time-night"))
    let found = Set(night.stops.flatMap(\.species).map(\.name))
    #expect(Set(["Murkrow", "Misdreavus"]).isSubset(of: found))
    #expect(night.conditions == ["At night"])
  }

  @Test(arguments: ["gold", "platinum", "black", "sword"])
  func `conditions move species to other lists but lose none`(_ game: String) async throws {
    let all = try await plan(game, nil)
    #expect(all.otherwise == [] && all.conditions == nil)
    for chosen in [Circumstances.ordinary, circumstances("time-night", "swarm-yes")] {
      let some = try await plan(game, chosen)
      let species = Set(some.stops.flatMap(\.species) + some.otherwise)
      #expect(species == Set(all.stops.flatMap(\.species)))
      #expect(some.viaEvolution == all.viaEvolution && some.elsewhere == all.elsewhere)
      #expect(some.knowsPlaces)
    }
  }

  @Test(arguments: [("red", []), ("black-2", [Circumstances.Kind.season])])
  func `a game has only the conditions that change its encounters`(
    _ game: String, _ expected: [Circumstances.Kind]
  ) async throws {
    let dex = try await PlannerDex()
    #expect(try GameCircumstances(dex.catalog, dex.lens(game)).kinds == expected)
  }
}
