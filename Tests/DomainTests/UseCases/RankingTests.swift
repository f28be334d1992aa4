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

  /// Garchomp and Dragapult resist neither Flying, Ground, Ghost, Steel, Psychic nor Dark (2 points for
  /// a resistance, 3 for an immunity, -2 for a weakness), and are both weak to Ice, Dragon and Fairy (3,
  /// 4 and -3). Their types hit neither Normal, Fighting, Flying, Ground, Bug, Water, Grass, Ice, Dark
  /// nor Fairy super effectively (1).
  @Test(
    arguments: [
      // Flying 2, Ground 3, Ghost -2, Steel 2, Psychic 2, Ice 3, Dragon 3, Dark -2, Fairy 3;
      // hits Fighting, Ice and Fairy.
      (437, 17, "Levitate"),
      // Steel -2, Dragon 4, Dark 2; hits Fighting and Dark.
      (36, 6, nil),
      // Ice -3, Dragon -3, Fairy -3.
      (443, -9, nil),
    ] as [(ID<Form>, Int, String?)])
  func aCandidateEarnsPointsForWhatTheTeamLacks(
    _ form: ID<Form>, _ points: Int, _ ability: String?
  ) throws {
    let candidate = try #require(try complete([445, 887]).first { $0.form.id == form })
    #expect(candidate.points == points)
    #expect(candidate.ability?.name == ability)
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

  /// Against Garchomp, with attacks of its own types.
  @Test(
    arguments: [
      // Skarmory resists Dragon, and Flying and Steel are as effective as usual: 2 + 0.
      (227, .init(taken: 50, dealt: 100, outspeeds: false), 2),
      // Dragapult is weak to Dragon, hits with it and is faster: -2 + 2 + 1.
      (887, .init(taken: 200, dealt: 200, outspeeds: true), 1),
      // Clefable takes the usual damage from Ground and hits with Fairy: 0 + 2.
      (36, .init(taken: 100, dealt: 200, outspeeds: false), 2),
    ] as [(ID<Form>, Counter.Matchup, Int)])
  func aCounterEarnsPointsForResistanceDamageAndSpeed(
    _ form: ID<Form>, _ matchup: Counter.Matchup, _ points: Int
  ) throws {
    let counter = try #require(try counters([TeamMember(445)]).first { $0.form.id == form })
    #expect(counter.matchups == [matchup])
    #expect(counter.points == points)
  }

  @Test func theBestCounterComesFirst() throws {
    let ranked = try counters([TeamMember(445)])
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
