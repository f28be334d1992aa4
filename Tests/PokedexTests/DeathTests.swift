import Glibc
import PokedexTerminalUI
import PokedexTesting
import Testing

@testable import pokedex

/// However and whenever the program ends, the terminal is restored.
@Suite(.serialized, .timeLimit(minutes: 5)) struct DeathTests {
  private static let asked = [
    SIGINT, SIGTERM, SIGHUP, SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU, SIGVTALRM, SIGPROF, SIGIO, SIGPWR,
    // The first and the last real-time signal.
    34, 64,
  ]
  private static let crashes = [
    SIGQUIT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGSYS,
  ]

  /// Starts programs with a server that never answers, so that loading does not end.
  private func withPrograms(
    _ count: Int, at moment: Moment, _ body: ([PseudoTerminal], [Home]) throws -> Void
  ) async throws {
    let listener = try await SilentListener()
    let homes = try (0..<count).map { _ in try Home() }
    let address = ["POKEDEX_API_URL": "http://127.0.0.1:\(listener.port)/"]
    let terminals = homes.map { $0.start(moment.arguments, moment == .loading ? address : [:]) }
    for terminal in terminals {
      try #require(moment.reach(on: terminal), "\(terminal.screen.text)")
    }
    try body(terminals, homes)
    try await listener.stop()
  }

  @Test(arguments: Moment.allCases)
  func everyFatalSignalRestoresTheTerminal(_ moment: Moment) async throws {
    let signals = Self.asked + Self.crashes
    try await withPrograms(signals.count, at: moment) { terminals, homes in
      for (terminal, signal) in zip(terminals, signals) { terminal.send(signal) }
      for (index, signal) in signals.enumerated() {
        let (terminal, home) = (terminals[index], homes[index])
        #expect(terminal.end() == .killed(by: signal))
        #expect(terminal.changes == [], "signal \(signal)")
        let note = "crashed (signal \(signal))"
        let isCrash = Self.crashes.contains(signal)
        #expect(
          terminal.screen.text.contains("\(note); the log is in") == isCrash,
          "signal \(signal): \(terminal.screen.text)")
        #expect(home.text(of: home.log).contains("critical \(Version.full) \(note)") == isCrash)
      }
    }
  }

  @Test(arguments: Moment.allCases)
  func closingTheWindowEndsIt(_ moment: Moment) async throws {
    try await withPrograms(1, at: moment) { terminals, _ in
      terminals[0].hangUp()
      #expect(terminals[0].end() != .stillRunning)
    }
  }

  /// The shell makes the program ignore SIGHUP, as `nohup` does.
  @Test func closingTheWindowEndsItEvenIfSIGHUPIsIgnored() throws {
    let variables = try Home().environment(["PROGRAM": Program.path])
    let terminal = PseudoTerminal(
      "/bin/sh", ["-c", "trap '' HUP; exec $PROGRAM"], environment: variables)
    try #require(terminal.wait(for: "q quit"))
    terminal.send(SIGHUP)
    terminal.type("j")
    #expect(terminal.wait(for: "▌   #2 Ivysaur"))
    terminal.hangUp()
    #expect(terminal.end() == .exited(129))
  }

  /// Starts the program from a shell with job control, and brings it into a state.
  private func shell(at moment: Moment, _ listener: SilentListener) throws -> PseudoTerminal {
    let variables = try Home().environment([
      "PS1": "ready> ", "PROGRAM": Program.path,
      "POKEDEX_API_URL": "http://127.0.0.1:\(listener.port)/",
    ])
    let shell = PseudoTerminal("/bin/sh", ["-i"], environment: variables)
    // An answer would reach the shell if SIGSTOP, which cannot be handled, came before it.
    shell.answers = false
    #expect(shell.wait(for: "ready>"))
    shell.type("$PROGRAM \(moment.arguments.joined(separator: " "))\r")
    try #require(moment.reach(on: shell), "\(shell.screen.text)")
    return shell
  }

  @Test(arguments: Moment.allCases)
  func controlZStopsItAndFgRestoresTheScreen(_ moment: Moment) async throws {
    let listener = try await SilentListener()
    let shell = try shell(at: moment, listener)
    // Waits for the whole frame, not only for the part that identifies the state.
    shell.readUntilQuiet(for: 50 * Sanitizer.timeoutFactor)
    let before = shell.screen.text
    shell.type("\u{1A}")
    #expect(shell.wait { $0.isAtPrompt && $0.text.contains("Stopped") })
    #expect(shell.screen.isCursorVisible)
    #expect(shell.screen.modes.isEmpty)
    shell.type("stty -a | tr ';' '\\n' | grep -w icanon && echo is-restored\r")
    #expect(shell.wait { $0.isAtPrompt && $0.text.contains("\nis-restored\n") })
    // The window may have another size when the program resumes.
    shell.resize(100, 30)
    shell.resize(80, 24)
    shell.type("fg\r")
    #expect(shell.wait { $0.isAlternate && $0.text == before }, "\(shell.screen.text)")
    #expect(shell.screen.modes.isSuperset(of: [1000, 1006, 2004]))
    // OSC 4 would change a colour of the palette, and OSC 104 would reset the colours that the user
    // has set.
    #expect(shell.screen.commands.isDisjoint(with: [4, 104]))
    shell.type("\u{3}")
    #expect(shell.wait(until: \.isAtPrompt))
    shell.type("echo ended-with-$?\r")
    #expect(shell.wait(for: "\nended-with-130"))
    shell.type("exit\r")
    _ = shell.end()
    try await listener.stop()
  }

  /// Sends SIGTERM and then SIGCONT to a stopped job, as the `kill` of some shells does by itself.
  @Test(arguments: Moment.allCases, ["by ^Z", "from elsewhere"])
  func aStoppedProgramCanBeEnded(_ moment: Moment, _ stop: String) async throws {
    let listener = try await SilentListener()
    let shell = try shell(at: moment, listener)
    if stop == "by ^Z" { shell.type("\u{1A}") } else { shell.sendToForeground(SIGSTOP) }
    #expect(shell.wait { $0.text.contains("Stopped") }, "\(shell.screen.text)")
    // The program leaves the settings of the line to the shell, so that the shell's own output would
    // begin in the column of the cursor.
    shell.type(
      "kill -TERM %%; kill -CONT %%; while kill -0 %% 2>/dev/null; do sleep 0.1; done; "
        + "printf '\\r\\nis-%s' ended\n")
    #expect(shell.wait(for: "is-ended"), "\(shell.screen.text)")
    #expect(shell.screen.modes.isEmpty)
    #expect(shell.screen.isCursorVisible)
    try await listener.stop()
  }

  /// A program that is asked to end must not be stopped before it has ended.
  @Test(arguments: [SIGTERM, SIGHUP, SIGINT])
  func anEndingProgramCannotBeStopped(_ signal: Int32) throws {
    let terminal = PseudoTerminal(environment: try Home().environment())
    #expect(terminal.wait(for: "q quit"))
    terminal.send(signal)
    terminal.send(SIGTSTP)
    #expect(terminal.end() == .killed(by: signal))
    #expect(terminal.changes == [])
  }

  @Test(
    .enabled(if: Sanitizer.current != .thread, "the thread sanitizer begins by making a file"),
    arguments: [("", "needs files of 1 MiB"), (" caught add mew", "cannot be used")])
  func aFileSizeLimitIsReported(_ command: String, _ told: String) throws {
    let variables = try Home().environment(["PROGRAM": Program.path])
    let terminal = PseudoTerminal(
      "/bin/sh", ["-c", "ulimit -f 0; exec $PROGRAM\(command)"], environment: variables)
    #expect(terminal.wait(for: told), "\(terminal.screen.text)")
    guard case .exited(let status) = terminal.end() else { return #expect(Bool(false)) }
    #expect(status > 1)
  }

  @Test func aWindowResizedWhileStoppedIsDrawnInItsNewSize() throws {
    let variables = try Home().environment(["PS1": "ready> ", "PROGRAM": Program.path])
    let shell = PseudoTerminal(
      "/bin/sh", ["-i"], environment: variables, size: Size(width: 120, height: 36))
    #expect(shell.wait(for: "ready>"))
    shell.type("$PROGRAM\r")
    try #require(shell.wait(for: "q quit"))
    shell.type("\u{1A}")
    #expect(shell.wait { $0.isAtPrompt && $0.text.contains("Stopped") })
    shell.resize(80, 24)
    shell.type("fg\r")
    #expect(shell.wait { $0.isAlternate && $0.text.contains("q quit") })
    let fresh = try Home().start()
    // The last part of the frame, which may arrive in pieces.
    #expect(fresh.wait(for: ": find"))
    #expect(shell.wait { $0.text == fresh.screen.text }, "\(shell.screen.text)")
  }

  /// The stack overflow, which the thread sanitizer does not survive. It records each call on a
  /// stack of its own, which overflows first, and the records of the signal handler's calls then
  /// end the program.
  private static let tooDeep =
    Sanitizer.current == .thread ? [] : [(key: "r", reason: "crashed")]

  /// Traps of Swift, on the main thread and on others, and a stack overflow.
  @Test(
    arguments: [
      (key: "f", reason: "Fatal error: this is a test"), ("i", "Index out of range"),
      ("t", "Fatal"),
    ] + tooDeep)
  func aTrapRestoresTheTerminalAndIsReported(_ key: String, _ reason: String) throws {
    let home = try Home()
    let terminal = PseudoTerminal(
      Program.built("crasher"), [home.log], environment: home.environment(),
      size: Size(width: 200, height: 24))
    try #require(terminal.wait(for: "ready"))
    terminal.type(key)
    guard case .killed(let signal) = terminal.end() else {
      Issue.record("it has not crashed")
      return
    }
    #expect(terminal.changes == [])
    #expect(terminal.screen.text.contains(reason))
    #expect(
      terminal.screen.text.contains("crasher crashed (signal \(signal)); the log is in \(home.log)")
    )
    #expect(home.text(of: home.log).contains("crasher crashed (signal \(signal))"))
    #expect(home.text(of: home.log).contains(reason))
  }
}

extension TerminalEmulator {
  /// Whether the shell waits for a command; input sent before that would still reach the program.
  var isAtPrompt: Bool {
    !isAlternate && text.split(separator: "\n").last { !$0.isEmpty } == "ready>"
  }
}
