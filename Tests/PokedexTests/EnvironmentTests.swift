import PokedexTerminalUI
import PokedexTesting
import Testing

/// No value of an environment variable stops a command, or reaches the terminal as a sequence.
@Suite(.serialized, .timeLimit(minutes: 15)) struct EnvironmentTests {
  private static let names = [
    "LESS", "LV", "TERM", "LC_ALL", "LC_CTYPE", "LC_MESSAGES", "LC_MEASUREMENT", "LANG", "LINES",
    "COLUMNS", "TMPDIR", "NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "COLORTERM", "COLORFGBG",
    "ESCDELAY", "BROWSER", "TERMINFO", "PATH", "HOME", "XDG_CONFIG_HOME", "no_proxy",
  ]

  private static let values = [
    "", "=", "99999999999999999999", everyControl, String(repeating: "x", count: 100_000),
  ]

  private static let commands = [["list", "gen:1"], ["info"]]

  @Test(arguments: names)
  func noValueStopsACommandInAPipe(_ name: String) async throws {
    try await concurrently(Self.values) { value in
      let home = try Home()
      for arguments in Self.commands {
        let run = home.run(arguments, [name: value])
        #expect(run.ending == .exited(0), "\(name)=\(value.prefix(40)) \(arguments) \(run.errors)")
        let sequences = found(["\u{1B}", "\u{9B}", "\u{7}"], in: Array(run.output.utf8))
        #expect(sequences == [] || name == "CLICOLOR_FORCE", "\(name)=\(value.prefix(40))")
      }
    }
  }

  @Test(arguments: names)
  func noValueStopsACommandOnATerminal(_ name: String) async throws {
    try await concurrently(Self.values) { value in
      let terminal = try Home().start(["info"], [name: value])
      #expect(terminal.end() == .exited(0), "\(name)=\(value.prefix(40))")
      let sequences = ["\u{1B}]", "\u{1B}[2J", "\u{1B}[6n", "\u{9B}", "\u{7}"]
      #expect(found(sequences, in: terminal.bytes) == [], "\(name)=\(value.prefix(40))")
    }
  }

  /// The shell reports what is wrong with the command itself; all is printed without it.
  @Test(arguments: ["=", ";", "(", "'", "$(exit 3)", "|", "<", "/", "/dev/null", "  "])
  func noPagerKeepsTheOutputBack(_ pager: String) throws {
    let terminal = try Home().start(["list", "gen:1", "sort:-dex"], ["PAGER": pager])
    #expect(terminal.end() == .exited(0))
    #expect(terminal.screen.text.contains("Bulbasaur"), "\(terminal.screen.text)")
  }
}
