import FoundationEssentials
import PokedexTesting
import Testing

/// The commands for teams and progress.
@Suite(.timeLimit(minutes: 5)) struct TeamCommandTests {
  private static let sand = """
    === [gen9ou] Sand ===

    Chompy (Garchomp) (M) @ Focus Sash
    Ability: Rough Skin
    Tera Type: Steel
    EVs: 252 Atk / 4 SpD / 252 Spe
    Jolly Nature
    - Earthquake
    - Dragon Claw
    - Swords Dance
    - Stone Edge

    Tyranitar @ Choice Scarf
    Ability: Sand Stream
    - Crunch
    - Rock Slide

    Zapdos

    """
  private static let rain = "=== Rain ===\n\nPelipper\nAbility: Drizzle\n- Earthquake\n"

  private func write(_ text: String, to name: String, in home: Home) throws -> String {
    let file = "\(home.path)/\(name)"
    try Data(text.utf8).write(to: URL(filePath: file))
    return file
  }

  private func done(_ home: Home, _ arguments: String...) -> String {
    let run = home.run(arguments)
    #expect(run.ending == .exited(0), "\(run.errors)")
    return run.output
  }

  private func fails(_ home: Home, _ status: Int32, _ arguments: String...) -> String {
    let run = home.run(arguments)
    #expect(run.ending == .exited(status))
    #expect(run.output == "")
    return home.neutral(run.errors)
  }

  /// Returns a home with two teams.
  private func homeWithTeams() throws -> Home {
    let home = try Home()
    let file = try write(Self.sand + "\n" + Self.rain, to: "teams.txt", in: home)
    #expect(
      done(home, "team", "import", file) == "Sand saved: 3 Pokémon\nRain saved: 1 Pokémon\n")
    return home
  }

  @Test func aTeamOfChampionsHasStatPoints() throws {
    let home = try Home()
    let text = """
      === [gen9championsou] Points ===

      Garchomp @ Garchompite
      Ability: Rough Skin
      Stat Points: 2 HP / 32 Atk / 32 Spe
      Jolly Nature
      - Earthquake

      """
    _ = done(home, "team", "import", try write(text, to: "points.txt", in: home))
    let shown = done(home, "team", "show", "Points")
    #expect(shown.contains("Stat points") && !shown.contains("EVs"), "\(shown)")
    let json = done(home, "team", "show", "Points", "--json")
    let points = #""effort":{},"statPoints":{"hp":2,"attack":32,"speed":32}"#
    #expect(json.contains(points), "\(json)")
    #expect(done(home, "team", "export", "Points").contains("\nSPs: 2 HP / 32 Atk / 32 Spe\n"))
  }

  @Test func aTeamWithImpossibleNumbersIsHarmless() throws {
    let home = try homeWithTeams()
    let text = "=== a ===\n\nPikachu\nLevel: 9223372036854775807\n- Thunderbolt\n"
    let file = try write(text, to: "a.txt", in: home)
    let told = fails(home, 74, "team", "import", file)
    #expect(told.contains("a.txt:4: “9223372036854775807” is outside 1 to 100\n"))
    #expect(done(home, "team", "import", "--lenient", file) == "a saved: 1 Pokémon\n")
    #expect(done(home, "team", "export", "a").contains("\nLevel: 9223372036854775807\n"))
    #expect(done(home, "team", "show", "a").contains("level 100"))
  }

  /// Replaces some bytes of the store, through a backup.
  private func damage(_ home: Home, _ whole: String, _ broken: String) throws {
    let file = "\(home.path)/backup"
    _ = done(home, "backup", file)
    var bytes = try Data(contentsOf: URL(filePath: file))
    let range = try #require(bytes.firstRange(of: Data(whole.utf8)))
    bytes.replaceSubrange(range, with: Data(broken.utf8))
    try bytes.write(to: URL(filePath: file))
    _ = done(home, "restore", file)
  }

  @Test(arguments: [",999,,,4,252", ",252,,,4,-99", ",[1e999],,,,"])
  func aDamagedTeamDoesNotAffectOthers(_ effort: String) throws {
    let home = try homeWithTeams()
    try damage(home, ",252,,,4,252", effort)
    let told =
      "pokedex: the team “Sand” is damaged: restore a backup, "
      + "or delete it with “pokedex team remove”\n"
    for arguments in [["team", "list"], ["team", "list", "--json"], ["team", "export"]] {
      let run = home.run(arguments)
      #expect(run.ending == .exited(74))
      #expect(run.output.contains("Pelipper"))
      #expect(run.errors == told)
    }
    #expect(fails(home, 74, "team", "show", "sand") == told)
    #expect(fails(home, 74, "team", "add", "sand", "mew") == told)
    #expect(fails(home, 74, "speed", "--team", "sand") == told)
    for word in ["team:sand", "@sand"] {
      #expect(fails(home, 74, "counter", word) == told)
    }
    #expect(done(home, "team", "show", "rain").contains("Pelipper"))
    #expect(done(home, "list", "is:team", "--count") == "1\n")
    #expect(done(home, "team", "remove", "sand") == "")
    #expect(done(home, "team", "list").contains("Rain"))
  }

  @Test func membersMatchIsTeam() throws {
    let home = try homeWithTeams()
    #expect(done(home, "list", "is:team", "--count") == "4\n")
    #expect(done(home, "list", "is:team type:dragon", "--columns", "name") == "Garchomp\n")
    #expect(done(home, "team", "remove", "sand").isEmpty)
    #expect(done(home, "list", "is:team", "--columns", "name") == "Pelipper\n")
  }

  /// A member that is alone on a tier gets no advice to outspeed itself.
  @Test func noMemberHasANeedAgainstItself() throws {
    let home = try homeWithTeams()
    let tiers = done(home, "speed", "hp>900", "--team", "sand").split(separator: "\n")
    let own = try #require(tiers.first { $0.contains("Tyranitar (team)") })
    #expect(own.contains("Zapdos 8"))
    #expect(!own.contains("Tyranitar 4"))
  }

  private static let commands: [(String, [String])] = [
    ("team-list.txt", ["team"]), ("team-list.json", ["team", "list", "--json"]),
    ("team-show.txt", ["team", "show", "sand"]),
    ("team-show-ascii.txt", ["team", "show", "sand", "--ascii", "--game", "4"]),
    ("team-show-faults.txt", ["team", "show", "RAIN"]),
    ("team-show.json", ["team", "show", "sand", "--json"]),
    ("team-export.txt", ["team", "export"]),
    ("counter-team.txt", ["counter", "team:sand", "--limit", "5"]),
    ("complete.txt", ["complete", "sand", "--limit", "8"]),
    ("complete-query.txt", ["complete", "sand", "type:steel", "-is:mega", "--limit", "4"]),
    (
      "team-show-conditions.txt",
      ["team", "show", "sand", "--condition", "tailwind", "--condition", "trick-room"]
    ),
    (
      "speed-team.txt",
      ["speed", "is:default total>=600", "--team", "sand", "--limit", "12"]
    ),
    ("speed-team.json", ["speed", "dragonite is:default", "--team", "sand", "--json"]),
    ("complete.json", ["complete", "rain", "is:default gen:1", "--json", "--limit", "3"]),
  ]

  @Test(arguments: commands)
  func outputOfTeamsEqualsTheGoldenFiles(_ name: String, _ arguments: [String]) throws {
    let run = try homeWithTeams().run(arguments)
    #expect(run.ending == .exited(0))
    #expect(run.errors == "")
    GoldenFile(name, in: "Output", of: #filePath).check(run.output, #_sourceLocation)
  }

  @Test(arguments: commands.filter { $0.1.contains("--json") })
  func outputOfTeamsIsValidJSON(_ name: String, _ arguments: [String]) throws {
    struct Anything: Decodable { init(from decoder: any Decoder) {} }
    let output = try homeWithTeams().run(arguments).output
    #expect(throws: Never.self) {
      try JSONDecoder().decode(Anything.self, from: Data(output.utf8))
    }
  }

  @Test func teamsRoundTrip() throws {
    let home = try homeWithTeams()
    #expect(done(home, "team", "export", "sand") == Self.sand)
    let (other, file) = (try Home(), try write(done(home, "team", "export"), to: "all", in: home))
    _ = done(other, "team", "import", file)
    #expect(done(other, "team", "export") == done(home, "team", "export"))
  }

  @Test func anExistingTeamIsNotReplaced() throws {
    let home = try homeWithTeams()
    #expect(
      done(home, "team", "import", "\(home.path)/teams.txt")
        == "Sand 2 saved: 3 Pokémon\nRain 2 saved: 1 Pokémon\n")
    #expect(done(home, "team", "remove", "sand 2") == "")
    #expect(done(home, "team", "remove", "SAND") == "")
    #expect(done(home, "team") == "Rain      Pelipper\nRain 2    Pelipper\n")
    #expect(
      fails(home, 1, "team", "remove", "rain3")
        == "pokedex: there is no team 'rain3': did you mean Rain?\n")
  }

  @Test func aFileWithMistakesIsRefused() throws {
    let home = try Home()
    let text = Self.rain + "\nGarchmop\n\nPikachu @ Light Bal\n- Thunderblot\n"
    let file = try write(text, to: "teams.txt", in: home)
    let told = """
      HOME/teams.txt:7: no Pokémon is called “Garchmop”: did you mean Garchomp?
      HOME/teams.txt:9: no item is called “Light Bal”: did you mean Light Ball?
      HOME/teams.txt:10: no move is called “Thunderblot”: did you mean Thunderbolt?
      pokedex: 3 lines of HOME/teams.txt not understood; no team was read

      """
    #expect(fails(home, 74, "team", "import", file) == told)
    #expect(fails(home, 74, "team", "show", file) == told)
    #expect(fails(home, 74, "counter", file) == told)
    #expect(fails(home, 1, "team") == "pokedex: no teams yet\n")
  }

  @Test func aFileWithMistakesCanBeImportedLeniently() throws {
    let home = try Home()
    let text = "=== Odd ===\n\nPikachu @ Light Bal\n- Thunderblot\n\nGarchmop\n"
    let file = try write(text, to: "teams.txt", in: home)
    #expect(done(home, "team", "import", file, "--lenient") == "Odd saved: 1 Pokémon\n")
    #expect(done(home, "team", "export", "odd") == text)
  }

  @Test func invalidTeamFilesAreReported() throws {
    let home = try Home()
    let empty = try write("\n", to: "empty", in: home)
    #expect(
      fails(home, 1, "team", "import", empty) == "pokedex: there is no team in HOME/empty\n")
    try Data([0x50, 0xFF]).write(to: URL(filePath: "\(home.path)/bytes"))
    #expect(fails(home, 74, "complete", "\(home.path)/bytes").contains("not UTF-8 text"))
    #expect(fails(home, 74, "team", "import", home.path).contains("it is not a plain file"))
    let two = try write(Self.sand + "\n" + Self.rain, to: "two", in: home)
    #expect(fails(home, 64, "team", "show", two).contains("has 2 teams, but one is needed"))
  }

  @Test(arguments: [["counter", "mew", "--from"], ["complete", "sand"]])
  func anEmptyRankingHasAStatus(_ command: [String]) throws {
    let home = try homeWithTeams()
    let nobody = command + ["type:fire,water hp>300"]
    #expect(home.run(nobody).errors == "pokedex: nothing matches\n")
    let run = home.run(nobody + ["--json"])
    #expect(run.ending == .exited(1))
    #expect(run.output == "[]\n")
  }

  @Test func teamsAreCreatedRenamedAndCopied() throws {
    let home = try homeWithTeams()
    #expect(done(home, "team", "add", "rain", "kyogre", "mr mime") == "Rain: 3 Pokémon\n")
    #expect(done(home, "team", "add", "Sun", "torkoal") == "Sun: 1 Pokémon\n")
    #expect(done(home, "team", "rename", "rain", "Storm").isEmpty)
    #expect(done(home, "team", "copy", "storm") == "Storm 2 saved\n")
    #expect(
      done(home, "team").split(separator: "\n").map { $0.prefix { $0 != " " } }
        == ["Sand", "Storm", "Storm", "Sun"])
    #expect(
      fails(home, 64, "team", "rename", "storm", "SUN")
        == "pokedex: there is a team “SUN” already\n")
    #expect(fails(home, 1, "team", "rename", "stron", "x").contains("did you mean Storm?"))
    #expect(
      fails(home, 64, "team", "add", "storm", "1", "4", "7", "10")
        == "pokedex: a team can have at most 6 members, not 7\n")
  }

  @Test func infoCountsTheUsersDataAndShowHasTheNote() throws {
    let home = try homeWithTeams()
    _ = done(home, "caught", "add", "garchomp")
    _ = done(home, "note", "garchomp", "bred for the sand team")
    let info = done(home, "info")
    #expect(info.contains("Your teams: 2\n"))
    #expect(info.contains("Your marks: 1 seen, 1 caught, 1 with a note\n"))
    #expect(done(home, "show", "garchomp").contains("Note       bred for the sand team"))
  }

  @Test func anEditedTeamAppearsInAnotherProgramByItself() throws {
    let home = try homeWithTeams()
    let (one, other) = (home.start(), home.start())
    for terminal in [one, other] {
      try #require(terminal.wait(for: "Bulbasaur"))
      terminal.type("T\r")
      try #require(terminal.wait(for: "Pelipper"))
    }
    one.type("akyogre\r")
    #expect(one.wait(for: "Kyogre"))
    #expect(other.wait(for: "Kyogre"))
    one.type("u")
    #expect(one.wait { !$0.text.contains("Kyogre (") && $0.text.contains("Undone") })
    #expect(done(home, "team", "list").contains("Kyogre") == false)
  }

  @Test func theLastPlaceIsRestored() throws {
    let home = try homeWithTeams()
    let terminal = home.start()
    try #require(terminal.wait(for: "Bulbasaur"))
    terminal.type("/garchomp\r\u{1B}[BT\r")
    try #require(terminal.wait(for: "Pelipper"))
    terminal.type("Q")
    #expect(terminal.end() == .exited(0))
    let again = home.start()
    #expect(again.wait(for: "Pelipper"))
    again.type("\u{1B}")
    #expect(again.wait(for: "▌ #445 Mega Garchomp "))
    again.type("Q")
    #expect(again.end() == .exited(0))
    #expect(home.start(["type:dragon"]).wait(for: "of 1,351"))
  }

  @Test func commandsReadTeamsFromFiles() throws {
    let home = try homeWithTeams()
    let file = try write(Self.sand, to: "sand.txt", in: home)
    for command in [["team", "show"], ["complete"]] {
      #expect(home.run(command + [file]).output == home.run(command + ["sand"]).output)
    }
    #expect(
      home.run(["counter", file]).output == home.run(["counter", "team:sand"]).output)
    let nowhere = ["HOME": "", "XDG_DATA_HOME": ""]
    #expect(home.run(["complete", file], nowhere).ending == .exited(0))
    #expect(home.run(["team", "import", file], nowhere).errors.contains("no place for teams"))
  }

  @Test func progressCountsTheCaughtAndTheSeen() throws {
    let home = try Home()
    _ = done(home, "caught", "add", "--query", "gen:1 is:default type:fire,water")
    _ = done(home, "caught", "add", "alolan raichu", "deerling")
    _ = done(home, "seen", "add", "--query", "gen:2")
    for (name, option) in [("progress.txt", "--ascii"), ("progress.json", "--json")] {
      GoldenFile(name, in: "Output", of: #filePath)
        .check(done(home, "progress", option), #_sourceLocation)
    }
    _ = done(home, "caught", "add", "--query", "is:default")
    #expect(done(home, "progress").contains("100 % caught"))
  }
}
