import FoundationEssentials
import PokedexTesting
import Testing

/// The commands for marks, notes and backups.
@Suite(.timeLimit(minutes: 5)) struct MarkCommandTests {
  private func done(_ home: Home, _ arguments: String...) -> String {
    let run = home.run(arguments)
    #expect(run.ending == .exited(0), "\(run.errors)")
    #expect(run.errors == "")
    return run.output
  }

  private func fails(_ home: Home, _ status: Int32, _ arguments: String...) -> String {
    let run = home.run(arguments)
    #expect(run.ending == .exited(status))
    #expect(run.output == "")
    return run.errors
  }

  @Test func marksAreAddedListedAndRemoved() throws {
    let home = try Home()
    #expect(
      done(home, "caught", "add", "pikachu", "Mr. Mime", "445") == "3 Pokémon marked as caught\n")
    #expect(
      done(home, "caught", "add", "pikachu", "eevee")
        == "1 Pokémon marked as caught; 1 already caught\n")
    #expect(done(home, "caught", "list", "type:electric") == "#25  Pikachu  Electric  320\n")
    #expect(done(home, "caught", "--count") == "4\n")
    #expect(done(home, "list", "is:seen", "-is:favorite", "--count") == "4\n")
    #expect(
      done(home, "caught", "remove", "--query", "gen:1").hasPrefix("3 Pokémon no longer caught; "))
    #expect(done(home, "caught", "list", "--columns", "slug", "--csv") == "slug\ngarchomp\n")
    #expect(done(home, "favorite", "add", "garchomp") == "1 Pokémon marked as favourite\n")
    #expect(done(home, "shiny", "add", "mew") == "1 Pokémon marked as shiny\n")
    #expect(done(home, "list", "is:favourite | is:shiny", "--count") == "2\n")
    #expect(done(home, "seen", "--count") == "5\n")
  }

  @Test func anUnknownNameMarksNothing() throws {
    let home = try Home()
    let told = fails(home, 1, "caught", "add", "pikachu", "pikachuu")
    #expect(told.hasPrefix("pokedex: there is no Pokémon 'pikachuu': did you mean "))
    #expect(fails(home, 1, "caught", "list") == "pokedex: nothing matches\n")
    #expect(fails(home, 64, "caught", "add").contains("give names"))
    #expect(fails(home, 64, "caught", "add", "mew", "--query", "gen:1").contains("give names"))
    #expect(fails(home, 64, "caught", "add", "--query", "tpye:fire").contains("did you mean type?"))
    #expect(
      fails(home, 1, "seen", "add", "--query", "type:fire,water hp>300")
        == "pokedex: nothing matches\n")
  }

  @Test func whatNoPlayerCanKeepIsRefusedWithWhatToMark() throws {
    let home = try Home()
    let told = """
      pokedex: no player can keep Mega Venusaur: in battle only; to mark: Venusaur ♂, Venusaur ♀

      """
    for word in ["caught", "wanted", "pending", "shiny"] {
      #expect(fails(home, 1, word, "add", "mew", "venusaur-mega").contains("no player can keep"))
    }
    #expect(fails(home, 1, "caught", "add", "venusaur-mega") == told)
    #expect(fails(home, 1, "caught", "list") == "pokedex: nothing matches\n")
    let list = home.run(["caught", "add", "-", "--lenient"], input: "mew\nmega venusaur\n")
    #expect(list.output == "1 Pokémon marked as caught\n")
    #expect(list.errors.hasPrefix("pokedex: line 2: no player can keep Mega Venusaur"))
    #expect(
      done(home, "caught", "add", "--query", "name:venusaur -is:gmax") == """
        1 Pokémon marked as caught
        left out, as no player can keep them: 1

        """)
    #expect(
      fails(home, 1, "caught", "add", "--query", "is:mega")
        == "pokedex: no player can keep what matches\n")
    #expect(
      fails(home, 1, "caught", "move", "mew", "venusaur-mega").contains("no player can keep"))
    _ = done(home, "caught", "add", "pikachu ♀", "pikachu ♂")
    #expect(
      fails(home, 1, "caught", "move", "pikachu", "raichu") == """
        pokedex: 'pikachu' does not tell which one moves: pikachu-male, pikachu-female

        """)
    #expect(done(home, "favourite", "add", "venusaur-mega").hasPrefix("1 Pokémon"))
  }

  @Test func aListOfNamesIsReadAsItIs() throws {
    let home = try Home()
    let list = "#004 Charmander\n25. Pikachu\n\n- [x] Mewtwo, 150\n  Bulbasaur\r\nGarchomp\tx\n"
    let run = home.run(["caught", "add", "-"], input: list)
    #expect(run.output == "5 Pokémon marked as caught\n")
    let rows = done(home, "list", "name:garchomp")
    #expect(home.run(["seen", "add", "-"], input: rows).output.hasPrefix("2 Pokémon marked"))
  }

  @Test func allLinesThatNameNoPokemonAreToldAtOnceAndNothingIsMarked() throws {
    let home = try Home()
    let list = "mew\nnotamon\n2. Pikachu\nrotom-f\npikachoo\n"
    let run = home.run(["caught", "add", "-"], input: list)
    #expect(run.ending == .exited(1))
    #expect(
      run.errors == """
        pokedex: line 2: 'notamon' names no Pokémon; no known name is similar
        pokedex: line 3: '2. Pikachu' has the wrong number: 2 is Ivysaur
        pokedex: line 4: 'rotom-f' is ambiguous; write one of rotom-frost, rotom-fan
        pokedex: line 5: 'pikachoo' names no Pokémon: did you mean Pikachu?

        """)
    #expect(fails(home, 1, "caught", "list") == "pokedex: nothing matches\n")
    let lenient = home.run(["caught", "add", "-", "--lenient"], input: list)
    #expect(lenient.output == "1 Pokémon marked as caught\n")
    #expect(lenient.errors == run.errors)
  }

  @Test func aMarkIsNeverThatOfAWholeFormForOneLook() throws {
    let home = try Home()
    let told = "pokedex: 'unown-b' is only a look of Unown, and marks are for whole forms\n"
    #expect(fails(home, 64, "seen", "add", "unown-b") == told)
    #expect(fails(home, 64, "note", "Unown-B", "mine").contains("only a look of Unown"))
    let run = home.run(["favourite", "add", "-"], input: "Arceus-Bug\nvivillon\n")
    #expect(run.errors.contains("line 1: 'Arceus-Bug' is only a look of Arceus"))
    #expect(done(home, "caught", "add", "vivillon") == "1 Pokémon marked as caught\n")
    #expect(fails(home, 1, "slots", "vivillon", "is:caught").contains("nothing matches"))
  }

  private func slots(_ home: Home, _ query: String) -> [String] {
    let run = home.run(["slots", query, "--columns", "slot", "--csv", "--no-header"])
    return run.output.split(separator: "\n").map(String.init)
  }

  @Test func looksAndGendersAreMarkedByTheirNames() throws {
    let home = try Home()
    #expect(
      done(home, "caught", "add", "unown-b", "hippopotas female", "Icy Snow Vivillon")
        == "3 Pokémon marked as caught\n")
    #expect(done(home, "shiny", "add", "unown c") == "1 Pokémon marked as shiny\n")
    let list = "Unown (!)\n#449 Hippopotas\n- [x] Burmy (Sandy Cloak)\n"
    #expect(home.run(["caught", "add", "-"], input: list).output.hasPrefix("2 Pokémon marked"))
    #expect(
      slots(home, "is:caught") == [
        "unown-b", "unown-c-shiny", "unown-exclamation", "burmy-sandy", "hippopotas-female",
        "vivillon-icy-snow",
      ])
    #expect(done(home, "list", "is:caught", "--count") == "4\n")
    #expect(
      done(home, "caught", "remove", "unown-b", "unown-d")
        == "1 Pokémon no longer caught; 1 not caught\n")
    #expect(slots(home, "is:caught unown") == ["unown-c-shiny", "unown-exclamation"])
    #expect(done(home, "caught", "remove", "unown") == "1 Pokémon no longer caught\n")
    #expect(slots(home, "is:caught unown") == [])
  }

  @Test func slotsAreWantedPendingAndMoved() throws {
    let home = try Home()
    #expect(done(home, "wanted", "add", "unown-b", "shiny mew") == "2 slots marked as wanted\n")
    #expect(done(home, "pending", "add", "unown-b") == "1 slot marked as pending\n")
    #expect(slots(home, "is:wanted") == ["mew-shiny"])
    #expect(done(home, "pending", "list", "--columns", "slot", "--csv") == "slot\nunown-b\n")
    #expect(
      done(home, "wanted", "remove", "unown-b", "mew shiny").contains(
        "1 slot no longer wanted; 1 not wanted"))
    #expect(
      done(home, "list", "is:caught | is:seen", "--columns", "slug", "--csv") == "slug\nunown\n")
    _ = done(home, "caught", "add", "unown")
    #expect(done(home, "caught", "move", "unown", "unown-b") == "unown: moved to unown-b\n")
    #expect(slots(home, "is:caught") == ["unown-b"])
    #expect(
      fails(home, 1, "caught", "move", "unown", "unown-c").contains(
        "does not tell which one moves: unown-b"))
    #expect(done(home, "caught", "move", "unown-b", "unown") == "unown-b: moved to unown\n")
  }

  @Test func aSlotThatIsNotToldIsWantedAndShownAsSuch() throws {
    let home = try Home()
    #expect(
      done(home, "wanted", "add", "pikachu", "mew") == """
        2 slots marked as wanted
        Pikachu: look or gender not told; its slots are pikachu-male, pikachu-female

        """)
    #expect(done(home, "wanted", "add", "mew").hasPrefix("0 slots marked as wanted; 1 already"))
    let listed = home.run(["wanted", "list", "--columns", "slot", "--csv", "--no-header"])
    #expect(listed.output == "mew\n")
    #expect(listed.errors == "look or gender not told: Pikachu\n")
    #expect(done(home, "wanted", "export") == "- Pikachu | any look\n- Mew\n")
    #expect(done(home, "wanted", "remove", "pikachu", "mew") == "2 slots no longer wanted\n")
    #expect(fails(home, 1, "wanted", "export") == "pokedex: nothing is wanted\n")
  }

  @Test func allLettersOfUnownAreWantedByOneQuery() throws {
    let home = try Home()
    #expect(
      done(home, "wanted", "add", "--query", "unown -is:shiny") == "28 slots marked as wanted\n")
    #expect(
      done(home, "wanted", "remove", "--query", "unown")
        == "28 slots no longer wanted; 28 not wanted\n")
    #expect(
      fails(home, 1, "pending", "add", "--query", "type:fire,water hp>300").contains("nothing"))
  }

  @Test func ballGameAndNoteOfASlotAreTold() throws {
    let home = try Home()
    #expect(
      done(
        home, "caught", "add", "unown-b", "--ball", "Heavy Ball", "--in-game", "crystal", "--note",
        "from the ruins") == "1 Pokémon marked as caught\n")
    let listed = done(home, "caught", "list", "--json")
    #expect(
      listed.contains(
        """
        "slots":[{"slot":"unown-b","state":"caught","ball":"heavy-ball","game":"crystal",\
        "note":"from the ruins"}]
        """))
    #expect(
      done(home, "slots", "is:caught", "--columns", "slot,ball,origin,note", "--csv", "--no-header")
        == "unown-b,heavy-ball,crystal,from the ruins\n")
    // What is not given stays.
    #expect(done(home, "caught", "add", "unown-b", "--note", "").contains("1 Pokémon marked"))
    #expect(
      done(home, "slots", "is:caught", "--columns", "ball,note", "--csv", "--no-header")
        == "heavy-ball,\n")
    #expect(done(home, "shiny", "add", "mew", "--ball", "poke").contains("1 Pokémon marked"))
    #expect(done(home, "caught", "list", "mew", "--json").contains("\"ball\":\"poke-ball\""))
    #expect(
      fails(home, 64, "caught", "add", "abra", "--ball", "hevy ball").contains("Heavy Ball"))
    #expect(fails(home, 64, "caught", "add", "abra", "--in-game", "gen 4").contains("no game"))
    #expect(fails(home, 64, "seen", "add", "abra", "--note", "x").contains("--note"))
  }

  @Test func aNoteIsWrittenReadAndRemoved() throws {
    let home = try Home()
    #expect(fails(home, 1, "note", "garchomp") == "pokedex: there is no note on Garchomp\n")
    #expect(
      done(home, "note", "garchomp", "for the", "sand\nteam") == "Garchomp: for the sand team\n")
    #expect(done(home, "note", "knakrack") == "for the sand team\n")
    #expect(done(home, "list", "is:noted", "--why").contains("for the sand team"))
    #expect(done(home, "note", "garchomp", "--remove") == "note on Garchomp removed\n")
    #expect(fails(home, 1, "note", "garchomp") == "pokedex: there is no note on Garchomp\n")
  }

  @Test(arguments: ["marks.csv", "marks.json"])
  func exportedMarksCanBeImported(_ name: String) throws {
    let (home, other) = (try Home(), try Home())
    _ = done(home, "caught", "add", "--query", "gen:1 is:default")
    _ = done(home, "note", "mew", "a \"quote\", a comma")
    let file = "\(home.path)/\(name)"
    #expect(done(home, "export", file).contains("marks and notes of 151 Pokémon"))
    _ = done(other, "seen", "add", "garchomp")
    #expect(
      other.neutral(done(other, "import", file))
        == """
        151 Pokémon imported, 151 changed
        the previous contents are in HOME/data/pokedex/trainer.sqlite.before-import

        """)
    #expect(done(other, "import", file) == "151 Pokémon imported, 0 changed\n")
    #expect(done(other, "seen", "--count") == "152\n")
    let told = other.neutral(done(other, "import", file, "--replace"))
    #expect(
      told
        == "151 Pokémon imported, 1 changed\nthe previous contents are in HOME/data/pokedex/trainer.sqlite.before-import-2\n"
    )
    let format = name.hasSuffix("csv") ? "csv" : "json"
    #expect(
      done(other, "export", "-", "--format", format)
        == (try String(contentsOfFile: file, encoding: .utf8)))
    #expect(fails(home, 74, "export", file).contains("already exists"))
  }

  @Test func notesAreUnchangedInPipesAndCleanedOnTerminals() throws {
    let home = try Home()
    let file = "\(home.path)/marks.csv"
    try Data("slug,note\nmew,\u{202E}owned\n".utf8).write(to: URL(filePath: file))
    _ = done(home, "import", file)
    #expect(done(home, "export", "-").contains("\u{202E}owned"))
    let terminal = home.start(["export", "-"])
    #expect(terminal.wait(for: "owned"))
    #expect(terminal.end() == .exited(0))
    #expect(found(["\u{202E}"], in: terminal.bytes) == [])
  }

  @Test func aFileWithAMistakeIsRefused() throws {
    let home = try Home()
    let file = "\(home.path)/marks.csv"
    try Data("slug,seen\nmew,yes\npikachu,perhaps\n".utf8).write(to: URL(filePath: file))
    #expect(
      home.neutral(fails(home, 74, "import", file))
        == "pokedex: HOME/marks.csv:3: seen is 'perhaps': write true or false; nothing was imported\n"
    )
    #expect(fails(home, 1, "seen", "list") == "pokedex: nothing matches\n")
    #expect(fails(home, 74, "import", file + "x.csv").contains("there is no file"))
    #expect(fails(home, 64, "import", "marks", "--format", "xml").contains("neither csv nor json"))
  }

  @Test func aBackupIsRestored() throws {
    let home = try Home()
    let file = "\(home.path)/backup"
    #expect(fails(home, 74, "backup", file).contains("it does not exist yet"))
    _ = done(home, "caught", "add", "mew")
    _ = done(home, "search", "save", "rain", "type:water")
    #expect(home.neutral(done(home, "backup", file)) == "HOME/backup created\n")
    #expect(fails(home, 74, "backup", file).contains("already exists: --force replaces it"))
    _ = done(home, "seen", "remove", "mew")
    _ = done(home, "search", "remove", "rain")
    #expect(done(home, "restore", file).hasPrefix("restored: marks and notes of 1 Pokémon\n"))
    #expect(done(home, "caught", "--count") == "1\n")
    #expect(done(home, "list", "@rain", "--count") != "")
    try Data("no".utf8).write(to: URL(filePath: file))
    #expect(fails(home, 74, "restore", file).contains("it is not a pokedex store"))
  }

  @Test func anExportCannotOverwriteTheStore() throws {
    let home = try Home()
    _ = done(home, "caught", "add", "mew")
    let told = fails(home, 74, "export", home.store, "--format", "csv", "--force")
    #expect(told.contains("your marks are stored in it"))
    #expect(done(home, "caught", "--count") == "1\n")
  }

  /// Each waits for the other, and neither mistakes the store that the other restored for the
  /// previous one.
  @Test func twoRestoresAtOnceBothSucceed() async throws {
    let home = try Home()
    let file = "\(home.path)/backup"
    _ = done(home, "caught", "add", "mew", "mewtwo")
    _ = done(home, "backup", file)
    for _ in 0..<5 {
      _ = done(home, "caught", "add", "pikachu")
      try await concurrently([0, 1]) { _ in
        let run = home.run(["restore", file])
        #expect(run.ending == .exited(0), "\(run.errors)")
        #expect(run.output.hasPrefix("restored: marks and notes of 2 Pokémon"))
      }
      #expect(done(home, "caught", "--count") == "2\n")
      try await concurrently([0, 1]) { _ in
        let run = home.run(["backup", file, "--force"])
        #expect(run.ending == .exited(0), "\(run.errors)")
      }
    }
  }

  @Test func withoutAHomeMarksAreRefused() throws {
    let run = try Home().run(["seen", "add", "mew"], ["HOME": "", "XDG_DATA_HOME": ""])
    #expect(run.ending == .exited(74))
    #expect(run.errors == "pokedex: HOME is not set: there is no place for marks\n")
  }
}
