import PokedexTesting
import Testing

/// The web browser and commands that run beside the program.
@Suite(.serialized, .timeLimit(minutes: 5)) struct BackgroundTests {
  private let home: Home

  init() throws { home = try Home() }

  /// Starts the program with an `xdg-open` first in `PATH`.
  private func start(opener: String, _ more: [String: String]) throws -> PseudoTerminal {
    let script = "#!/bin/sh\n\(opener)\n"
    _ = try home.shell(
      "mkdir -p bin && printf '%s' '\(script)' >bin/xdg-open && chmod +x bin/xdg-open")
    let terminal = home.start([], more.merging(["PATH": "\(home.path)/bin:/usr/bin:/bin"]) { $1 })
    try #require(terminal.wait(for: "Bulbasaur"))
    terminal.type("O")
    return terminal
  }

  @Test(arguments: [
    [:], ["DISPLAY": "", "SSH_CONNECTION": "::1 1 ::1 22"],
    ["WSL_DISTRO_NAME": "Debian", "SSH_CONNECTION": "::1 1 ::1 22"],
  ])
  func withoutADesktopTheAddressIsShown(_ variables: [String: String]) throws {
    let terminal = try start(opener: "touch \"$HOME/opened\"", variables)
    #expect(terminal.wait(for: "no browser can be started here:"))
    terminal.type("q")
    #expect(terminal.end() == .exited(0))
    #expect(try home.shell("test -e opened").ending == .exited(1))
  }

  @Test(arguments: [
    ["DISPLAY": ":0"], ["WAYLAND_DISPLAY": "wayland-0"], ["WSL_DISTRO_NAME": "Debian"],
    ["DISPLAY": "localhost:10.0", "SSH_CONNECTION": "::1 1 ::1 22"],
  ])
  func aDesktopThatOpensNothingSaysSo(_ variables: [String: String]) throws {
    let terminal = try start(opener: "exit 3", variables)
    #expect(terminal.wait(for: "the browser ended with status 3:"))
  }

  @Test func anOpenerThatStaysDoesNotStopTheScreen() throws {
    let terminal = try start(opener: "echo \"$1\" >\"$HOME/opened\"; sleep 20", ["DISPLAY": ":0"])
    #expect(terminal.wait(for: "starting the browser:"))
    terminal.type("j")
    #expect(terminal.wait(for: "▌   #2 Ivysaur"))
    terminal.type("q")
    #expect(terminal.end() == .exited(0))
    #expect(home.text(of: "\(home.path)/opened").contains("Bulbasaur"))
  }

  @Test(arguments: ["no", "yes"])
  func aCommandInTheBackgroundThatFailsSaysSo(_ isLinear: String) throws {
    try home.write(settings: "linear = \(isLinear)\n[commands]\n<f5> = exit 5 &\n")
    let terminal = home.start()
    try #require(terminal.wait(for: "Bulbasaur"))
    terminal.type("\u{1B}[15~")
    #expect(terminal.wait(for: "the command failed with status 5"))
    terminal.type("q")
    #expect(terminal.end() == .exited(0))
  }
}
