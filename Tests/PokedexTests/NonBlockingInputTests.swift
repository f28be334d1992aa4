import PokedexTesting
import Testing

/// A standard input that another program has made non-blocking, so that reading it fails while it is
/// empty.
@Suite(.serialized, .timeLimit(minutes: 5)) struct NonBlockingInputTests {
  /// The flag belongs to the open terminal, so that it outlasts `dd`.
  private func start(_ command: String, _ home: Home) -> PseudoTerminal {
    let script = """
      stty -echo; dd iflag=nonblock count=0 status=none; $PROGRAM \(command); echo ended-with-$?
      """
    return PseudoTerminal(
      "/bin/sh", ["-c", script], environment: home.environment(["PROGRAM": Program.path]))
  }

  private func count(_ text: String, in terminal: PseudoTerminal) -> Int {
    terminal.bytes.split(separator: Array(text.utf8), omittingEmptySubsequences: false).count - 1
  }

  @Test func `calculations are answered as they come`() throws {
    let home = try Home()
    let terminal = start("damage --batch -", home)
    for number in 1...20 {
      terminal.type(
        """
        {"gen":9,"attacker":{"species":"Garchomp"},"defender":{"species":"Mew"},\
        "move":{"name":"Earthquake"}}

        """)
      #expect(terminal.wait { _ in count("\"damage\":[", in: terminal) == number })
    }
    terminal.type("\u{4}")
    #expect(terminal.wait(for: "ended-with-0"), "\(terminal.screen.text)")
  }

  @Test func `a quiz waits for each answer`() throws {
    let home = try Home()
    let terminal = start("quiz '#151' --kind stats --offline --count 20", home)
    for number in 1...20 {
      terminal.type("mew\r")
      #expect(
        terminal.wait { _ in count("Right", in: terminal) == number },
        "\(terminal.screen.text)")
    }
    #expect(terminal.wait(for: "ended-with-0"), "\(terminal.screen.text)")
  }

  @Test(arguments: ["team import -", "import - --format csv"])
  func `whole files are read to their end`(_ command: String) throws {
    let home = try Home()
    let terminal = start(command, home)
    terminal.type(command.hasPrefix("team") ? "Garchomp\r" : "id,caught\r445,yes\r")
    terminal.type("\u{4}")
    #expect(terminal.wait(for: "ended-with-0"), "\(terminal.screen.text)")
  }
}
