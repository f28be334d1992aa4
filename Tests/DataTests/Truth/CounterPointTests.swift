import PokedexData
import Testing

@testable import PokedexDomain

/// The points of counters to a foe with a known set, computed by hand.
@Suite(.timeLimit(minutes: 5)) struct CounterPointTests {
  /// Garchomp at level 100 has 359 Attack, 226 Defense, 206 Special Defense, 357 HP and 333 Speed.
  private static let garchomp = """
    Garchomp
    Ability: Rough Skin
    EVs: 252 Atk / 252 Spe
    Jolly Nature
    - Dragon Claw

    """

  /// The base of the damage is 42 × power × attack / defence / 50 + 2, rounded down at each step.
  @Test(
    arguments: [
      // Dragon Claw, from 42 × 80 × 359 / 416: 59, with STAB 88, on Steel 44 at most. Skarmory has 334
      // HP: more than four hits, 3 points. Its best, Sky Attack with 196 Attack against 226: 103, and
      // 130 at least, of 357 HP: three hits, 0 points. It is slower.
      ("skarmory", .init(taken: nil, dealt: 3), false, 3),
      // Dragon Claw does nothing to a Fairy: 3 points. Ice Beam with 317 Special Attack against 206:
      // 118, at least 100, on Dragon and Ground 400: one hit, 3 points. It is slower.
      ("clefable", .init(taken: nil, dealt: 1), false, 6),
      // Dragon Claw against 220 Defense: 111, with STAB 166, on Dragon 332 at most. Baxcalibur has 371
      // HP: two hits, -1 point. Ice attacks make it faint with one: 3 points. 273 Speed are slower.
      ("baxcalibur", .init(taken: 2, dealt: 1), false, 2),
    ] as [(String, Counter.Uses, Bool, Int)])
  func `a counter earns points for hits and Speed`(
    _ name: String, _ uses: Counter.Uses, _ outspeeds: Bool, _ points: Int
  ) async throws {
    let engine = try await Bundled.engine("scarlet-violet")
    let foes = try ReadTeams(engine.rows.catalog)(Self.garchomp).teams.flatMap(\.members)
    let row = try #require(engine.rows.slugs.firstIndex(of: name))
    let counter = try #require(try FindCounters()(foes, from: [row], in: engine.rows).first)
    #expect(counter.matchups.map(\.uses) == [uses])
    #expect(counter.matchups.map(\.outspeeds) == [outspeeds])
    #expect(counter.points == points)
  }
}
