import PokedexDomain
import PokedexTesting
import Testing

@Suite struct EditTeamTests {
  private let teams = MemoryTeams()

  private func edit(_ rules: TeamRules = TeamRules()) -> EditTeam {
    EditTeam(TeamFixture.catalog, teams: teams, rules: rules)
  }

  private func change(_ change: TeamChange, of name: String) throws(TeamError) -> Team {
    guard let team = try edit()(change, of: name).team else { throw .noTeam(name) }
    return team
  }

  /// The message about a refused member; `nil` if it is accepted.
  private func refusal(
    of member: TeamMember, _ rules: TeamRules = TeamRules(), besides others: [TeamMember] = []
  ) -> String? {
    try? teams.save(Team(name: "Mine", members: others))
    do throws(TeamError) {
      _ = try edit(rules)(.add(member), of: "Mine")
      return nil
    } catch { return error.message }
  }

  @Test func teamsHaveUniqueNames() throws {
    _ = try edit().create(named: " Rain ")
    _ = try edit().create(named: "Sun")
    #expect(teams.kept.map(\.name) == ["Rain", "Sun"])
    #expect(throws: TeamError.noName) { try edit().create(named: "  ") }
    let long = String(repeating: "e\u{301}", count: 101)
    #expect(throws: TeamError.nameTooLong) { try edit().create(named: long) }
    #expect(throws: TeamError.nameTaken("rain")) { try edit().create(named: "rain") }
    #expect(TeamError.noName.message == "A team needs a name.")
    #expect(TeamError.nameTaken("rain").message == "There is a team “rain” already.")
  }

  @Test func aTeamIsRenamedAndRemoved() throws {
    _ = try edit().create(named: "Rain")
    _ = try edit().create(named: "Sun")
    _ = try edit().rename("Rain", to: "rain")
    #expect(throws: TeamError.nameTaken("Sun")) { try edit().rename("rain", to: "Sun") }
    #expect(throws: TeamError.noTeam("Snow")) { try edit().rename("Snow", to: "Hail") }
    _ = try edit().remove(named: "RAIN")
    #expect(teams.kept.map(\.name) == ["Sun"])
    #expect(throws: TeamError.noTeam("Rain")) { try edit().remove(named: "Rain") }
    #expect(TeamError.noTeam("Snow").message == "There is no team “Snow”.")
  }

  @Test func aMemberOnlyNeedsAForm() {
    #expect(refusal(of: TeamMember(445)) == nil)
    #expect(teams.kept.first?.members == [TeamMember(445)])
  }

