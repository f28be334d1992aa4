import Glibc
import PokedexTerminalUI
import PokedexTesting
import Testing

/// The title of the window.
@Suite(.timeLimit(minutes: 5)) struct TitleTests {
  /// A window in which the program starts: with a title of its own, above an older one that another
  /// program has saved, and with arrow keys (mode 1) as that program left them.
  private func titled(_ home: Home, _ more: [String: String] = [:]) throws -> PseudoTerminal {
    let variables = home.environment(["PROGRAM": Program.path].merging(more) { $1 })
    let terminal = PseudoTerminal(
      "/bin/sh",
      [
        "-c",
        "printf '\\033]2;older\\007\\033[22;0t\\033]2;mine\\007\\033[?1h'; exec $PROGRAM --offline",
      ], environment: variables)
    try #require(terminal.wait(for: "q quit"), "\(terminal.screen.text)")
    return terminal
  }

  @Test(arguments: ["Q", "\u{3}"])
  func theTitleNamesTheScreenAndIsThatOfTheWindowAgain(_ end: String) throws {
    let home = try Home()
    try home.write(settings: "[commands]\n<f5> = printf ready; read answer\n")
    let terminal = try titled(home)
    #expect(terminal.wait { $0.title == "Pokédex" })
    terminal.type("\r")
    #expect(terminal.wait { $0.title == "Bulbasaur – Pokédex" })
    terminal.type("\u{1B}[15~")
    #expect(terminal.wait { $0.text.contains("ready") && $0.title == "mine" })
    terminal.type("\r")
    #expect(terminal.wait { $0.title == "Bulbasaur – Pokédex" })
    terminal.type(end)
    _ = terminal.end()
    #expect(terminal.screen.title == "mine")
  }

  @Test func whileStoppedTheWindowHasItsOwnTitle() throws {
    let home = try Home()
    let shell = PseudoTerminal(
      "/bin/sh", ["-i"],
      environment: home.environment(["PS1": "ready> ", "PROGRAM": Program.path]))
    shell.type("printf '\\033]2;mine\\007'; $PROGRAM --offline\r")
    try #require(shell.wait { $0.title == "Pokédex" }, "\(shell.screen.text)")
    for _ in 0..<2 {
      shell.type("\u{1A}")
      #expect(shell.wait { $0.isAtPrompt && $0.title == "mine" })
      shell.type("fg\r")
      #expect(shell.wait { $0.isAlternate && $0.title == "Pokédex" })
    }
    shell.type("q")
    #expect(shell.wait { !$0.isAlternate && $0.title == "mine" })
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGSEGV])
  func aSignalGivesTheTitleBack(_ signal: Int32) throws {
    let home = try Home()
    let terminal = try titled(home)
    #expect(terminal.wait { $0.title == "Pokédex" })
    terminal.send(signal)
    #expect(terminal.end() == .killed(by: signal))
    #expect(terminal.screen.title == "mine")
  }

  // MARK: Lost output: ncurses draws into a file, and does not tell when that is full

  @Test func afterALostFrameTheScreenIsDrawnAgainAndTheTitleGivenBackOnce() throws {
    let home = try Home()
    let terminal = try titled(home)
    #expect(terminal.wait { $0.title == "Pokédex" && $0.text.contains("▌   #1 Bulbasaur") })
    terminal.type("j")
    #expect(terminal.wait(for: "▌   #2 Ivysaur"))
    let before = terminal.screen.text
    terminal.limitFiles(to: 50)
    terminal.type("\r")
    #expect(terminal.wait { $0.title == "Ivysaur – Pokédex" })
    terminal.type("\u{1B}")
    #expect(terminal.wait { $0.title == "Pokédex" })
    terminal.type("k")
    terminal.readUntilQuiet(for: 500)
    #expect(terminal.screen.text != before)
    terminal.limitFiles(to: nil)
    terminal.type("j")
    #expect(terminal.wait { $0.text == before }, "\(terminal.screen.text)")
    terminal.type("Q")
    #expect(terminal.end() == .exited(0))
    #expect(terminal.screen.title == "mine")
    #expect(terminal.changes == ["the title"])
  }

  /// The output of ncurses that leaves the screen, cut in several places.
  @Test(arguments: [0, 4, 12, 20, 30, 34, 37])
  func ifTheLastOutputIsLostTheTerminalIsGivenBackOnce(_ room: Int) throws {
    let home = try Home()
    let terminal = try titled(home)
    #expect(terminal.wait { $0.title == "Pokédex" })
    terminal.limitFiles(to: room)
    terminal.type("Q")
    #expect(terminal.end() == .exited(0))
    #expect(terminal.screen.title == "mine")
    #expect(terminal.changes == ["the title"])
  }

  @Test func withoutAWishForATitleItIsLeftAlone() throws {
    let home = try Home()
    try home.write(settings: "title = no\n")
    let terminal = try titled(home)
    terminal.type("j")
    #expect(terminal.wait(for: "▌   #2 Ivysaur"))
    #expect(terminal.screen.title == "mine")
    terminal.type("q")
    #expect(terminal.end() == .exited(0))
    #expect(terminal.screen.title == "mine")
  }

  /// The console would print the title on the screen.
  @Test(arguments: ["linux", "vt100", "ansi"])
  func aTerminalWithoutATitleGetsNone(_ name: String) throws {
    let home = try Home()
    let terminal = home.start(["--offline"], ["TERM": name])
    try #require(terminal.wait(for: "q quit"))
    terminal.type("q")
    #expect(terminal.end() == .exited(0))
    #expect(!terminal.bytes.contains(Array("\u{1B}]".utf8)))
  }
}
