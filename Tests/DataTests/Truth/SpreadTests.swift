import PokedexTesting
import Testing

@testable import PokedexDomain

/// The fewest EVs, or stat points, that reach several goals.
@Suite(.timeLimit(minutes: 5)) struct SpreadTests {
  /// Up to level 5, a stat has few values, so that all spreads of all stats can be tried.
  @Test(arguments: ["emerald", "platinum", "6", "sword-shield", "scarlet-violet"])
  func `no spread with fewer EVs reaches the goals`(_ game: String) async throws {
    var arena = try await SpreadArena(game, levels: [2, 4, 5])
    for _ in 0..<30 {
      let (own, goals) = arena.question(onlySurvived: false)
      try compare(arena, own, goals, of: Stat.allCases)
    }
  }

  @Test(arguments: ["champions", "scarlet-violet", "platinum"])
  func `no spread of HP and defences with fewer EVs survives`(_ game: String) async throws {
    var arena = try await SpreadArena(game, levels: game == "platinum" ? [30] : [50])
    for _ in 0..<8 {
      let (own, goals) = arena.question(onlySurvived: true)
      let spread = try arena.show.spread(of: own, reaching: goals)
      // Others count where an attack uses the target's Attack or Speed.
      guard spread.effort?.assigned.allSatisfy({ Self.bulk.contains($0.stat) }) ?? true else {
        continue
      }
      try compare(arena, own, goals, of: Self.bulk)
    }
  }

  private static let bulk: [Stat] = [.hp, .defense, .specialDefense]

  private func compare(
    _ arena: SpreadArena, _ own: BattleSet, _ goals: [SpreadGoal], of stats: [Stat]
  ) throws {
    let spread = try arena.show.spread(of: own, reaching: goals)
    let found = spread.effort.map { [$0.total, $0[.hp] ?? 0] }
    #expect(found == arena.fewest(own, goals, of: stats), "\(own.member.form) \(goals)")
    if let effort = spread.effort { #expect(arena.reaches(goals, own, effort)) }
    #expect(spread.isPossible == (found.map { $0[0] <= spread.limit } ?? false))
    #expect(spread.excess == found.map { max(0, $0[0] - spread.limit) } ?? 0)
    #expect(spread.effort?.assigned.allSatisfy { $0.value <= arena.show.maxEffort } ?? true)
    for result in spread.results {
      #expect((result.missing == 0) == result.isReached)
      if spread.effort != nil { #expect(result.isReached) }
      if result.alone == nil { #expect(!result.isReached) }
    }
  }

  @Test(arguments: ["champions", "scarlet-violet", "platinum"])
  func `no nature needs fewer EVs than the one that is found`(_ game: String) async throws {
    var arena = try await SpreadArena(game, levels: [50])
    let natures = try await Bundled.reference().table(Nature.self).ids
    for _ in 0..<3 {
      let (own, goals) = arena.question(onlySurvived: false)
      let free = try arena.show.spread(of: own, reaching: goals, isOfAnyNature: true)
      let totals = try natures.compactMap { nature in
        var set = own
        set.member.nature = nature
        return try arena.show.spread(of: set, reaching: goals).total
      }
      #expect(free.total == totals.min(), "\(own.member.form) \(goals)")
      if let effort = free.effort { #expect(arena.reaches(goals, free.set, effort)) }
    }
  }

  @Test func `without a free nature, the own one stays`() async throws {
    let show = try await show("scarlet-violet")
    let own = try await set("torkoal", "quiet", in: show)
    let foe = try await set("garchomp", "jolly", [.attack: 252], in: show)
    let goal = SpreadGoal.survive(foe, TeamMove(try await move("earthquake")), percent: 100)
    #expect(try show.spread(of: own, reaching: [goal]).set.member.nature == own.member.nature)
    let free = try show.spread(of: own, reaching: [goal], isOfAnyNature: true)
    let natures = try await Bundled.reference().table(Nature.self)
    #expect(free.set.member.nature.flatMap { natures[$0] }?.percent(of: .defense) == 110)
  }

  // MARK: Known spreads

  private func show(_ game: String) async throws -> ShowDamage {
    try ShowDamage(try await Bundled.catalog(), through: try await Bundled.lens(game))
  }

  private func set(
    _ slug: String, _ nature: String, _ effort: [Stat: Int] = [:], in show: ShowDamage
  ) async throws -> BattleSet {
    let dex = try await Bundled.reference()
    var member = TeamMember(try await Bundled.form(slug))
    let natures = dex.table(Nature.self)
    member.nature = natures.ids[try #require(natures.slugs.firstIndex(of: nature))]
    member.level = 100
    member.effort = StatValues(effort)
    return show.set(member)
  }

  private func move(_ slug: String) async throws -> ID<Move> {
    let moves = try await Bundled.reference().table(Move.self)
    return moves.ids[try #require(moves.slugs.firstIndex(of: slug))]
  }

  /// Base 102 gives Garchomp 333 with a Jolly nature and all EVs: (204 + 31 + 63 + 5) × 1.1. A neutral
  /// Dragapult with base 142 needs 334 = 284 + 31 + EVs / 4 + 5: 14 points, or 56 EVs.
  @Test func `the EVs for Speed are those of the formula`() async throws {
    let show = try await show("scarlet-violet")
    let own = try await set("dragapult", "hardy", [.attack: 252], in: show)
    let foe = try await set("garchomp", "jolly", [.speed: 252], in: show)
    let spread = try show.spread(of: own, reaching: [.outspeed(foe)])
    #expect(spread.effort == StatValues([.speed: 56]))
    #expect(spread.limit == 508)
    #expect(spread.results[0].speeds == BattleSpeeds(own: 334, foe: 333))
  }

  /// In Champions, Garchomp has (102 + 32 + 20) × 1.1 = 169, and a neutral Dragapult 142 + 20 = 162:
  /// 8 stat points give 170.
  @Test func `the stat points for Speed are those of the formula`() async throws {
    let show = try await show("champions")
    let own = try await set("dragapult", "hardy", in: show)
    let foe = try await set("garchomp", "jolly", [.speed: 32], in: show)
    let spread = try show.spread(of: own, reaching: [.outspeed(foe)])
    #expect(spread.effort == StatValues([.speed: 8]))
    #expect(spread.limit == 66)
  }

  /// Seismic Toss does 100 damage at level 100. Shuckle with base 20 has 181 HP, so nothing is needed.
  @Test func `what is reached anyway needs no EVs`() async throws {
    let show = try await show("scarlet-violet")
    let (own, foe) = (
      try await set("shuckle", "bold", [.hp: 252], in: show),
      try await set("blissey", "bold", in: show)
    )
    let toss = try await move("seismic-toss")
    let spread = try show.spread(
      of: own, reaching: [.survive(foe, TeamMove(toss), percent: 100)])
    #expect(spread.effort == StatValues())
    #expect(spread.isPossible)
  }

  // MARK: Impossible

  /// Shuckle with base 5 and all EVs has 10 + 31 + 63 + 5 = 109; Garchomp without EVs 240.
  @Test func `what is impossible tells by how much`() async throws {
    let show = try await show("scarlet-violet")
    let own = try await set("shuckle", "hardy", in: show)
    let foe = try await set("garchomp", "hardy", in: show)
    let spread = try show.spread(of: own, reaching: [.outspeed(foe)])
    #expect(spread.effort == nil && !spread.isPossible)
    #expect(spread.results[0].missing == 132)
    #expect(spread.results[0].alone == nil)
  }

  @Test func `a spread above the limit tells how many EVs are too many`() {
    let effort = StatValues([.hp: 252, .defense: 240, .speed: 128])
    let spread = Spread(
      set: BattleSet(TeamMember(445)), effort: effort, limit: 508, results: [])
    #expect(spread.excess == 112)
    #expect(!spread.isPossible)
  }

  @Test(arguments: ["1", "2"])
  func `games with stat experience have no EVs to distribute`(_ game: String) async throws {
    let show = try await show(game)
    let own = show.set(TeamMember(25))
    #expect(throws: PokedexError.self) {
      try show.spread(of: own, reaching: [.outspeed(show.set(TeamMember(143)))])
    }
  }

  // MARK: Speed of the search

  @Test func `a question is answered in 50 ms`() async throws {
    var arena = try await SpreadArena("scarlet-violet", levels: [100])
    let questions = (0..<20).map { _ in arena.question(onlySurvived: false) }
    let time = try ThreadClock.measure {
      for (own, goals) in questions { _ = try arena.show.spread(of: own, reaching: goals) }
    }
    #expect(time / 20 <= .milliseconds(Sanitizer.current != nil ? 2_000 : 50))
  }
}
