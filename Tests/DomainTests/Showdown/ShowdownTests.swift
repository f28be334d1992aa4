import PokedexDomain
import PokedexTesting
import Testing

@Suite struct ShowdownTests {
  private static let names = Result {
    ShowdownNames(TeamFixture.catalog)
  }

  private func read(_ text: String) throws -> ShowdownReading {
    try ShowdownReader(Self.names.get())(text)
  }

  private func write(_ teams: [Team]) throws -> String {
    ShowdownWriter(Self.names.get())(teams)
  }

  private func problems(_ text: String) throws -> [String] {
    try read(text).problems.map { "\($0.line): \($0.message)" }
  }

  @Test func everyFieldIsRead() throws {
    let text = """
      Chompy (Garchomp) (F) @ Choice Scarf
      Ability: Rough Skin
      Level: 50
      Shiny: Yes
      Happiness: 0
      Dynamax Level: 5
      Gigantamax: No
      Tera Type: Steel
      EVs: 252 Atk / 4 SpD / 252 Spe
      Jolly Nature
      IVs: 0 SpA
      - Earthquake
      - Hidden Power [Ice]
      """
    let member = try #require(try read(text).teams.first?.members.first)
    let expected = garchomp {
      $0.nickname = "Chompy"
      $0.gender = .female
      $0.item = 264
      $0.ability = 24
      $0.level = 50
      $0.isShiny = true
      $0.happiness = 0
      $0.dynamaxLevel = 5
      $0.isGigantamax = false
      $0.teraType = .steel
      $0.nature = 16
      $0.effort = StatValues([.attack: 252, .specialDefense: 4, .speed: 252])
      $0.individual = StatValues([.specialAttack: 0])
      $0.moves = [TeamMove(89), TeamMove(237, type: .ice)]
    }
    #expect(member == expected)
    #expect(try write([Team(name: "", members: [member])]) == text + "\n")
  }

  private func garchomp(_ change: (inout TeamMember) -> Void) -> TeamMember {
    member(445, change)
  }

  @Test func severalTeamsHaveHeaders() throws {
    let text = """
      === [gen9ou] Sand ===

      Tyranitar

      Excadrill

      === No format ===

      Gastly

      """
    let teams = try read(text).teams
    #expect(teams.map(\.name) == ["Sand", "No format"])
    #expect(teams.map(\.format) == ["gen9ou", nil])
    #expect(teams.map { $0.members.map(\.form) } == [[248, 530], [92]])
    #expect(try write(teams) == text)
  }

