import Glibc
import PokedexTerminalUI
import PokedexTesting
import Testing

/// Reports of the keyboard focus, and the question that the program asks when its window gets it.
@Suite(.timeLimit(minutes: 5)) struct FocusQuestionTests {
  private static let asking = "\u{1B}]11;?\u{07}"
  private static let cursor = "\u{1B}[6n"
  private static let isLight = "\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\"

  /// A terminal that has answered the questions of the start, and answers no other by itself.
  private func answered(_ home: Home) throws -> PseudoTerminal {
    let terminal = home.start(["--offline"])
    try #require(terminal.wait(for: "q quit"), "\(terminal.screen.text)")
    try #require(terminal.wait { _ in terminal.count(of: Self.cursor) == 1 })
    terminal.answers = false
    return terminal
  }

  @Test func whenTheWindowGetsTheFocusTheThemeFollowsItsBackground() throws {
    let home = try Home()
    let terminal = try answered(home)
    #expect(terminal.screen.modes.contains(1004))
    #expect(terminal.count(of: Self.asking) == 1)
    let dark = terminal.screen.styles
    terminal.type("\u{1B}[O\u{1B}[I")
    #expect(terminal.wait { _ in terminal.count(of: Self.cursor) == 2 })
    #expect(terminal.count(of: Self.asking) == 2)
    terminal.type(Self.isLight + "\u{1B}[2;1R")
    #expect(terminal.wait { !$0.styles.isSubset(of: dark) })
    terminal.type("q")
    #expect(terminal.end() == .exited(0))
    #expect(terminal.changes == [])
  }

  @Test(arguments: ["1", "2"])
  func whenTheTerminalReportsNewColoursTheThemeFollowsItsBackground(_ scheme: String) throws {
    let home = try Home()
    let terminal = try answered(home)
    #expect(terminal.screen.modes.contains(2031))
    let (dark, text) = (terminal.screen.styles, terminal.screen.text)
    terminal.type("\u{1B}[?997;\(scheme)n")
    #expect(terminal.wait { _ in terminal.count(of: Self.asking) == 2 })
    terminal.type(Self.isLight + "\u{1B}[2;1R")
    #expect(terminal.wait { !$0.styles.isSubset(of: dark) })
    // The new colours come before the end of the frame.
    #expect(terminal.wait { $0.text == text }, "the report is no key")
    terminal.type("q")
    #expect(terminal.end() == .exited(0))
    #expect(terminal.changes == [])
  }

  @Test func f2GivesTheMouseToTheTerminalAndTakesItBack() throws {
    let home = try Home()
    let terminal = try answered(home)
    #expect(terminal.screen.modes.isSuperset(of: [1000, 1006]))
    terminal.type("\u{1B}OQ")
    #expect(terminal.wait(for: "the mouse selects text now: F2 takes it back"))
    #expect(terminal.wait { $0.modes.isDisjoint(with: [1000, 1006]) })
    terminal.type("\u{1B}OQ")
    #expect(terminal.wait { $0.modes.isSuperset(of: [1000, 1006]) })
    terminal.type("q")
    #expect(terminal.end() == .exited(0))
    #expect(terminal.changes == [])
  }

  /// `O` opens the browser, `I` the items.
  @Test func reportsOfTheFocusAreNoKeysAndLosingItAsksNothing() throws {
    let home = try Home()
    let terminal = try answered(home)
    let before = terminal.screen.text
    terminal.type("\u{1B}[O\u{1B}[O")
    terminal.type("j")
    #expect(terminal.wait(for: "▌   #2 Ivysaur"))
    terminal.type("k")
    #expect(terminal.wait { $0.text == before })
    #expect(terminal.count(of: Self.cursor) == 1)
  }

  @Test(arguments: [["COLORFGBG": "15;0"], ["POKEDEX_BACKGROUND": "dark"], ["TERM": "linux"]])
  func aBackgroundThatIsKnownOrCannotBeAskedForIsNotAskedFor(
    _ variables: [String: String]
  ) throws {
    let home = try Home()
    let terminal = home.start(["--offline"], variables)
    try #require(terminal.wait(for: "q quit"))
    terminal.type("\u{1B}[Ij")
    #expect(terminal.wait(for: "#2 Ivysaur"))
    #expect(terminal.count(of: Self.asking) == 0)
  }

  @Test func anAnswerAfterTheFocusDoesNotReachTheShell() throws {
    let home = try Home()
    let terminal = PseudoTerminal(
      "/bin/sh",
      [
        "-c",
        "\(Program.path) --offline; stty -icanon min 0 time 1; printf 'left:'; head -c 99 | od -c; echo over",
      ], environment: home.environment())
    try #require(terminal.wait(for: "q quit"))
    try #require(terminal.wait { _ in terminal.count(of: Self.cursor) == 1 })
    terminal.answers = false
    terminal.type("\u{1B}[I")
    #expect(terminal.wait { _ in terminal.count(of: Self.cursor) == 2 })
    terminal.type("q")
    terminal.read(milliseconds: 200)
    terminal.type(Self.isLight + "\u{1B}[2;1R")
    #expect(terminal.wait(for: "over"))
    #expect(terminal.screen.text.contains("left:0000000"), "\(terminal.screen.text)")
  }

  /// A stop that the program cannot handle, before the answer to its question. The shell is without
  /// line editing, so that it does not set the line itself.
  @Test(arguments: ["of the start", "of the focus"])
  func stoppedBeforeTheAnswerItTakesTheTerminalAgainAndAsksAgain(_ question: String) throws {
    let home = try Home()
    let shell = PseudoTerminal(
      "/bin/sh", ["-i"],
      environment: home.environment(["PS1": "ready> ", "PROGRAM": Program.path]))
    try #require(shell.wait(for: "ready>"))
    shell.answers = question == "of the focus"
    shell.type("$PROGRAM --offline\r")
    try #require(shell.wait(for: "q quit"))
    try #require(shell.wait { _ in shell.count(of: Self.cursor) == 1 })
    shell.answers = false
    if question == "of the focus" {
      shell.type("\u{1B}[I")
      #expect(shell.wait { _ in shell.count(of: Self.cursor) == 2 })
    }
    let (before, styles) = (shell.screen.text, shell.screen.styles)
    let asked = shell.count(of: Self.cursor)
    shell.sendToForeground(SIGSTOP)
    #expect(shell.wait { $0.text.contains("Stopped") }, "\(shell.screen.text)")
    // The line is still raw.
    shell.type("fg\n")
    #expect(shell.wait { _ in shell.count(of: Self.cursor) == asked + 1 })
    #expect(shell.wait { $0.text == before }, "\(shell.screen.text)")
    shell.type(Self.isLight + "\u{1B}[2;5R")
    #expect(shell.wait { !$0.styles.isSubset(of: styles) })
    let prompts = shell.count(of: "ready>")
    shell.type("q")
    #expect(shell.wait { _ in shell.count(of: "ready>") > prompts })
    shell.type("echo ended-with-$?\r")
    #expect(shell.wait(for: "ended-with-0"), "\(shell.screen.text)")
    #expect(shell.changes == [])
  }
}

extension PseudoTerminal {
  /// How often the program has sent a sequence.
  fileprivate func count(of sequence: String) -> Int {
    String(decoding: bytes, as: UTF8.self).ranges(of: sequence).count
  }
}
