import Glibc
import PokedexData
import PokedexTerminalUI
import PokedexTesting
import Testing

/// `pokedex pick`: the full screen on the terminal, the choice on the standard output.
@Suite(.serialized, .timeLimit(minutes: 1)) struct PickTests {
  /// A shell on a terminal that redirects the program's standard output to a file.
  private struct Picking {
    let home: Home
    let terminal: PseudoTerminal

    /// - Parameters:
    ///   - line: the arguments after `pokedex pick`, as the shell reads them
    ///   - place: where the last screen was left, as it is stored
    init(_ line: String, input: String? = nil, place: String? = nil) throws {
      home = try Home()
      if let place { try TrainerStore(path: home.store).keep(place: place) }
      let program = "'\(Program.path)' pick \(line) > '\(home.path)/chosen'"
      let piped = input.map { "printf '\($0)' | \(program)" } ?? program
      terminal = PseudoTerminal(
        "/bin/sh", ["-c", "\(piped); echo status $?"], environment: home.environment())
    }

    func shows(_ text: String) -> Bool { terminal.wait(for: text) }

    /// The exit status and the output.
    func end() -> (status: String, chosen: String) {
      _ = terminal.end()
      let status = terminal.screen.text.split(separator: "\n").last { $0.hasPrefix("status") }
      return (String(status ?? ""), home.text(of: "\(home.path)/chosen"))
    }
  }

  @Test func enterPrintsTheSlugUnderTheCursor() throws {
    let picking = try Picking("gen:1 type:dragon")
    #expect(picking.shows("#147 Dratini"))
    #expect(picking.terminal.screen.isAlternate)
    picking.terminal.type("j\r")
    let end = picking.end()
    #expect(end.status == "status 0")
    #expect(end.chosen == "dragonair\n")
    #expect(!picking.terminal.screen.isAlternate)
    #expect(picking.terminal.line.echoes)
  }

  @Test func spaceTicksSeveralInTheOrderOfTheTicks() throws {
    let picking = try Picking("gen:1 type:dragon --print name")
    #expect(picking.shows("#147 Dratini"))
    picking.terminal.type("jj ")
    #expect(picking.shows("1 ticked"))
    picking.terminal.type("\u{1B}[H ")
    #expect(picking.shows("2 ticked"))
    #expect(picking.terminal.screen.text.contains("#147✓Dratini"))
    picking.terminal.type("\r")
    #expect(picking.end().chosen == "Dragonite\nDratini\n")
  }

  @Test func ticksStayWhileTheFilterHidesThem() throws {
    let picking = try Picking("--print number")
    #expect(picking.shows("Bulbasaur"))
    picking.terminal.type(" /mewtwo")
    #expect(picking.shows("#150 Mewtwo"))
    picking.terminal.type("\r ")
    #expect(picking.shows("2 ticked"))
    picking.terminal.type("\r")
    #expect(picking.end().chosen == "1\n150\n")
  }

  @Test func theJSONIsThatOfTheList() throws {
    let picking = try Picking("'#445 is:default' --print json --language de")
    #expect(picking.shows("Knakrack"))
    picking.terminal.type("\r")
    let list = picking.home.run(["list", "#445 is:default", "--json"])
    #expect(picking.end().chosen == list.output)
  }

  /// `q`, Esc and Ctrl-C.
  @Test(arguments: ["q", "\u{1B}", "\u{3}"])
  func leavingWithoutAChoiceIsStatus130(_ key: String) throws {
    let picking = try Picking("")
    #expect(picking.shows("Bulbasaur"))
    picking.terminal.type(key)
    let end = picking.end()
    #expect(end.status == "status 130")
    #expect(end.chosen == "")
    #expect(picking.terminal.line.echoes)
    #expect(!picking.terminal.screen.isAlternate)
  }

  @Test func escapeClearsTheFilterFirst() throws {
    let picking = try Picking("type:dragon")
    #expect(picking.shows("Dratini"))
    picking.terminal.type("\u{1B}")
    #expect(picking.shows("Venusaur"))
    picking.terminal.type("g\r")
    #expect(picking.end().chosen == "bulbasaur\n")
  }

  @Test func thePageOpensWithRightAndClosesAgain() throws {
    let picking = try Picking("mew")
    #expect(picking.shows("#151 Mew"))
    picking.terminal.type("l")
    #expect(picking.shows("Abilities"))
    picking.terminal.type("\u{1B}")
    #expect(picking.shows("#151 Mew "))
    picking.terminal.type("\r")
    #expect(picking.end().chosen == "mew\n")
  }

  /// A script must not get another choice, or none, because of a filter with a mistake, a page or a
  /// game that was left on the screen.
  @Test(arguments: [
    "\t\t\t;", "\t\t\ttype:", "\t\t\t((", "\t\t\ttype:bug type:dragon", "25\tpage\tchart\tpika",
    "\t\tteam nobody\tmew\tstats\tplatinum\t99\t99", "\t\t\t\toverview\tno-such-game\t0\t0",
    "99999999\tpage\tpage\t\tx\ty\t9223372036854775807\t9223372036854775807", "x",
  ])
  func itBeginsWithAllPokemonWhereverTheScreenWasLeft(_ place: String) throws {
    let picking = try Picking("", place: place)
    #expect(picking.shows("Bulbasaur"), "\(picking.terminal.screen.text)")
    picking.terminal.type("\r")
    let end = picking.end()
    #expect(end.status == "status 0" && end.chosen == "bulbasaur\n")
  }

  /// The screens of all other commands show what is wrong with it.
  @Test(arguments: [
    "\t\t\t;", "\t\t\ttype:", "\t\t\t((", "\t\t\ttype:bug type:dragon",
    "99999999\tpage\tpage\t\tx\ty\t9223372036854775807\t9223372036854775807",
    "25\tpage\tteam nobody\t\tstats\tno-such-game\t9223372036854775807\t9223372036854775807",
  ])
  func anyPlaceCanBeReturnedTo(_ place: String) throws {
    for arguments in [[], ["--last"], ["browse", "--linear"]] {
      let home = try Home()
      try TrainerStore(path: home.store).keep(place: place)
      let terminal = home.start(arguments)
      #expect(terminal.wait { !$0.text.isEmpty && !$0.text.allSatisfy(\.isWhitespace) })
      terminal.type("Q")
      #expect(terminal.end() == .exited(0), "\(place.debugDescription) \(arguments)")
    }
  }

  // MARK: The standard input

  @Test func aPipeNarrowsTheChoice() throws {
    let picking = try Picking("", input: "mew\\nMr. Mime\\nglurak\\n445\\n\\n")
    #expect(picking.shows("4 Pokémon"))
    picking.terminal.type("G ")
    #expect(picking.shows("1 ticked"))
    picking.terminal.type("\r")
    #expect(picking.end().chosen == "garchomp\n")
  }

  @Test func rowsOfAPrintedListNarrowItToTheirNames() throws {
    let home = try Home()
    let list = home.run(["list", "garchomp"]).output
    let picking = try Picking("", input: list.replacing("\n", with: "\\n"))
    #expect(picking.shows("3 Pokémon"))
    picking.terminal.type("j\r")
    #expect(picking.end().chosen == "garchomp-mega\n")
  }

  @Test func linesThatNameNoPokemonAreReported() throws {
    let picking = try Picking("", input: "mew\\nnobody\\n")
    #expect(picking.shows("1 Pokémon"))
    picking.terminal.type("\r")
    #expect(picking.end().chosen == "mew\n")
    let told = String(decoding: picking.terminal.bytes, as: UTF8.self)
    #expect(told.contains("'nobody' names no Pokémon"))
  }

  // MARK: Without a choice

  @Test func nothingToChooseFromIsStatus1() throws {
    for picking in [
      try Picking("type:bug type:dragon"), try Picking("", input: ""),
      try Picking("", input: "nobody\\n"),
    ] {
      #expect(picking.end().status == "status 1")
      #expect(picking.terminal.screen.text.contains("nothing matches"))
      #expect(!picking.terminal.bytes.contains(Array("\u{1B}[?1049h".utf8)))
    }
  }

  @Test func aWrongQueryIsReportedBeforeTheScreenOpens() throws {
    let picking = try Picking("tpye:fire")
    #expect(picking.end().status == "status 64")
    #expect(picking.terminal.screen.text.contains("^"))
  }

  @Test func withoutATerminalTheMessageNamesIt() throws {
    let run = try Home().run(["pick"])
    #expect(run.ending == .exited(64))
    #expect(run.output == "")
    #expect(run.errors.contains("/dev/tty"))
  }

  // MARK: The terminal

  @Test func aKilledChoiceRestoresTheTerminal() throws {
    let home = try Home()
    let terminal = home.start(["pick"])
    #expect(terminal.wait(for: "Bulbasaur"))
    terminal.send(SIGTERM)
    #expect(terminal.end() == .killed(by: SIGTERM))
    #expect(terminal.changes == [])
  }

  @Test func theScreenFollowsTheWindow() throws {
    let picking = try Picking("mewtwo")
    #expect(picking.shows("#150 Mewtwo"))
    picking.terminal.resize(120, 30)
    #expect(picking.shows("#150 · Generation I"))
    picking.terminal.resize(40, 12)
    #expect(picking.terminal.wait { !$0.text.contains("Generation I") })
    picking.terminal.type("\r")
    #expect(picking.end().chosen == "mewtwo\n")
  }

  /// In `$(pokedex pick)`, the shell waits for the program to end and could not resume it.
  @Test func controlZDoesNotSuspendAChoice() throws {
    let picking = try Picking("mewtwo")
    #expect(picking.shows("#150 Mewtwo"))
    picking.terminal.type("\u{1A}\r")
    #expect(picking.end().chosen == "mewtwo\n")
  }
}
