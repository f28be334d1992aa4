import Glibc
import PokedexTerminalUI
import PokedexTesting
import Testing

/// The whole program on a terminal.
@Suite(.serialized, .timeLimit(minutes: 5)) struct ScreenTests {
  private func started(_ home: Home) throws -> PseudoTerminal {
    let terminal = home.start()
    try #require(terminal.wait(for: "Bulbasaur"), "\(terminal.screen.text)")
    return terminal
  }

  @Test func itStartsOnTheListInTheAlternateScreen() throws {
    let terminal = try started(Home())
    #expect(terminal.screen.isAlternate)
    #expect(!terminal.screen.isCursorVisible)
    #expect(terminal.screen.modes.isSuperset(of: [1000, 1006, 2004]))
    #expect(!terminal.line.echoes)
    #expect(terminal.wait(for: "q quit"))
  }

  @Test func keysFilterMoveAndOpen() throws {
    let terminal = try started(Home())
    terminal.type("/garchomp")
    #expect(terminal.wait { $0.text.contains("3 of 1,351") && $0.isCursorVisible })
    terminal.type("\r\u{1B}[B")
    #expect(terminal.wait(for: "▌ #445 Mega Garchomp "))
    terminal.type("\r")
    #expect(terminal.wait(for: "Abilities"))
    terminal.type("\u{1B}")
    #expect(terminal.wait(for: "3 of 1,351"))
    #expect(!terminal.screen.isCursorVisible)
  }

  @Test func theQueryOfTheCommandLineIsTheFilter() throws {
    let terminal = try Home().start(["type:dragon", "spe>100"])
    #expect(terminal.wait(for: "32 of 1,351"))
  }

  @Test func pastesAndTheMouseWork() throws {
    let terminal = try started(Home())
    terminal.type("\u{1B}[<0;12;8M\u{1B}[<0;12;8m")
    #expect(terminal.wait(for: "▌   #3 Gigantamax Venusaur"))
    terminal.type("/\u{1B}[200~mew\ntwo\u{1B}[201~")
    #expect(terminal.wait(for: "/ mew two"))
  }

  @Test func `a team can be pasted in linear mode, and none of its letters is a key`() throws {
    let home = try Home()
    let terminal = home.start(["--linear"])
    #expect(terminal.wait(for: "Bulbasaur"))
    #expect(terminal.screen.modes == [2004])
    terminal.type("T")
    #expect(terminal.wait(for: "No teams yet"))
    terminal.type("\u{1B}[200~Torkoal @ Heat Rock\r- Fire Blast\r\u{1B}[201~")
    #expect(terminal.wait(for: "Team imported"))
    terminal.type("\u{3}")
    #expect(terminal.end() == .killed(by: SIGINT))
    #expect(terminal.changes == [])
    #expect(home.run(["team", "list"]).output.contains("Torkoal"))
  }

  @Test func anAnswerOfTheTerminalMarksNothing() throws {
    let home = try Home()
    let terminal = try started(home)
    for answer in ["\u{1B}_Gfff\u{1B}\\", "\u{1B}]52;c;fff\u{7}", "\u{1B}Pfff\u{1B}\\"] {
      terminal.type(answer)
    }
    terminal.type("\u{1B}]11;rgb:\(String(repeating: "f", count: 20_000))\u{7}j")
    #expect(terminal.wait(for: "▌   #2 Ivysaur"))
    terminal.type("q")
    #expect(terminal.end() == .exited(0))
    #expect(home.run(["list", "is:favorite", "--count"]).output == "0\n")
  }

  @Test func anUnterminatedPasteIsKeptAndKeysWorkAfterwards() throws {
    let terminal = try started(Home())
    terminal.type("/\u{1B}[200~mew")
    #expect(terminal.wait(for: "/ mew"))
    terminal.type("t\r")
    #expect(terminal.wait { $0.text.contains("/ mewt") && !$0.isCursorVisible })
    terminal.type("q")
    #expect(terminal.end() == .exited(0))
  }

  @Test(arguments: ["\u{1B}]11;rgb:", "\u{1B}P1$r", "\u{1B}_G"])
  func escWorksAfterAnUnterminatedAnswer(_ beginning: String) throws {
    let terminal = try started(Home())
    terminal.type("?")
    #expect(terminal.wait(for: "Enter runs the action"))
    terminal.type(beginning)
    // Directly after the beginning, an ESC could be the first half of the sequence's terminator.
    terminal.read(milliseconds: 400)
    terminal.type("\u{1B}")
    #expect(terminal.wait { !$0.text.contains("Enter runs the action") })
  }

  @Test func keysWorkAgainAfterAnUnterminatedTitle() throws {
    let terminal = try started(Home())
    terminal.type("\u{1B}]0;x")
    let isHeard = terminal.hears("?") { $0.text.contains("Enter runs the action") }
    #expect(isHeard, "\(terminal.screen.text)")
  }

  /// The paste opens the filter; Enter closes it.
  @Test func keysWorkAgainAfterAnUnterminatedPaste() throws {
    let terminal = try started(Home())
    terminal.type("\u{1B}[200~mew")
    let isHeard = terminal.hears("\r") {
      $0.text.contains("/ mew") && !$0.isCursorVisible
    }
    #expect(isHeard, "\(terminal.screen.text)")
  }

  @Test(arguments: ["-1", "2147483647", "99999999999", "x"])
  func escWorksWithAnyESCDELAY(_ delay: String) throws {
    let terminal = PseudoTerminal(environment: try Home().environment(["ESCDELAY": delay]))
    #expect(terminal.wait(for: "q quit"))
    terminal.type("?")
    #expect(terminal.wait(for: "Enter runs the action"))
    terminal.type("\u{1B}")
    #expect(terminal.wait { !$0.text.contains("Enter runs the action") })
  }

  @Test func theWindowMayHaveAnySize() throws {
    let terminal = try started(Home())
    for (width, height) in [(1, 1), (200, 60), (3, 100), (19, 5), (20, 6), (120, 36)] {
      terminal.resize(width, height)
    }
    #expect(
      terminal.wait { $0.text.contains("#1 · Generation I") && $0.text.contains("Bulbasaur") })
    terminal.type("q")
    #expect(terminal.end() == .exited(0))
    #expect(terminal.changes == [])
  }

  /// ncurses supports at most 32,767 columns or rows.
  @Test(arguments: [(65_535, 24), (80, 65_535)])
  func aTooLargeWindowIsPartlyDrawn(_ width: Int, _ height: Int) throws {
    let home = try Home()
    let large = PseudoTerminal(
      environment: home.environment(), size: Size(width: width, height: height))
    let resized = try started(home)
    resized.resize(width, height)
    for terminal in [large, resized] {
      terminal.readUntilQuiet(for: 500)
      let before = terminal.bytes.count
      terminal.type("j")
      #expect(terminal.wait { _ in terminal.bytes.count > before })
      terminal.type("q")
      #expect(terminal.end() == .exited(0))
    }
  }

  @Test func theSmallestWindowWorks() throws {
    let terminal = try started(Home())
    terminal.resize(1, 1)
    #expect(terminal.wait { !$0.text.isEmpty })
    terminal.resize(80, 24)
    #expect(terminal.wait(for: "Bulbasaur"))
  }

  // MARK: Ends

  @Test func quitRestoresTheTerminal() throws {
    let terminal = try started(Home())
    terminal.type("q")
    #expect(terminal.end() == .exited(0))
    #expect(terminal.changes == [])
  }

  @Test func controlCEndsLikeSIGINT() throws {
    let terminal = try started(Home())
    terminal.type("\u{3}")
    #expect(terminal.end() == .killed(by: SIGINT))
    #expect(terminal.changes == [])
  }

  // MARK: Terminals

  @Test(arguments: ["dumb", "", "unknown", "no-such-terminal"])
  func anUnusableTerminalIsReported(_ name: String) throws {
    let terminal = try Home().start([], ["TERM": name])
    #expect(terminal.end() == .exited(64))
    #expect(!terminal.bytes.contains(0x1B))
    #expect(terminal.screen.text.hasPrefix("pokedex: "))
    #expect(name.isEmpty || terminal.screen.text.contains(name))
  }

  @Test func withoutTERMTheMessageNamesIt() throws {
    let home = try Home()
    var variables = home.environment()
    variables["TERM"] = nil
    let terminal = PseudoTerminal(Program.path, environment: variables)
    #expect(terminal.end() == .exited(64))
    #expect(terminal.screen.text.contains("TERM is not set"))
    #expect(!terminal.bytes.contains(0x1B))
  }

  @Test(arguments: ["xterm", "linux", "vt100", "tmux-256color", "screen", "xterm-kitty"])
  func otherTerminalsWork(_ name: String) throws {
    let terminal = try Home().start([], ["TERM": name])
    #expect(terminal.wait(for: "Bulbasaur"))
    terminal.type("q")
    #expect(terminal.end() == .exited(0))
    #expect(terminal.line == PseudoTerminal.freshLine)
  }

  @Test func theLinuxConsoleGetsLettersForGenderSymbols() throws {
    let terminal = try Home().start(["nidoran"], ["TERM": "linux"])
    #expect(terminal.wait(for: "NidoranF"))
    terminal.type("q")
    #expect(terminal.end() == .exited(0))
    #expect(!String(decoding: terminal.bytes, as: UTF8.self).contains("♀"))
  }

  /// Returns the colour codes that were sent, without bold and other attributes.
  private func colors(_ terminal: PseudoTerminal) -> [Int] {
    terminal.screen.styles.flatMap { $0.split(separator: ";").compactMap { Int($0) } }
      .filter { (30...38).contains($0) || (40...48).contains($0) || $0 >= 90 }
  }

  @Test func coloursAreUsedUnlessNOCOLORIsSet() throws {
    let colored = try started(Home())
    #expect(!colors(colored).isEmpty)
    for (arguments, variables) in [([], ["NO_COLOR": "1"]), (["--color", "never"], [:])] {
      let plain = try Home().start(arguments, variables)
      #expect(plain.wait(for: "Bulbasaur"))
      plain.type("/type:dragon\r")
      #expect(plain.wait(for: "117 of 1,351"))
      #expect(colors(plain).isEmpty)
    }
    let asked = try Home().start(["--color", "always"], ["NO_COLOR": "1"])
    #expect(asked.wait(for: "Bulbasaur"))
    #expect(!colors(asked).isEmpty)
  }

  @Test func otherLocalesGetOnlyASCII() throws {
    let terminal = try Home().start([], ["LANG": "C", "LC_ALL": "C"])
    #expect(terminal.wait(for: "Bulbasaur"))
    terminal.type("/nidoran\r\r")
    #expect(terminal.wait(for: "Abilities"))
    #expect(terminal.bytes.allSatisfy { $0 < 0x80 })
  }

  @Test func localesThatCannotEncodeALanguageGetEnglish() throws {
    let japanese = try Home().start([], ["LC_ALL": "ja_JP.eucJP"])
    #expect(japanese.wait(for: "Bulbasaur"))
    let german = try Home().start([], ["LC_ALL": "de_DE.ISO-8859-1"])
    #expect(german.wait(for: "Bisasam"))
  }

  // MARK: Data

  @Test func escapeSequencesOfTheServerReachNoTerminal() async throws {
    let server = try await FaultyServer()
    try server.serveSampleDex()
    server.fail(.escapes)
    let home = try Home()
    let terminal = home.start(
      ["--source", "api"], ["POKEDEX_API_URL": server.base], size: Size(width: 120, height: 36))
    #expect(terminal.wait(for: "owned"))
    terminal.type("jjj\r?")
    #expect(terminal.wait(for: "Enter runs the action"))
    terminal.type("\u{1B}")
    #expect(terminal.wait { !$0.text.contains("Enter runs the action") })
    terminal.type("Q")
    #expect(terminal.end() == .exited(0))
    let commands = ["\u{1B}]", "\u{7}", "\u{202E}", "\u{9B}", "\u{0}", "\u{1B}[6n", "\u{1B}[31m"]
    #expect(found(commands, in: withoutOwn(terminal.bytes)) == [])
    #expect(terminal.changes == [])
    try await server.stop()
  }

  /// Returns the bytes without the sequences of the program itself: its title, whose text cannot
  /// end the sequence, and its questions about the background colour and widths.
  private func withoutOwn(_ bytes: [UInt8]) -> [UInt8] {
    let text = String(decoding: bytes, as: UTF8.self)
    let own = /\x1B\](?:2;\P{Cc}*|11;\?)\x07|\x1B\[2;1H·─★♀\x1B\[6n/
      .matchingSemantics(.unicodeScalar)
    return Array(text.replacing(own, with: "").utf8)
  }

  @Test func aSilentServerDoesNotDelayTheEnd() async throws {
    let listener = try await SilentListener()
    let terminal = try Home().start(
      ["--source", "api"], ["POKEDEX_API_URL": "http://127.0.0.1:\(listener.port)/"])
    #expect(terminal.wait(for: "Loading the list"))
    terminal.type("?")
    #expect(terminal.wait(for: "Enter runs the action"))
    terminal.type("\u{1B}")
    #expect(terminal.wait { !$0.text.contains("Enter runs the action") })
    terminal.type("Q")
    #expect(terminal.end(seconds: 5) == .exited(0))
    #expect(terminal.changes == [])
    try await listener.stop()
  }
}
