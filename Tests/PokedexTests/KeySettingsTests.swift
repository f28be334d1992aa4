import PokedexTesting
import Testing

/// Keys of the configuration file, wherever the program shows or takes them.
@Suite(.serialized, .timeLimit(minutes: 5)) struct KeySettingsTests {
  private func home(_ keys: String) throws -> Home {
    let home = try Home()
    try home.write(settings: "[keys]\n\(keys)\n")
    return home
  }

  @Test func theScreenUsesThemAndShowsThemInTheFootAndTheHelp() throws {
    let home = try home("filter = <c-o>\nleave = $ <f10>\nhelp = ~")
    defer { withExtendedLifetime(home) {} }
    let terminal = home.start()
    #expect(terminal.wait(for: "^O filter"))
    #expect(terminal.wait(for: "~ help  $ quit"))
    terminal.type("~")
    #expect(terminal.wait { $0.text.contains("│▌^O ") && $0.text.contains("filter the list") })
    terminal.type("\u{1B}")
    #expect(terminal.wait { !$0.text.contains("filter the list") })
    terminal.type("\u{0F}mew")
    #expect(terminal.wait(for: "/ mew"))
  }

  @Test func theShellPrintsThem() throws {
    let home = try home("filter = <f3> /\nspeed-tiers = none")
    let lines = home.run(["config", "keys"]).output.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("filter = <f3> / ") })
    #expect(lines.contains { $0.hasPrefix("speed-tiers = none ") })
    #expect(lines.contains { $0.hasPrefix("quit = Q ") })
    #expect(
      home.run(["config"]).output.hasSuffix("\n[keys]\nfilter = <f3> /\nspeed-tiers = none\n"))
  }

  @Test func aCommandOfAKeyRunsOnTheTerminalAndTheScreenComesBack() throws {
    let home = try Home()
    try home.write(
      settings: """
        [commands]
        <f5> = echo "about $slug $number"; read answer; echo "$answer" >"$HOME/answer"
        """)
    defer { withExtendedLifetime(home) {} }
    let terminal = home.start()
    #expect(terminal.wait(for: "Bulbasaur"))
    terminal.type("j\u{1B}[15~")
    #expect(terminal.wait { $0.text.contains("about ivysaur 2") && !$0.text.contains("Venusaur") })
    terminal.type("yes\r")
    #expect(terminal.wait(for: "Venusaur"))
    #expect(home.run(["config"]).output.contains("\n[commands]\n<f5> = echo \"about $slug"))
    terminal.type("q")
    #expect(terminal.end() == .exited(0))
  }

  @Test func commandsAndTheBrowserWorkInLinearModeToo() throws {
    let home = try Home()
    try home.write(
      settings: """
        linear = yes
        browser = echo "browses $url"; read answer
        [commands]
        <f5> = echo "about $slug"; read answer; echo "heard $answer"
        """)
    defer { withExtendedLifetime(home) {} }
    let terminal = home.start()
    #expect(terminal.wait(for: "Bulbasaur"))
    terminal.type("\u{1B}[15~")
    #expect(terminal.wait(for: "about bulbasaur"))
    terminal.type("yes\r")
    #expect(terminal.wait(for: "heard yes"))
    // Keys typed before the command ends are the command's.
    let isHeard = terminal.hears("\u{1B}[H\u{1B}[B") { $0.text.contains("Ivysaur") }
    #expect(isHeard)
    terminal.type("O")
    #expect(terminal.wait(for: "browses https://bulbapedia.bulbagarden.net/wiki/Ivysaur"))
    terminal.type("\r")
    let isBack = terminal.hears("j") { $0.text.contains("Venusaur") }
    #expect(isBack)
    terminal.type("q")
    #expect(terminal.end() == .exited(0))
  }

  @Test func ctrlCEndsTheCommandAndNotTheProgram() throws {
    let home = try Home()
    try home.write(settings: "[commands]\n<f5> = echo waiting; read answer\n")
    defer { withExtendedLifetime(home) {} }
    let terminal = home.start()
    #expect(terminal.wait(for: "Bulbasaur"))
    terminal.type("\u{1B}[15~")
    #expect(terminal.wait { $0.text.contains("waiting") && !$0.text.contains("Venusaur") })
    terminal.type("\u{3}")
    #expect(terminal.wait(for: "the command failed with status 130"))
  }

  @Test func aKeyOfAnotherActionIsReportedAndIgnored() throws {
    let home = try home("quit = $\nfilter = f")
    defer { withExtendedLifetime(home) {} }
    let run = home.run(["config", "keys"])
    #expect(run.ending == .exited(74))
    let clash =
      "config:3: filter: f is also the key of favourite (list): choose another for one of them"
    #expect(run.errors.contains(clash))
    #expect(run.output.contains("\nfilter = / "))
    let terminal = home.start()
    #expect(terminal.wait { $0.text.contains("filter: f is also the key of favourite") })
    terminal.type("j")
    #expect(terminal.wait(for: "/ filter"))
  }
}