  @Test func lineEndingsBlanksAndCaseDoNotMatter() throws {
    let text = "garchomp @ choice scarf  \r\nability:rough skin  \r\n\r\n\r\n  jolly nature\r\n"
    let member = try #require(try read(text).teams.first?.members.first)
    #expect((member.item, member.ability) == (264, 24))
    #expect(
      try problems(text) == [
        "5: no Pokémon is called “jolly nature”; no known name is similar"
      ])
  }

  @Test func anItemMayHaveItsOwnLine() throws {
    let member = try #require(try read("Garchomp\n@ Choice Scarf").teams.first?.members.first)
    #expect((member.item, member.unread) == (264, []))
    #expect(
      try problems("Garchomp @ Choice Scarf\n@ Leftovers")
        == ["2: “@ Leftovers” is given twice"])
  }

  @Test func mistakesHaveALineAndASuggestion() throws {
    #expect(
      try problems("Garchmop") == ["1: no Pokémon is called “Garchmop”: did you mean Garchomp?"])
    #expect(
      try problems("Garchomp @ Choise Scarf\nAbility: Ruff Skin\n- Erthquake\nTera Type: Blub") == [
        "1: no item is called “Choise Scarf”: did you mean Choice Scarf?",
        "2: no ability is called “Ruff Skin”; no known name is similar",
        "3: no move is called “Erthquake”: did you mean Earthquake?",
        "4: no type is called “Blub”; no known name is similar",
      ])
    #expect(
      try problems("Garchomp\nLevel: many\nJoly Nature\nEVs: 4 Luck\nShiny: perhaps\nHello") == [
        "2: “many” is not understood", "3: no nature is called “Joly”: did you mean Jolly?",
        "4: “4 Luck” is not understood", "5: “perhaps” is not understood",
        "6: “Hello” is not understood",
      ])
    #expect(
      try problems("Garchomp\nLevel: 5\nLevel: 6") == ["3: “Level: 6” is given twice"])
  }

  @Test(arguments: [
    ("Level: 9223372036854775807", "1 to 100"), ("Level: -1", "1 to 100"),
    ("Level: 0", "1 to 100"), ("Level: 101", "1 to 100"), ("Happiness: 256", "0 to 255"),
    ("Happiness: 9223372036854775807", "0 to 255"), ("Dynamax Level: 11", "0 to 10"),
    ("EVs: 9223372036854775807 HP / 9223372036854775807 Spe", "0 to 252"),
    ("EVs: 4 HP / 253 Spe", "0 to 252"), ("IVs: -9223372036854775808 Spe", "0 to 31"),
    ("IVs: 32 HP", "0 to 31"),
  ])
  func impossibleNumbersAreReportedAndKept(_ line: String, _ range: String) throws {
    let text = "Garchomp\n\(line)\n"
    let number = line.split(separator: ":")[1].trimmed
    #expect(try problems(text) == ["2: “\(number)” is outside \(range)"])
    let teams = try read(text).teams
    var member = TeamMember(445)
    member.unread = [line]
    #expect(teams.first?.members == [member])
    #expect(try write(teams) == text)
    _ = try ShowTeam(TeamFixture.catalog)(try #require(teams.first))
  }

  @Test func unknownLinesAreKept() throws {
    let text = """
      Garchomp @ Brand New Item
      - Earthquake
      - Brand New Move
      Brand New Field: 3

      Brandnewmon @ Leftovers
      - Earthquake

      """
    #expect(try write(try read(text).teams) == text)
  }

  @Test(arguments: [
    ("Chompy (Garchomp) @ Leftovers", "Chompy"), ("A (b) c (Garchomp) (M)", "A (b) c"),
    ("a @ b (Garchomp)", "a @ b"), ("(F) (Garchomp)", "(F)"), ("Gastly (Garchomp)", "Gastly"),
    ("=== x (Garchomp)", "=== x"), ("- Earthquake (Garchomp) @ Iron Ball", "- Earthquake"),
  ])
  func nicknamesMayBeAnything(_ line: String, _ nickname: String) throws {
    let member = try #require(try read(line).teams.first?.members.first)
    #expect(member.form == 445)
    #expect(member.nickname == nickname)
    #expect(try write([Team(name: "", members: [member])]) == line + "\n")
  }

  /// Random teams with every field and many violations of the rules.
  @Test(arguments: 0..<200) func randomTeamsRoundTrip(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let teams = (0..<Int.random(in: 1...3, using: &random)).map { _ in Team(by: &random) }
    let reading = try read(try write(teams))
    #expect(reading.teams == teams)
    #expect(reading.problems == [])
  }

  /// Reading any text and writing the result is stable when repeated.
  @Test(arguments: 0..<200) func writtenTextRoundTrips(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let words = [
      "Garchomp", "Chompy (Gastly)", " @ Leftovers", "\n", "\n\n", "=== ", " ===", "- Earthquake",
      "EVs: 4 HP", " / 4 HP", "Jolly Nature", "[gen9]", "(M)", "Level: 5", "~",
      "Level: 9223372036854775807", "Level: -1", "EVs: 253 HP", "IVs: 32 Spe", "Happiness: 256",
      ":", "é", "\t",
    ]
    let text = (0..<30).map { _ in words.randomElement(using: &random) ?? "" }.joined()
    let once = try write(try read(text).teams)
    #expect(try write(try read(once).teams) == once)
  }

  // MARK: Stat points

  @Test(arguments: ["SPs", "Stat Points", "stat points", "EVs"])
  func aFormatOfChampionsHasStatPoints(_ label: String) throws {
    let head = "=== [gen9championsou] Points ===\n\nGarchomp\n"
    let reading = try read(head + "\(label): 2 HP / 32 Atk / 32 Spe\n")
    let points = StatValues([.hp: 2, .attack: 32, .speed: 32])
    #expect(reading.teams.first?.members.first?.effort == points)
    #expect(reading.problems == [])
    #expect(try write(reading.teams) == head + "SPs: 2 HP / 32 Atk / 32 Spe\n")
  }

  @Test func aSetWithStatPointsIsOfChampions() throws {
    let teams = try read("Garchomp\nSPs: 32 Atk\n").teams
    #expect(teams.map(\.format) == ["gen9champions"])
    #expect(try write(teams) == "=== [gen9champions] ===\n\nGarchomp\nSPs: 32 Atk\n")
  }

  @Test(arguments: [
    ("gen9championsou", "EVs: 252 Atk / 4 Spe"), ("gen9ou", "EVs: 32 Atk"),
    ("gen9ou", "SPs: 32 Atk"), ("gen9championsou", "SPs: 33 Atk"), ("mine", "Stat Points: 1 HP"),
  ])
  func otherTrainingIsKeptAsItIs(_ format: String, _ line: String) throws {
    let text = "=== [\(format)] a ===\n\nGarchomp\n\(line)\n"
    #expect(try write(try read(text).teams) == text)
  }

  // MARK: Limits

  @Test(arguments: [
    ("", "=== a ===\n", 5_001, ShowdownLimitExceeded.Reason.teams),
    ("=== a ===\n", "Gastly\n\n", 101, .membersOfTeam),
    ("", "=== a ===\n" + boxOf100, 301, .members),
    ("Gastly\n", "- Nothing\n", 1_001, .unread), ("Gastly\n", "- \n", 1_001, .unread),
    ("", "Nothing\n\n=== a ===\n", 1_001, .unread), ("", "- \n", 1_021, .unread),
    ("Nothing\n", "EVs:\n", 1_020, .unread), ("Gastly\n", "EVs:\n", 1_001, .unread),
    ("Gastly\n", "Ability: No Ability\n", 1_001, .unread), ("", "=== ===\n", 1_001, .unread),
    ("", "=== [] ===\n\n", 1_001, .unread), ("", "-\n\n=== a ===\n- \n", 1_001, .unread),
    ("Gastly\n", "- Earthquake\n", 1_101, .unread), ("=== ", "a", 1_000, .line),
  ])
  func textsBeyondTheLimitsAreRefused(
    _ start: String, _ part: String, _ count: Int, _ reason: ShowdownLimitExceeded.Reason
  ) throws {
    let text = start + String(repeating: part, count: count)
    let excess = #expect(throws: ShowdownLimitExceeded.self) { try read(text) }
    #expect(excess?.reason == reason)
    let teams = MemoryTeams([])
    #expect(throws: PokedexError.self) {
      try ImportTeams(TeamFixture.catalog, teams: teams)(text)
    }
    #expect(teams.kept.isEmpty)
  }

  private static let boxOf100 = String(repeating: "Gastly\n\n", count: 100)

  @Test func textsAtTheLimitsAreRead() throws {
    #expect(try read(String(repeating: "=== a ===\n", count: 5_000)).teams.count == 5_000)
    #expect(try read(Self.boxOf100).teams.first?.members.count == 100)
    let lines = String(repeating: "- Nothing\n", count: 999)
    #expect(try read("Nothing\n" + lines).teams.first?.unread.first?.count == 1_000)
  }

  @Test func aHeaderThatSaysNothingIsNotUnderstood() throws {
    let reading = try read("=== ===\n\n=== [gen9ou] ===\n\n=== ===\n\nGastly\n\n===  ===")
    #expect(reading.teams.map(\.members.count) == [0, 1])
    #expect(reading.problems.map(\.line) == [1, 9])
  }

  @Test func movesBeyondOneHundredAreKeptAsText() throws {
    let reading = try read("Gastly\n" + String(repeating: "- Earthquake\n", count: 102))
    let member = try #require(reading.teams.first?.members.first)
    #expect(member.moves.count == 100)
    #expect(member.unread == ["- Earthquake", "- Earthquake"])
  }

  @Test func equalTeamNamesAreNumbered() throws {
    let teams = MemoryTeams([Team(name: "team 3")])
    let kept = try ImportTeams(TeamFixture.catalog, teams: teams).keep(
      [Team(name: ""), Team(name: ""), Team(name: "Team 4"), Team(name: ""), Team(name: "TEAM")])
    #expect(kept.map(\.name) == ["Team", "Team 2", "Team 4", "Team 5", "TEAM 6"])
  }

  @Test func importedTeamsGetUnusedNames() throws {
    let teams = MemoryTeams([Team(name: "Team")])
    let read = ImportTeams(TeamFixture.catalog, teams: teams)
    let kept = try read("Gastly")?.reading
    #expect(kept?.teams.map(\.name) == ["Team 2"])
    _ = try read("=== team ===\n\nGarchomp\n\n=== [gen9ou] Sun ===\n\nTorkoal\n")
    #expect(teams.kept.map(\.name) == ["Sun", "Team", "Team 2", "team 3"])
    let odd = try read("=== \u{7} \u{1B}[1mRain\u{7F} ===\n\nGastly\n")?.reading.teams
    #expect(odd?.map(\.name) == ["[1mRain"])
    _ = try teams.exchange(odd ?? [], for: [])
    let only = try ReadTeams(TeamFixture.catalog)("Gastly")
    #expect(only.teams.first?.members == [TeamMember(92)])
    let text = ExportTeams(TeamFixture.catalog)(teams.kept)
    #expect(text.hasPrefix("=== [gen9ou] Sun ===\n\nTorkoal\n\n=== Team ===\n"))
  }
}

