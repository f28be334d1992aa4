import PokedexDomain
import PokedexTesting
import Testing

@Suite struct RankingTests {
  private func complete(
    _ team: [ID<Form>], from rows: [Int]? = nil, allowsSameSpecies: Bool = false
  ) throws -> [TeamCandidate] {
    try CompleteTeam()(
      Team(name: "", members: team.map { TeamMember($0) }), from: rows, in: TeamFixture.pokemon,
      allowsSameSpecies: allowsSameSpecies)
  }

  private func counters(_ foes: [TeamMember]) throws -> [Counter] {
    try FindCounters()(foes, in: TeamFixture.pokemon)
  }

  private func row(_ form: ID<Form>) throws -> Int {
    try #require(TeamFixture.catalog.forms.row(of: form))
  }

  // MARK: Complete

  @Test func theBestCandidateComesFirst() throws {
    let ranked = try complete([445, 887, 10_021])
    #expect(ranked.map(\.points) == ranked.map(\.points).sorted(by: >))
    let heatran = try #require(ranked.first { $0.form.id == 485 })
    #expect(heatran.resists.contains(TypeDamage(type: .ice, percent: 25)))
    #expect(heatran.resists.contains(TypeDamage(type: .dragon, percent: 50)))
    #expect(heatran.hits.contains(.ice))
    #expect(heatran.hits.contains(.fairy))
    let gible = try #require(ranked.first { $0.form.id == 443 })
    #expect(gible.weaknesses.contains(TypeDamage(type: .ice, percent: 400)))
    #expect(gible.points < heatran.points)
  }

  @Test func theBestAbilityOfACandidateIsNamed() throws {
    let ranked = try complete([485, 530], from: [try row(437)])
    #expect(ranked.first?.ability?.name == "Levitate")
    #expect(ranked.first?.resists.contains(TypeDamage(type: .ground, percent: 0)) == true)
  }

  @Test func aQueryLimitsTheCandidates() throws {
    let rows = SearchPokedex()("type:steel", in: QueryEngine(TeamFixture.pokemon)).rows
    let ranked = try complete([445], from: rows)
    #expect(Set(ranked.map(\.row)) == Set(rows))
    #expect(ranked.count == 4)
  }

  @Test func speciesOfTheTeamAreNoCandidates() throws {
    #expect(try !complete([445]).contains { $0.form.id == 10_058 })
    #expect(try complete([445], allowsSameSpecies: true).contains { $0.form.id == 10_058 })
  }

  @Test func forAnEmptyTeamEveryFormIsACandidate() throws {
    #expect(try complete([]).count == TeamFixture.forms.count)
  }

  // MARK: Counters

  @Test func countersAreRankedByResistanceDamageAndSpeed() throws {
    let ranked = try counters([TeamMember(445)])
    let skarmory = try #require(ranked.first { $0.form.id == 227 }).matchups[0]
    #expect(skarmory == .init(taken: 50, dealt: 100, outspeeds: false))
    let dragapult = try #require(ranked.first { $0.form.id == 887 }).matchups[0]
    #expect(dragapult == .init(taken: 200, dealt: 200, outspeeds: true))
    let clefable = try #require(ranked.first { $0.form.id == 36 })
    #expect(clefable.matchups[0] == .init(taken: 100, dealt: 200, outspeeds: false))
    #expect(clefable.points == 2)
    #expect(ranked.map(\.points) == ranked.map(\.points).sorted(by: >))
  }

  @Test func movesOfAFoeCount() throws {
    let quake = member(445) { $0.moves = [TeamMove(89)] }
    let ranked = try counters([quake])
    let skarmory = try #require(ranked.first { $0.form.id == 227 })
    #expect(skarmory.matchups[0].taken == 0)
    let bronzong = try #require(ranked.first { $0.form.id == 437 })
    #expect(bronzong.ability?.name == "Levitate")
    #expect(bronzong.matchups[0].taken == 0)
  }

  @Test func trainingOfAFoeCounts() throws {
    let scarfed = member(445) {
      $0.nature = 16
      $0.effort = StatValues([.speed: 252])
      $0.item = 264
    }
    let dragapult = try #require(try counters([scarfed]).first { $0.form.id == 887 })
    #expect(!dragapult.matchups[0].outspeeds, "383 against 499")
  }

  @Test func theAbilityOfAFoeCounts() throws {
    let ranked = try counters([TeamMember(292)])
    let gyarados = try #require(ranked.first { $0.form.id == 130 })
    #expect(gyarados.matchups[0].dealt == 200, "Flying")
    let clefable = try #require(ranked.first { $0.form.id == 36 })
    #expect(clefable.matchups[0].dealt == 0, "Wonder Guard")
  }

  @Test func pointsOfSeveralFoesAddUp() throws {
    let ranked = try counters([TeamMember(445), TeamMember(248)])
    #expect(ranked.allSatisfy { $0.matchups.count == 2 })
    #expect(ranked.allSatisfy { $0.points == $0.matchups.reduce(0) { $0 + $1.points } })
  }
}
