import FoundationEssentials
import Glibc
import PokedexTesting
import Testing

/// Teams, members and sets behind an `@`, in every command that takes them, and the folder of sets.
@Suite(.timeLimit(minutes: 5)) struct SetCommandTests {
  private let home: Home

  init() throws {
    home = try Home()
    try write(
      """
      === [gen9vgc2025] sun ===

      Tork (Torkoal) @ Charcoal
      Ability: Drought
      Quiet Nature
      - Eruption

      Flutter Mane
      Ability: Protosynthesis
      - Moonblast

      """, to: "\(home.path)/team.txt")
    #expect(home.run(["team", "import", "\(home.path)/team.txt"]).ending == .exited(0))
    try write(set: "cynthia", Self.garchomp + Self.spiritomb)
    try write(set: "lead", "Torkoal @ Heat Rock\nAbility: Drought\nBold Nature\n- Lava Plume\n")
  }

  private static let garchomp = "Garchomp @ Choice Scarf\nAdamant Nature\n- Earthquake\n\n"
  private static let spiritomb = "Spiritomb\nAbility: Pressure\n- Shadow Ball\n"

  private var folder: String { "\(home.path)/data/pokedex/sets" }

  private func write(set name: String, _ text: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try write(text, to: "\(folder)/\(name).txt")
  }

  private func write(_ text: String, to file: String) throws {
    try Data(text.utf8).write(to: URL(filePath: file))
  }

  // MARK: One notation

  /// `W` stands for what is named.
  private static let ofTeams = [
    "counter W --limit 1", "complete W --limit 1", "speed --team W --limit 1", "team show W",
    "sources W", "teach protect W", "damage W mew", "damage mew W", "team export W",
  ]
  /// They need a single Pokémon.
  private static let ofOne = [
    "spread W --outspeed shuckle", "spread mew --survive W/tackle", "damage W tackle mew",
    "damage mew tackle W",
  ]
  private static let single = [
    "@sun/torkoal", "@sun/tork", "@sun/1", "@sets/cynthia/garchomp", "@sets/cynthia/1",
    "@sets/lead", "@sets/lead/torkoal", "@sets/spiritomb", "@SETS/Lead",
  ]

  private func run(_ command: String, on word: String) -> Program.Run {
    home.run(command.split(separator: " ").map { String($0).replacing("W", with: word) })
  }

  @Test(arguments: ofTeams)
  func everyCommandTakesTeamsMembersAndSets(_ command: String) {
    for word in ["@sun", "@sets/cynthia"] + Self.single {
      let run = run(command, on: word)
      #expect(run.ending == .exited(0), "\(command), \(word): \(run.errors)")
    }
  }

  @Test func aSetThatTheLibraryLacksIsNoTeam() {
    for word in ["@sets/nope", "@sets/cynthai"] {
      let run = run("damage W mew", on: word)
      #expect(run.ending != .exited(0))
      #expect(run.errors.contains("there is no set '\(word.dropFirst())'"), "\(run.errors)")
    }
    #expect(run("damage W mew", on: "@sets/cynthai").errors.contains("sets/cynthia?"))
  }

  @Test(arguments: ofOne)
  func aCommandForOnePokemonTakesMembersAndSets(_ command: String) {
    for word in Self.single {
      let run = run(command, on: word)
      #expect(run.ending == .exited(0), "\(command), \(word): \(run.errors)")
    }
    for (word, member) in [("@sun", "@sun/torkoal"), ("@sets/cynthia", "@sets/cynthia/garchomp")] {
      let run = run(command, on: word)
      #expect(run.ending == .exited(64) && run.errors.contains(member), "\(command): \(run)")
    }
  }

  @Test(arguments: [
    ("counter @s", ["@sun", "@sets/cynthia", "@sets/lead"]), ("damage @sets/c", ["@sets/cynthia"]),
    ("spread @sets/cynthia/", ["@sets/cynthia/garchomp", "@sets/cynthia/spiritomb"]),
    ("complete @sun/", ["@sun/torkoal", "@sun/flutter-mane"]),
    ("team show @sets/l", ["@sets/lead"]),
  ])
  func whatFollowsTheSignIsCompleted(_ line: String, _ words: [String]) {
    let run = home.run(["---complete", "zsh", "pokedex \(line)", ""])
    let offered = run.output.split(separator: "\n").dropFirst().map(String.init)
    #expect(offered == words, "\(run)")
  }

  @Test func aSetHasItsOwnItemAndNature() {
    let run = home.run(["damage", "@sets/cynthia/garchomp", "@sets/lead"])
    #expect(run.output.contains("Adamant"), "\(run)")
    #expect(run.output.contains("Choice Scarf"))
    #expect(run.output.contains("Heat Rock"))
  }

  @Test func aSetIsCopiedIntoATeam() {
    let run = home.run(["team", "add", "new", "@sets/lead", "mew", "@sun/2", "@sets/cynthia"])
    #expect(run.ending == .exited(0), "\(run)")
    let text = home.run(["team", "export", "new"]).output
    for part in ["Torkoal @ Heat Rock", "Mew", "Flutter Mane", "Garchomp @ Choice Scarf"] {
      #expect(text.contains(part), "\(text)")
    }
  }

  @Test func ofSeveralSetsWithTheNameOneIsAskedFor() throws {
    try write(set: "other", Self.garchomp)
    let run = home.run(["spread", "@sets/garchomp", "--outspeed", "shuckle"])
    #expect(run.ending == .exited(64))
    #expect(run.errors.contains("@sets/cynthia/garchomp, @sets/other/garchomp"), "\(run)")
  }

  // MARK: Files

  @Test(arguments: [["counter"], ["damage", "mew"], ["team", "show"]])
  func aFileThatIsRenamedOrGoneIsToldAndNothingElse(_ command: [String]) throws {
    try FileManager.default.removeItem(atPath: "\(folder)/lead.txt")
    let run = home.run(command + ["@sets/lead"])
    #expect(run.ending == .exited(1) && run.errors.contains("sets/lead"), "\(run)")
    #expect(home.run(command + ["@sets/cynthia"]).ending == .exited(0))
  }

  @Test func aLineThatIsNotUnderstoodIsNamed() throws {
    try write(set: "odd", "Garchomp\n- Earthquak\n")
    let run = home.run(["counter", "@sets/odd"])
    #expect(run.ending == .exited(74))
    #expect(run.errors.contains("\(folder)/odd.txt:2: "), "\(run)")
    #expect(home.run(["counter", "@sets/lead", "--limit", "1"]).ending == .exited(0))
  }

  @Test func filesThatAreNoSetsAreToldAndHarmNothing() throws {
    mkfifo("\(folder)/pipe.txt", 0o600)
    symlink("/dev/zero", "\(folder)/zero.txt")
    symlink("\(folder)/nowhere", "\(folder)/dangling.txt")
    mkdir("\(folder)/folder.txt", 0o700)
    try write(set: "large", String(repeating: "Garchomp\n\n", count: 200_000))
    try write(set: "esc\u{1B}[2J", Self.garchomp)
    try Data([0xff, 0xfe]).write(to: URL(filePath: "\(folder)/bytes.txt"))
    for name in ["pipe", "zero", "dangling", "folder", "large", "bytes"] {
      let run = home.run(["counter", "@sets/\(name)"])
      #expect(run.ending == .exited(74) && run.errors.contains(name), "\(name): \(run)")
    }
    let info = home.run(["info"]).output
    for name in ["pipe", "zero", "dangling", "folder", "large", "bytes", "cannot be typed"] {
      #expect(info.contains(name), "\(info)")
    }
    #expect(!info.contains("\u{1B}[2J"))
    #expect(home.run(["counter", "@sets/lead", "--limit", "1"]).ending == .exited(0))
  }

  // MARK: Backup

  @Test func aBackupHasTheSetsAndRestoringKeepsWhatDiffers() throws {
    let file = "\(home.path)/backup"
    #expect(home.run(["backup", file]).ending == .exited(0))
    try write(set: "lead", "Pelipper\n")
    try write(set: "new", "Mew\n")
    try FileManager.default.removeItem(atPath: "\(folder)/cynthia.txt")
    let run = home.run(["restore", file])
    #expect(run.ending == .exited(0), "\(run)")
    #expect(home.text(of: "\(folder)/cynthia.txt") == Self.garchomp + Self.spiritomb)
    #expect(home.text(of: "\(folder)/lead.txt").hasPrefix("Torkoal"))
    #expect(home.text(of: "\(folder)/lead.txt.before-restore") == "Pelipper\n")
    #expect(home.text(of: "\(folder)/new.txt") == "Mew\n")
    #expect(run.output.contains("lead.txt.before-restore"))
  }

  @Test func aBackupTellsWhichSetsItLacks() {
    mkfifo("\(folder)/pipe.txt", 0o600)
    let run = home.run(["backup", "\(home.path)/backup"])
    #expect(run.ending == .exited(74) && run.errors.contains("pipe.txt"), "\(run)")
    #expect(home.run(["restore", "\(home.path)/backup"]).ending == .exited(0))
  }
}