extension Team {
  fileprivate init(by random: inout SeededGenerator) {
    self.init(
      name: ["Rain", "A team (of sorts)", "x/y"].randomElement(using: &random) ?? "",
      format: [nil, "gen9ou", "gen1", "gen9championsou"].randomElement(using: &random) ?? nil)
    members = (0..<Int.random(in: 0...7, using: &random)).map { _ in TeamMember(by: &random) }
  }
}

extension TeamMember {
  fileprivate init(by random: inout SeededGenerator) {
    let forms = TeamFixture.forms.map(\.id)
    self.init(forms.randomElement(using: &random) ?? 445)
    let names = [nil, "Chompy", "a @ b", "(M)", "Gastly", "- x", "é ♀ (q"]
    nickname = names.randomElement(using: &random) ?? nil
    gender = [nil, .male, .female, Gender.none].randomElement(using: &random) ?? nil
    item = [nil, 211, 264].randomElement(using: &random) ?? nil
    ability = [nil, 24, 26, 45].randomElement(using: &random) ?? nil
    nature = [nil, 1, 16].randomElement(using: &random) ?? nil
    teraType = [nil, .steel].randomElement(using: &random) ?? nil
    hiddenPower = [nil, .ice].randomElement(using: &random) ?? nil
    ball = [nil, 255].randomElement(using: &random) ?? nil
    level = [nil, 1, 100].randomElement(using: &random) ?? nil
    happiness = [nil, 0, 255].randomElement(using: &random) ?? nil
    dynamaxLevel = [nil, 10].randomElement(using: &random) ?? nil
    isShiny = [nil, true, false].randomElement(using: &random) ?? nil
    isAlpha = [nil, true, false].randomElement(using: &random) ?? nil
    isGigantamax = [nil, true, false].randomElement(using: &random) ?? nil
    effort = StatValues(of: Self.efforts, by: &random)
    individual = StatValues(of: Self.individuals, by: &random)
    let known: [TeamMove] = [
      TeamMove(89), TeamMove(237, type: .fire), TeamMove(237), TeamMove(521),
    ]
    moves = known.filter { _ in Bool.random(using: &random) }
  }
}

extension StatValues {
  fileprivate init(of range: ClosedRange<Int>, by random: inout SeededGenerator) {
    self.init()
    for stat in Stat.allCases where Bool.random(using: &random) {
      self[stat] = Int.random(in: range, using: &random)
    }
  }
}
