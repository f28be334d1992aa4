import FoundationEssentials
import Glibc
import PokedexTesting
import Testing

/// Games that people changed, in the shell.
@Suite(.timeLimit(minutes: 5)) struct OverlayCommandTests {
  /// The two games of the tests.
  private static let folder = #filePath.replacing("OverlayCommandTests.swift", with: "Games")

  /// A home with a file, in the folder of changed games or beside it.
  private static func write(
    _ lines: String, to home: Home, installed: Bool = false
  ) throws -> String {
    let folder = installed ? "\(home.path)/data/pokedex/games" : home.path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let file = "\(folder)/meadow.pkgame"
    let head = "game meadow \"Meadow Platinum\"\nbase platinum\n"
    try Data((head + lines).utf8).write(to: URL(filePath: file))
    return file
  }

  @Test func anEmptyFileChangesNoListOfAnyKind() async throws {
    let home = try Home()
    let file = try Self.write("", to: home)
    let lists = [
      "list", "moves", "abilities", "items", "berries", "types", "natures", "places", "egg-groups",
      "dexes",
    ]
    try await concurrently(lists) { list in
      let base = home.run([list, "--json", "--game", "platinum"])
      let changed = home.run([list, "--json", "--overlay", file])
      #expect(changed.ending == base.ending)
      #expect(
        changed.output.replacing("Meadow Platinum", with: "Platinum") == base.output, "\(list)")
    }
  }

  @Test func anInstalledGameHasANameEverywhere() throws {
    let home = try Home()
    _ = try Self.write("pokemon luxray types electric dark speed 99\n", to: home, installed: true)
    let found = home.run(["list", "type:dark", "spe>98", "luxray", "--count", "--game", "meadow"])
    #expect(found.output == "1\n", "\(found.errors)")
    let page = home.run(["show", "luxray", "--game", "Meadow Platinum"])
    #expect(page.output.contains("DARK"), "\(page.errors)")
    #expect(page.output.contains("types (line 3)"), "\(page.output)")
    let compared = home.run(["compare", "luxray@meadow", "luxray@platinum"])
    #expect(compared.output.contains("Meadow Platinum"), "\(compared.errors)")
    #expect(compared.output.contains("99"))
    #expect(home.run(["overlay", "list", "--csv", "--no-header"]).output.hasPrefix("meadow,"))
    #expect(!home.run(["show", "luxray", "--game", "platinum"]).output.contains("DARK"))
    #expect(!home.run(["list", "is:final", "--json"]).output.contains("meadow"))
  }

  @Test func changedFactsAreMarkedWithTheLinesOfTheFile() throws {
    let home = try Home()
    let file = try Self.write("pokemon luxray types electric dark speed 99\n", to: home)
    let page = home.run(["show", "luxray", "--overlay", file]).output
    #expect(page.contains("Meadow Platinum · #405"), "\(page)")
    #expect(page.contains("Speed~"), "\(page)")
    #expect(!page.contains("HP~"))
    let json = home.run(["show", "luxray", "--json", "--overlay", file]).output
    #expect(json.contains(#""changed":[{"field":"speed","line":3},{"field":"types","line":3}]"#))
    #expect(!home.run(["show", "luxio", "--json", "--overlay", file]).output.contains("changed"))
    let list = home.run(["list", "luxray", "--why", "--overlay", file])
    #expect(list.output.contains("meadow.pkgame:3: types"), "\(list.output)")
    let changed = #""changed":[{"field":"speed","line":3},{"field":"types","line":3}]"#
    let rows = home.run(["list", "luxio|luxray", "--jsonl", "--overlay", file]).output
    #expect(rows.split(separator: "\n").map { $0.contains(changed) } == [false, true], "\(rows)")
  }

  // MARK: The two games

  private static let dusk: [([String], String)] = [
    (["show", "luxray"], "DARK"), (["show", "luxray:stats"], "75"),
    (["show", "luxray:matchups"], "Fairy"), (["show", "haunter:evolution"], "38"),
    (["show", "eevee:evolution"], "Sylveon"), (["show", "luxray:moves"], "Leaf Dance"),
    (["show", "move:leaf-dance"], "110"), (["show", "move:cut"], "100"),
    (["list", "move:leaf-dance"], "Luxray"), (["list", "type:fairy clefable"], "Clefable"),
    (["moves", "leaf dance"], "110"), (["where", "luxray"], "202"),
    (["where", "route 202"], "Luxray"), (["counter", "luxray", "--json"], "\"schema\":2"),
    (["damage", "luxray", "leaf-dance", "gastrodon"], "Leaf Dance"),
    (["breed", "shinx"], "Shinx"), (["sources", "luxray", "leaf-dance"], "40"),
    (["chart"], "FAI"), (["stat", "luxray"], "120"), (["speed", "luxray"], "127"),
    (["show", "game:platinum"], "Dusk Platinum"),
  ]

  private static let ember: [([String], String)] = [
    (["show", "mega arcanine"], "Mega Arcanine"), (["show", "arcanine-mega:stats"], "145"),
    (["show", "arcanine-mega:matchups"], "Dragon"), (["show", "arcanine:forms"], "Mega Arcanine"),
    (["show", "sootling"], "Ashen Coat"), (["show", "sootling:evolution"], "Growlithe"),
    (["show", "rhydon:evolution"], "Protector"), (["show", "ability:ashen-coat"], "Sootling"),
    (["show", "sootling:moves"], "Cinder Rush"), (["show", "garchomp:moves"], "Dragon Claw"),
    (["list", "move:cinder-rush"], "Mega Arcanine"), (["list", "ability:ashen-coat"], "Sootling"),
    (["list", "starly"], "Starly"), (["where", "sootling"], "Route 1"),
    (["where", "route 1"], "Starly"), (["counter", "arcanine-mega", "--json"], "\"schema\":2"),
    (["damage", "arcanine-mega", "cinder-rush", "ferrothorn"], "Cinder Rush"),
    (["damage", "garchomp", "arcanine-mega"], "Earthquake"),
    (["breed", "sootling", "crunch"], "Crunch"), (["stat", "sootling"], "65"),
    (["speed", "arcanine-mega"], "157"),
  ]

  @Test(arguments: [("dusk", dusk), ("ember", ember)])
  func everyCommandKnowsTheGame(_ game: String, _ commands: [([String], String)]) async throws {
    let home = try Home()
    let file = "\(Self.folder)/\(game).pkgame"
    let check = home.run(["overlay", "check", file])
    #expect(check.ending == .exited(0), "\(check.errors)")
    try await concurrently(commands) { command, expected in
      let run = home.run(command + ["--overlay", file])
      #expect(run.output.contains(expected), "\(command): \(run.output)\(run.errors)")
    }
  }

  @Test func newNamesAreFoundInTheirLanguages() throws {
    let home = try Home()
    let file = "\(Self.folder)/ember.pkgame"
    let german = home.run(["show", "Rußling", "--language", "de", "--overlay", file])
    #expect(german.output.contains("Rußling"), "\(german.errors)")
    #expect(german.output.contains("Aschefell"))
    #expect(home.run(["list", "ススリング", "--overlay", file]).output.contains("Sootling"))
    #expect(!home.run(["list", "smeargle", "--overlay", file]).output.contains("Smeargle"))
  }

  @Test(arguments: [
    ("show --game ember sootl", "sootling"),
    ("list --game=ember move:cinder-r", "move:cinder-rush"),
    ("damage --game ember arcanine-meg", "arcanine-mega"), ("list --game emb", "ember"),
    ("move --game ember cinder-r", "cinder-rush"),
  ])
  func newNamesCompleteInTheShell(_ line: String, _ expected: String) throws {
    let home = try Home()
    let games = "\(home.path)/data/pokedex/games"
    try FileManager.default.createDirectory(atPath: games, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: "\(Self.folder)/ember.pkgame", toPath: "\(games)/ember.pkgame")
    let run = home.run(["---complete", "zsh", "pokedex \(line)", ""])
    let words = run.output.split(separator: "\n").map { $0.split(separator: "\t").first }
    #expect(words.contains(Substring(expected)), "\(run.output)\(run.errors)")
  }

  @Test func aTeamOfAFileMayHaveNewPokemon() throws {
    let home = try Home()
    let team = "\(home.path)/team.txt"
    try Data("Mega Arcanine\nAbility: Ashen Coat\n- Cinder Rush\n\nGarchomp\n".utf8)
      .write(to: URL(filePath: team))
    let run = home.run(["team", "show", team, "--overlay", "\(Self.folder)/ember.pkgame"])
    #expect(run.output.contains("Mega Arcanine"), "\(run.output)\(run.errors)")
  }

  // MARK: Mistakes

  @Test func aFileWithMistakesIsRefusedWithTheFirst() throws {
    let home = try Home()
    let file = try Self.write("pokemon luxray speed 99\nmove bight power 3\n", to: home)
    let run = home.run(["list", "luxray", "--overlay", file])
    #expect(run.ending == .exited(74))
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("\(file):4:6: "), "\(run.errors)")
    let check = home.run(["overlay", "check", file])
    #expect(check.ending == .exited(74))
    #expect(check.output.contains("luxray"))
    #expect(check.errors.contains("\(file):4:6: "))
  }

  @Test(arguments: [
    ["list", "luxray", "--json"], ["show", "luxray", "--json"], ["random", "luxray", "--json"],
    ["compare", "luxray@meadow", "luxio@meadow", "--json"],
  ])
  func theRestOfAFileWithMistakesIsUsedIfThatIsAsked(_ command: [String]) throws {
    let home = try Home()
    let file = try Self.write(
      "pokemon luxray speed 99\nmove bight power 3\nmove byte power 3\n", to: home, installed: true)
    let strict = home.run(command + ["--game", "meadow"])
    #expect(strict.ending == .exited(74))
    #expect(strict.errors.contains("--lenient"), "\(strict.errors)")
    let run = home.run(command + ["--game", "meadow", "--lenient"])
    #expect(run.ending == .exited(0), "\(run.errors)")
    #expect(run.output.contains(command[0] == "compare" ? "meadow" : "\"speed\":99"))
    #expect(run.errors.split(separator: "\n").count == 2)
    #expect(run.errors.contains("pokedex: \(file):4:6: "), "\(run.errors)")
    #expect(run.errors.contains("pokedex: \(file):5:6: "))
  }

  @Test func allMistakesOfAFileWithAWrongBaseAreTold() throws {
    let home = try Home()
    let file = "\(home.path)/a.pkgame"
    let text = "game a \"A\"\nbase platinium\npokemon luxrai speed 9\npokemon luxray speed 9\n"
    try Data(text.utf8).write(to: URL(filePath: file))
    let check = home.run(["overlay", "check", file])
    #expect(check.ending == .exited(74))
    #expect(check.errors.contains("\(file):2:6: "), "\(check.errors)")
    #expect(check.errors.contains("\(file):3:9: "))
    #expect(check.output.contains("speed"))
    #expect(!check.output.contains("nothing"))
  }

  @Test func anInstalledGameIsCheckedByItsName() throws {
    let home = try Home()
    let file = try Self.write("move bight power 3\n", to: home, installed: true)
    let check = home.run(["overlay", "check", "meadow"])
    #expect(check.errors.contains("\(file):3:6: "), "\(check.errors)")
    #expect(!check.output.contains("nothing"))
  }

  @Test(arguments: ["--game", "--overlay"]) func aFileThatIsNotThereIsTold(
    _ option: String
  ) throws {
    let home = try Home()
    let run = home.run(["list", "luxray", option, "\(home.path)/none.pkgame"])
    #expect(run.ending == .exited(74))
    #expect(run.errors.contains("none.pkgame"), "\(run.errors)")
  }

  @Test func aPipeIsRefusedAtOnce() throws {
    let home = try Home()
    let pipe = "\(home.path)/pipe.pkgame"
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(home.run(["overlay", "check", pipe]).ending == .exited(74))
    #expect(home.run(["list", "--overlay", pipe]).ending == .exited(74))
  }

  @Test func patchesOfATrackerBecomeAGame() throws {
    let home = try Home()
    let patches = "\(home.path)/storm.txt"
    try Data("80,120,79,95,79,99|luxray|electric,dark\nzz|\n".utf8)
      .write(to: URL(filePath: patches))
    let command = ["overlay", "import", patches, "--slug", "storm", "--name", "Storm", "--base"]
    let strict = home.run(command + ["platinum"])
    #expect(strict.output.isEmpty)
    #expect(strict.errors.contains("--lenient"), "\(strict.errors)")
    let run = home.run(command + ["platinum", "--lenient"])
    #expect(run.errors.contains("\(patches):2:"), "\(run.errors)")
    let file = "\(home.path)/storm.pkgame"
    try Data(run.output.utf8).write(to: URL(filePath: file))
    #expect(home.run(["show", "luxray", "--overlay", file]).output.contains("DARK"))
    #expect(home.run(command + ["nowhere", "--lenient"]).ending == .exited(64))
  }
}
