import PokedexTesting
import Testing

@testable import PokedexDomain

@Suite struct TeamAnalysisTests {
  private func analyse(
    _ members: [TeamMember], under conditions: Set<SpeedCondition> = [], stages: [Int: Int] = [:]
  ) throws -> TeamAnalysis {
    try AnalyseTeam()(
      Team(name: "", members: members), in: TeamFixture.pokemon, under: conditions, stages: stages)
  }

  @Test func multipliersAreListedByMember() throws {
    let defence = try analyse([TeamMember(445), TeamMember(130)]).defence
    #expect(defence.percent(from: .ice, on: 0) == 400)
    #expect(defence.percent(from: .electric, on: 0) == 0)
    #expect(defence.percent(from: .electric, on: 1) == 400)
    #expect(defence.weak(to: .ice) == [0])
    #expect(defence.resisting(.fire) == [0, 1])
  }

  @Test func abilitiesChangeTheDefence() throws {
    let plain = TeamMember(437)
    let floating = member(437) { $0.ability = 26 }
    let coated = member(437) { $0.ability = 85 }
    let defence = try analyse([plain, floating, coated]).defence
    #expect([0, 1, 2].map { defence.percent(from: .ground, on: $0) } == [200, 0, 200])
    #expect([0, 1, 2].map { defence.percent(from: .fire, on: $0) } == [200, 200, 100])
  }

  @Test func aTeraTypeReplacesTheTypes() throws {
    let steel = member(445) { $0.teraType = .steel }
    let defence = try analyse([TeamMember(445), steel]).defence
    #expect(defence.terastallizing == [1])
    #expect(defence.percent(from: .ice, on: 1) == 400)
    #expect(defence.teraPercent(from: .ice, on: 1) == 50)
    #expect(defence.teraPercent(from: .ground, on: 1) == 200)
    #expect(defence.teraPercent(from: .ice, on: 0) == 400, "it has no Tera type")
  }

  @Test func aSinglePossibleAbilityCountsByDefault() throws {
    let defence = try analyse([TeamMember(10_009), TeamMember(292)]).defence
    #expect(defence.percent(from: .ground, on: 0) == 0, "Rotom levitates")
    #expect(defence.percent(from: .water, on: 1) == 0, "Wonder Guard")
  }

  @Test func sharedWeaknessesAreSortedByTheWorst() throws {
    let team = [445, 887, 10_021, 36, 485].map { TeamMember($0) }
    let defence = try analyse(team).defence
    #expect(defence.sharedWeaknesses.first == .ice)
    #expect(defence.weak(to: .ice) == [0, 1, 2])
    #expect(!defence.sharedWeaknesses.contains(.dragon), "two are weak, and two resist")
    #expect(defence.unresisted.contains(.ghost))
    #expect(!defence.unresisted.contains(.ice))
  }

  @Test func coverageUsesTheMoves() throws {
    let chomp = member(445) { $0.moves = [TeamMove(89), TeamMove(444), TeamMove(14)] }
    let coverage = try analyse([chomp]).coverage
    #expect(coverage.best[.steel]?.percent == 200)
    #expect(coverage.best[.flying]?.attacks.map(\.attack.knownSlug) == ["stone-edge"])
    #expect(coverage.uncovered.contains(.dragon), "no Dragon move")
    #expect(!coverage.isWalled(by: Battler([.steel, .flying])))
  }

  @Test func withoutMovesCoverageUsesTheTypes() throws {
    let coverage = try analyse([TeamMember(445)]).coverage
    #expect(coverage.best[.dragon]?.percent == 200)
    #expect(coverage.best[.fairy]?.percent == 100)
    #expect(coverage.best[.dragon]?.attacks.first?.attack.knownSlug == nil)
  }

  @Test func withoutMovesCoverageCountsTheTeraType() throws {
    let coverage = try analyse([member(445) { $0.teraType = .steel }]).coverage
    #expect(coverage.best[.fairy]?.percent == 200)
    #expect(coverage.best[.dragon]?.percent == 200)
  }

  @Test func movesWithSpecialRulesKeepThem() throws {
    let odd = member(235) {
      $0.moves = [TeamMove(573), TeamMove(237, type: .fire), TeamMove(101)]
    }
    let coverage = try analyse([odd]).coverage
    #expect(coverage.best[.water]?.attacks.map(\.attack.knownSlug) == ["freeze-dry"])
    #expect(coverage.best[.steel]?.attacks.map(\.attack.knownSlug) == ["hidden-power"])
    #expect(coverage.best[.ghost]?.percent == 100, "Night Shade always does the same")
  }

  @Test func wallsAreListed() throws {
    let quake = member(445) { $0.moves = [TeamMove(89)] }
    let walls = try analyse([quake]).walls.map(\.name)
    let levitating = ["Gastly", "Rotom Wash"]
    let resisting = ["Gyarados", "Skarmory", "Shedinja", "Landorus Therian"]
    #expect(Set(walls) == Set(levitating + resisting))
  }

  // MARK: Speed

  /// A Jolly Garchomp with 252 Speed EVs at level 100 has 333 Speed (Smogon's page on Garchomp),
  /// and half as much again with a Choice Scarf.
  private let fast = member(445) {
    $0.nature = 16
    $0.effort = StatValues([.speed: 252])
    $0.item = 264
  }
  /// The Speed of a Quiet Torkoal with a Speed IV of 0 at level 50: (2 × 20 × 50 / 100 + 5) × 0.9.
  private let slow = member(324) {
    $0.nature = 23
    $0.individual = StatValues([.speed: 0])
    $0.level = 50
  }

  @Test func trickRoomReversesTheSpeedOrder() throws {
    let team = [slow, fast]
    let order = try #require(try analyse(team).order)
    #expect(order.turns.map(\.member) == [1, 0])
    #expect(order.turns.map(\.stat) == [333, 22])
    #expect(order.turns.map(\.speed) == [499, 22])
    let reversed = try analyse(team, under: [.trickRoom]).order
    #expect(reversed?.turns.map(\.member) == [0, 1])
  }

  @Test func tailwindStagesAndParalysisChangeTheOrder() throws {
    let team = [fast]
    #expect(try analyse(team, under: [.tailwind]).order?.turns[0].speed == 999)
    #expect(try analyse(team, stages: [0: 1]).order?.turns[0].speed == 748)
    #expect(try analyse(team, stages: [0: -1]).order?.turns[0].speed == 333)
    #expect(try analyse(team, under: [.paralysis]).order?.turns[0].speed == 249)
  }

  @Test func equalSpeedsShareARank() throws {
    let turns = try #require(try analyse([fast, TeamMember(36), fast]).order).turns
    #expect(turns.map(\.rank) == [1, 1, 3])
  }

  @Test func laggingTailMovesLast() throws {
    let late = member(887) { $0.item = 256 }
    let turns = try #require(try analyse([late, slow], under: [.trickRoom]).order).turns
    #expect(turns.map(\.member) == [1, 0])
    #expect(turns.last?.movesLast == true)
  }
}
