import Glibc
import PokedexTerminalUI
import PokedexTesting
import Testing

/// Output that is longer than the screen.
@Suite(.serialized, .timeLimit(minutes: 5)) struct PagerTests {
  /// Marks each line that it shows.
  private static let pager = "sed s/^/paged:/"

  /// Runs a command on a terminal and returns what the screen shows at the end.
  private func screen(
    _ arguments: [String], _ variables: [String: String], home: Home? = nil
  ) throws -> String {
    let terminal = try (home ?? Home()).start(arguments, variables)
    #expect(terminal.end() == .exited(0))
    return terminal.screen.text
  }

  @Test(arguments: [
    ["list", "gen:1"], ["moves", "type:fire"], ["show", "garchomp"],
    ["move", "bite", "--game", "1"],
    ["chart"], ["list", "gen:1", "--json"], ["config", "keys"], ["caught", "list", "-is:caught"],
    ["show", "--linear", "garchomp:stats"], ["help"], ["moves", "--help"],
  ])
  func longOutputGoesThroughThePager(_ arguments: [String]) throws {
    let home = try Home()
    let terminal = home.start(arguments, ["PAGER": Self.pager], size: Size(width: 90, height: 6))
    _ = terminal.end()
    let count = home.run(arguments).output.split(separator: "\n").count
    #expect(terminal.screen.text.contains("paged:") == (count > 5), "\(terminal.screen.text)")
  }

  @Test func shortOutputDoesNot() throws {
    let text = try screen(["list", "gen:1", "--limit", "3"], ["PAGER": Self.pager])
    #expect(text.contains("Bulbasaur") && !text.contains("paged:"))
  }

  /// A long line takes several rows.
  @Test func wrappedLinesCount() throws {
    let text = try screen(
      ["list", "gen:1", "--json", "--limit", "8"], ["PAGER": Self.pager])
    #expect(text.contains("paged:"))
  }

  @Test(arguments: [
    ([], ["PAGER": ""]), ([], ["PAGER": "cat"]), (["--no-pager"], ["PAGER": Self.pager]),
    ([], ["PAGER": Self.pager, "POKEDEX_PAGER": "none"]),
    ([], ["PAGER": Self.pager, "TERM": "dumb"]), ([], ["PAGER": "/none/pager"]),
  ])
  func withoutAPagerAllIsPrinted(_ option: [String], _ variables: [String: String]) throws {
    let text = try screen(["list", "gen:1"] + option, variables)
    #expect(text.contains("Mew  ") && !text.contains("paged:"))
  }

  @Test func theSettingChoosesThePager() throws {
    let home = try Home()
    try home.write(settings: "pager = \(Self.pager)\n")
    #expect(try screen(["list", "gen:1"], [:], home: home).contains("paged:"))
    #expect(try !screen(["list", "gen:1", "--no-pager"], [:], home: home).contains("paged:"))
  }

  @Test func aPipeIsNeverPaged() throws {
    #expect(try !Home().run(["list"], ["PAGER": Self.pager]).output.contains("paged:"))
  }

  /// `head` ends before the list is written; some pagers end with another status than 0 when a user
  /// leaves them.
  @Test(arguments: [
    "head -n 2", "true", "head -n 2; exit 2", "head -n 2; kill -9 $$", "kill -INT $$",
  ])
  func leavingThePagerIsNoError(_ pager: String) throws {
    let text = try screen(["list"], ["PAGER": pager])
    #expect(!text.contains("pokedex:") && !text.contains("Mew  "))
  }

  /// Linux before 5.3 has no pidfd. The short list fits into a pipe.
  @Test(arguments: [["list", "gen:1"], ["list"], ["moves"]], [true, false])
  func outputOfAnyLengthIsPrintedIfThePagerFails(_ command: [String], _ hasPidfd: Bool) throws {
    for (pager, status) in [
      ("false", 1), ("exit 3", 3), ("kill -9 $$", 137), ("echo no >&2; exit 5", 5), ("(", 2),
    ] {
      let home = try Home()
      let terminal = PseudoTerminal(
        Program.path, command, environment: home.environment(["PAGER": pager]), hasPidfd: hasPidfd)
      #expect(terminal.end() == .exited(0))
      let text = terminal.screen.text
      let lines = text.split(separator: "\n")
      #expect(lines.last == "pokedex: the pager '\(pager)' failed (status \(status))", "\(text)")
      #expect(lines.count > 20)
    }
  }

  @Test func whatThePagerHasShownIsNotPrintedAgain() throws {
    let pager = "sed s/^/paged:/; exit 4"
    let terminal = try Home().start(["list", "gen:1"], ["PAGER": pager])
    #expect(terminal.end() == .exited(0))
    let text = String(decoding: terminal.bytes, as: UTF8.self)
    #expect(text.ranges(of: "Bulbasaur").count == 1 && !text.contains("pokedex:"))
  }

  // MARK: Colours

  @Test(arguments: [
    ([:], "[FRX] [-c] [-f]"), (["LESS": "", "LV": ""], "[FRX] [-c] [-f]"),
    (["LESS": "-i", "MORE": "-d"], "[-R -i] [-c] [-f -d]"), (["LESS": " "], "[-R  ] [-c] [-f]"),
    (["LESS": "-P%lt", "LV": "-Ou8"], "[-R -P%lt] [-c -Ou8] [-f]"),
  ])
  func thePagerIsToldToShowColours(_ variables: [String: String], _ told: String) throws {
    let pager = "printf '[%s] [%s] [%s]' \"$LESS\" \"$LV\" \"$MORE\"; cat >/dev/null"
    let text = try screen(["list", "gen:1"], variables.merging(["PAGER": pager]) { $1 })
    #expect(text.contains(told), "\(text)")
  }

  @Test(
    .enabled(if: access("/usr/bin/less", X_OK) == 0, "less is not installed"),
    arguments: [
      ["LESS": "-i", "PAGER": "less"], ["LESS": "i", "PAGER": "/usr/bin/less -S"],
      ["LESS": " ", "PAGER": "less"], ["LESS": "-i", "POKEDEX_PAGER": "less"],
      ["LESS": "-Pprompt", "PAGER": "less"], ["LESS": "-i", "LESSSECURE": "1", "PAGER": "less"],
    ])
  func coloursAreColoursInLessWhateverItsOptions(_ variables: [String: String]) throws {
    let terminal = try Home().start(["list", "gen:1"], variables)
    #expect(terminal.wait(for: "Bulbasaur"))
    terminal.type("q")
    #expect(terminal.end() == .exited(0))
    #expect(found(["ESC[", "^["], in: terminal.bytes) == [])
    #expect(terminal.bytes.contains(Array("\u{1B}[1m".utf8)))
  }

  /// The program restores a terminal that the pager has left changed.
  @Test func theTerminalIsRestored() throws {
    let home = try Home()
    let variables = home.environment([
      "PROGRAM": Program.path, "PAGER": "stty raw -echo </dev/tty; head -n 1; kill -9 $$",
    ])
    let terminal = PseudoTerminal(
      "/bin/sh", ["-c", "$PROGRAM list; echo ended-with-$?; read line"], environment: variables)
    #expect(terminal.wait(for: "ended-with-0"))
    #expect(terminal.line == PseudoTerminal.freshLine)
    terminal.type("\n")
    #expect(terminal.end() == .exited(0))
  }

  /// Ctrl-C belongs to the pager.
  @Test func anInterruptLeavesThePagerRunning() throws {
    let terminal = try Home().start(
      ["list"], ["PAGER": "trap 'echo interrupted; exit' INT; echo waiting; sleep 60 & wait"])
    #expect(terminal.wait(for: "waiting"))
    terminal.type("\u{3}")
    #expect(terminal.wait(for: "interrupted"))
    #expect(terminal.end() == .exited(0))
  }

  @Test func aFailureIsReportedBelowTheOutput() throws {
    let home = try Home()
    let variables = home.environment(["PROGRAM": Program.path, "PAGER": "sed s/^/paged:/"])
    let terminal = PseudoTerminal(
      "/bin/sh",
      [
        "-c",
        "printf 'gible\\nmega abomasnow\\n' | $PROGRAM where - --game 4; echo ended-with-$?",
      ],
      environment: variables, size: Size(width: 80, height: 60))
    #expect(terminal.wait(for: "ended-with-1"))
    let lines = terminal.screen.text.split(separator: "\n")
    let failure = lines.firstIndex { $0.contains("Mega Abomasnow") } ?? 0
    #expect(lines[..<failure].contains { $0.contains("Wayward Cave") })
  }
}
