import PokedexTerminalUI
import PokedexTesting
import Testing

/// Another program, the shell or the user may have left the terminal in any state; pokedex sets what
/// it needs, and gives the terminal back as it was.
@Suite(.timeLimit(minutes: 5)) struct TakeoverTests {
  private func started(
    _ home: Home, _ variables: [String: String] = [:], size: Size = Size(width: 80, height: 24)
  ) throws -> PseudoTerminal {
    let terminal = home.start(["--offline"], variables, size: size)
    try #require(terminal.wait(for: "Bulbasaur"), "\(terminal.screen.text)")
    try #require(terminal.wait(for: "q quit"))
    return terminal
  }

  /// A home in which F5 runs a command, which prints “ready”.
  private func home(runs command: String) throws -> Home {
    let home = try Home()
    try home.write(settings: "[commands]\n<f5> = \(command)\n")
    return home
  }

  private func run(on terminal: PseudoTerminal) throws {
    terminal.type("\u{1B}[15~")
    try #require(terminal.wait { $0.text.contains("ready") && !$0.text.contains("Venusaur") })
  }

  // MARK: Commands of the user

  /// Modes of the mouse, pastes, insertion, origin, wrapping, margins and line drawing.
  private static let mess =
    "\\033[?1003h\\033[?1016h\\033[?2004l\\033[?1006l\\033[4h\\033[?6h\\033[?69h\\016\\033(0"

  @Test func afterACommandThatLeftModesOnTheScreenHasItsOwnAgain() throws {
    let home = try home(runs: "printf '\(Self.mess)ready'; read answer")
    defer { withExtendedLifetime(home) {} }
    let terminal = try started(home)
    let modes = terminal.screen.modes
    try run(on: terminal)
    let before = terminal.bytes.count
    terminal.type("\r")
    #expect(terminal.wait(for: "Venusaur"))
    #expect(terminal.screen.modes == modes)
    let again = String(decoding: terminal.bytes[before...], as: UTF8.self)
    for sequence in ["\u{1B}[4l", "\u{1B}[?7h", "\u{0F}", "\u{1B}(B"] {
      #expect(again.contains(sequence), "\(sequence.debugDescription)")
    }
    terminal.type("q")
    #expect(terminal.end() == .exited(0))
    #expect(terminal.changes == [])
  }

  @Test func aCommandThatSpoilsTheLineSpoilsNeitherTheScreenNorTheShell() throws {
    let home = try home(runs: "stty -echo -icrnl -opost; printf ready; head -c 1 >/dev/null")
    defer { withExtendedLifetime(home) {} }
    let terminal = try started(home)
    let line = terminal.line
    try run(on: terminal)
    terminal.type("\n")
    #expect(terminal.wait(for: "Venusaur"))
    #expect(terminal.line == line)
    terminal.type("q")
    #expect(terminal.end() == .exited(0))
    #expect(terminal.changes == [])
  }

  /// The key `f` marks a favourite.
  @Test func keysTypedForACommandMarkNothing() throws {
    let home = try home(runs: "printf ready; head -c 1 >/dev/null")
    let terminal = try started(home)
    try run(on: terminal)
    terminal.type("fff\n")
    #expect(terminal.wait(for: "Venusaur"))
    terminal.type("q")
    #expect(terminal.end() == .exited(0))
    #expect(home.run(["list", "is:favorite", "--count"]).output == "0\n")
  }

  @Test func aCommandThatStopsItselfIsContinued() throws {
    let home = try home(runs: "printf ready; kill -STOP $$; kill -TSTP $$")
    defer { withExtendedLifetime(home) {} }
    let terminal = try started(home)
    terminal.type("\u{1B}[15~")
    let isHeard = terminal.hears("j") { !$0.text.contains("▌   #1 Bulbasaur") }
    #expect(isHeard)
  }

  // MARK: Keyboards

  /// xterm's modifyOtherKeys and kitty's protocol, which other programs leave on.
  @Test(arguments: ["\u{1B}[27;5;99~", "\u{1B}[99;5u", "\u{1B}[1089::99;5u"])
  func controlCEndsInEachEncodingOfTheKeyboard(_ key: String) throws {
    let home = try Home()
    let terminal = try started(home)
    terminal.type("/mew\u{1B}[27u")
    #expect(terminal.wait { !$0.isCursorVisible && $0.text.contains("Ivysaur") })
    terminal.type(key)
    #expect(terminal.end() == .killed(by: 2))
    #expect(terminal.changes == [])
  }

  @Test func aShiftedKeyOfRxvtSwallowsNoLetter() throws {
    let home = try Home()
    let terminal = try started(home)
    terminal.type("\u{1B}[7$j")
    #expect(terminal.wait(for: "▌   #2 Ivysaur"))
  }

  @Test(arguments: [("vt100", true), ("vt220", true), ("xterm-256color", false), ("linux", false)])
  func aSerialTerminalMayStopTheOutput(_ name: String, _ mayStop: Bool) throws {
    let home = try Home()
    let terminal = try started(home, ["TERM": name])
    #expect(terminal.line.hasFlowControl == mayStop)
    terminal.type("\u{13}")
    let savesFilter = terminal.wait(seconds: mayStop ? 1 : 60) {
      $0.text.contains("no filter to save")
    }
    #expect(savesFilter == !mayStop)
    terminal.type("\u{11}j")
    #expect(terminal.wait(for: "#2 Ivysaur"))
  }

  // MARK: The window

  /// Users export COLUMNS to keep programs from wrapping lines.
  @Test(arguments: [
    ["COLUMNS": "99999"], ["LINES": "99999999"], ["LINES": "40000", "COLUMNS": "40000"],
    ["LINES": "3", "COLUMNS": "7"], ["LINES": "-1", "COLUMNS": "x"],
  ])
  func theWindowDecidesAndNotTheEnvironment(_ variables: [String: String]) throws {
    let home = try home(runs: "printf ready; read answer")
    defer { withExtendedLifetime(home) {} }
    let terminal = try started(home, variables)
    let before = terminal.screen.text
    try run(on: terminal)
    terminal.type("\r")
    #expect(terminal.wait { $0.text == before })
    terminal.resize(100, 30)
    #expect(
      terminal.wait {
        $0.text.split(separator: "\n", omittingEmptySubsequences: false)[29].contains("q quit")
      })
    terminal.type("q")
    #expect(terminal.end() == .exited(0))
  }

  @Test func aLineWithoutASizeHasThatOfLINESAndCOLUMNS() throws {
    let home = try Home()
    let terminal = PseudoTerminal(
      Program.path, ["--offline"], environment: home.environment(["LINES": "30", "COLUMNS": "90"]),
      size: .zero, shown: Size(width: 90, height: 30))
    #expect(
      terminal.wait {
        $0.text.split(separator: "\n", omittingEmptySubsequences: false)[29].contains("q quit")
      })
    terminal.type("q")
    #expect(terminal.end() == .exited(0))
  }

  // MARK: Questions

  /// A terminal that draws East Asian Ambiguous characters two columns wide.
  @Test func onATerminalWithWideSignsOnlyCharactersOfCertainWidthAreDrawn() throws {
    let home = try Home()
    let terminal = home.start(["--offline", "--language", "ja"])
    terminal.answers = false
    #expect(terminal.wait(for: "フシギダネ"))
    terminal.readUntilQuiet(for: 500)
    let before = terminal.bytes.count
    terminal.type("\u{1B}[2;9R")
    #expect(terminal.wait { $0.text.contains("> ") && !$0.text.contains("─") })
    #expect(terminal.screen.text.contains("フシギダネ"))
    let drawn = String(decoding: terminal.bytes[before...], as: UTF8.self)
    #expect(drawn.unicodeScalars.allSatisfy { $0.isASCII || $0.value >= 0x3000 })
  }

  /// The answers of a slow line; the shell would run them as commands.
  @Test(arguments: ["q", "\u{3}"])
  func lateAnswersDoNotReachTheShell(_ key: String) throws {
    let home = try Home()
    let terminal = PseudoTerminal(
      "/bin/sh",
      [
        "-c",
        "trap : INT; \(Program.path) --offline; stty -icanon min 0 time 1; printf 'left:'; head -c 99 | od -c; echo over",
      ], environment: home.environment())
    terminal.answers = false
    #expect(terminal.wait(for: "Bulbasaur"))
    terminal.type(key)
    terminal.read(milliseconds: 200)
    terminal.type("\u{1B}]11;rgb:1e1e/1e1e/1e1e\u{1B}\\\u{1B}P>|XTerm(379)\u{1B}\\\u{1B}[2;5R")
    #expect(terminal.wait(for: "over"))
    #expect(terminal.screen.text.contains("left:0000000"), "\(terminal.screen.text)")
  }

  @Test func theCursorBlinksAfterwardsIfItDidBefore() throws {
    let home = try Home()
    let terminal = try started(home)
    terminal.type("/mew\r")
    #expect(terminal.wait { !$0.isCursorVisible })
    terminal.type("q")
    #expect(terminal.end() == .exited(0))
    let text = String(decoding: terminal.bytes, as: UTF8.self)
    #expect(!text.contains("\u{1B}[?12"))
    #expect(terminal.screen.isCursorVisible)
  }
}