  @Test func aTeamHasAtMostSixMembers() {
    let six = [TeamMember](repeating: TeamMember(445), count: 6)
    #expect(
      refusal(of: TeamMember(92), besides: six)
        == "A team can have at most 6 members, not 7.")
    #expect(refusal(of: TeamMember(92), besides: six.dropLast()) == nil)
  }

  @Test(arguments: [
    (
      member(235) { $0.moves = [14, 56, 89, 92, 101].map { TeamMove($0) } },
      "Smeargle can know at most 4 moves, not 5."
    ),
    (member(445) { $0.moves = [TeamMove(89), TeamMove(89)] }, "Garchomp knows Earthquake twice."),
    (member(445) { $0.moves = [TeamMove(56)] }, "Garchomp is not known to learn Hydro Pump."),
    (
      member(445) { ($0.nickname, $0.ability) = ("Chompy", 26) }, "Chompy does not have Levitate."
    ),
    (
      member(445) { $0.effort[.speed] = 256 },
      "Garchomp has 256 EVs in Speed: EVs go from 0 to 252."
    ),
    (
      member(445) { $0.effort = StatValues([.hp: .max, .attack: .max, .speed: .max]) },
      "Garchomp has 9223372036854775807 EVs in HP: EVs go from 0 to 252."
    ),
    (member(445) { $0.effort[.hp] = -4 }, "Garchomp has -4 EVs in HP: EVs go from 0 to 252."),
    (
      member(445) { $0.effort = StatValues([.hp: 252, .attack: 252, .speed: 8]) },
      "Garchomp has 512 EVs in all: at most 510 are allowed."
    ),
    (
      member(445) { $0.individual[.attack] = 32 },
      "Garchomp has 32 IVs in Attack: IVs go from 0 to 31."
    ),
    (member(445) { $0.level = 0 }, "Level of Garchomp is 0: it goes from 1 to 100."),
    (member(445) { $0.happiness = 256 }, "Happiness of Garchomp is 256: it goes from 0 to 255."),
    (
      member(445) { $0.dynamaxLevel = 11 },
      "Dynamax level of Garchomp is 11: it goes from 0 to 10."
    ),
  ])
  func violationsAreRefused(_ member: TeamMember, _ words: String) {
    #expect(refusal(of: member) == words)
    #expect(teams.kept.first?.members == [])
  }

  @Test func aLegalMemberIsAccepted() {
    let full = member(445) {
      $0.moves = [89, 337, 444, 200].map { TeamMove($0) }
      $0.ability = 24
      $0.level = 1
      $0.happiness = 0
      $0.dynamaxLevel = 10
      $0.effort = StatValues([.hp: 6, .attack: 252, .speed: 252])
      $0.individual = StatValues([.attack: 0, .speed: 31])
    }
    #expect(refusal(of: full, TeamRules(through: TeamFixture.scarlet)) == nil)
  }

  @Test func movesOfEarlierStagesAreLegal() {
    let outrage = member(445) { $0.moves = [TeamMove(200)] }
    #expect(refusal(of: outrage) == nil)
    #expect(refusal(of: member(443) { $0.moves = [TeamMove(89)] }) != nil)
    #expect(refusal(of: member(10_058) { $0.moves = [TeamMove(89)] }) == nil, "a Mega")
  }

  @Test func sketchAllowsAnyMove() {
    #expect(refusal(of: member(235) { $0.moves = [TeamMove(573)] }) == nil)
  }

  @Test func theGameLimitsPokemonAndMoves() {
    let rules = TeamRules(through: TeamFixture.scarlet)
    #expect(refusal(of: TeamMember(130), rules) == "Gyarados is not in Scarlet/Violet.")
    #expect(
      refusal(of: member(92) { $0.moves = [TeamMove(89)] }, rules)
        == "Gastly is not known to learn Earthquake in Scarlet/Violet.")
  }

  @Test func onlySelectedClausesApply() {
    let scarfed = member(445) { $0.item = 264 }
    let other = member(445) { $0.item = 264 }
    #expect(refusal(of: other, besides: [scarfed]) == nil)
    #expect(
      refusal(of: other, TeamRules(clauses: [.species]), besides: [scarfed])
        == "The species clause allows only one Garchomp.")
    #expect(
      refusal(of: TeamMember(10_058), TeamRules(clauses: [.species]), besides: [scarfed])
        == "The species clause allows only one Garchomp.")
    #expect(
      refusal(of: other, TeamRules(clauses: [.item]), besides: [scarfed])
        == "The item clause allows only one Choice Scarf.")
  }

  @Test func membersAreMovedReplacedAndRemoved() throws {
    try teams.save(Team(name: "Mine", members: [445, 92, 248].map { TeamMember($0) }))
    let moved = try change(.move(0, to: 2), of: "mine")
    #expect(moved.members.map(\.form) == [92, 248, 445])
    let fewer = try change(.remove(1), of: "mine")
    #expect(fewer.members.map(\.form) == [92, 445])
    let other = try change(.replace(0, with: TeamMember(36)), of: "mine")
    #expect(other.members.map(\.form) == [36, 445])
    #expect(teams.kept == [other])
    #expect(throws: TeamError.noMember(3)) { try edit()(.remove(2), of: "mine") }
    #expect(throws: TeamError.noTeam("his")) { try edit()(.remove(2), of: "his") }
    #expect(TeamError.noMember(3).message == "The team has no member 3.")
  }

  @Test func aDamagedTeamKeepsItsNameUntilItIsRemoved() throws {
    let teams = MemoryTeams([Team(name: "Sun")], damaged: ["Rain"])
    let edit = EditTeam(TeamFixture.catalog, teams: teams)
    #expect(throws: TeamError.nameTaken("RAIN")) { try edit.create(named: "RAIN") }
    #expect(throws: TeamError.nameTaken("rain")) { try edit.rename("Sun", to: "rain") }
    #expect(throws: TeamError.damaged("Rain")) { try edit.copy("rain") }
    let kept = try ImportTeams(TeamFixture.catalog, teams: teams)("=== rain ===\n\nGarchomp")
    #expect(kept?.reading.teams.map(\.name) == ["rain 2"])
    let words =
      "The team “Rain” is damaged: restore a backup, or delete it with “pokedex team remove”."
    #expect(TeamError.damaged("Rain").message == words)
  }

  @Test(arguments: [Int.max, .min])
  func impossibleNumbersAreClampedForStats(_ number: Int) throws {
    let all = StatValues(Dictionary(uniqueKeysWithValues: Stat.allCases.map { ($0, number) }))
    let odd = member(445) {
      $0.level = number
      $0.happiness = number
      $0.dynamaxLevel = number
      $0.effort = all
      $0.individual = all
    }
    let page = try ShowTeam(TeamFixture.catalog)(Team(name: "Mine", members: [odd]))
    let level = page.members.first?.battler.stats[.speed] ?? 0
    #expect(number > 0 ? level > 300 : level < 10)
    #expect(page.faults.count > 12)
  }

  @Test func anIllegalTeamCanBeFixedStepByStep() throws {
    let bad = member(445) { $0.level = 200 }
    try teams.save(Team(name: "Mine", members: [TeamMember](repeating: bad, count: 8)))
    let fewer = try change(.remove(0), of: "Mine")
    #expect(fewer.members.count == 7)
    #expect(throws: TeamError.tooManyMembers(8)) {
      try edit()(.add(TeamMember(92)), of: "Mine")
    }
    #expect(edit().faults(of: fewer).first == .tooManyMembers(7))
  }
}
