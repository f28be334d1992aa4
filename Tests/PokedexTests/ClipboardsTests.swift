import FoundationEssentials
import PokedexTesting
import Testing

/// The programs that copied text goes to.
@Suite(.timeLimit(minutes: 5)) struct ClipboardsTests {
  private static let programs = ["wl-copy", "xclip", "tmux", "mine"]

  /// A home with all programs. Each writes its input to a file, or fails.
  private func home(failing: [String] = [], settings: String = "") throws -> Home {
    let home = try Home()
    try home.write(settings: settings)
    for program in Self.programs {
      let script = failing.contains(program) ? "exit 1" : "cat >\"$HOME/\(program).text\""
      try home.write(program: program, "#!/bin/sh\n\(script)\n")
    }
    return home
  }

  private func message(
    _ home: Home, _ variables: [String: String], _ words: String
  ) -> PseudoTerminal {
    let path = ["PATH": "\(home.path)/programs:/usr/bin:/bin"]
    let terminal = home.start(["--offline"], variables.merging(path) { $1 })
    #expect(terminal.wait(for: "q quit"))
    terminal.type("y")
    #expect(terminal.wait(for: words), "\(terminal.screen.text)")
    return terminal
  }

  @Test(arguments: [
    (["WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":0"], "wl-copy"), (["DISPLAY": ":0"], "xclip"),
    (["DISPLAY": "", "TMUX": "/tmp/x,1,0"], "tmux"),
  ])
  func theTextReachesTheProgramThatCanWorkHere(
    _ variables: [String: String], _ program: String
  ) throws {
    let home = try home()
    let terminal = message(home, variables, "copied with \(program): Bulbasaur")
    #expect(home.text(of: "\(home.path)/\(program).text") == "Bulbasaur")
    #expect(!terminal.screen.commands.contains(52))
  }

  @Test func withoutADesktopOrTmuxTheTerminalGetsTheText() throws {
    let terminal = message(try home(), [:], "sent to the terminal's clipboard: Bulbasaur")
    #expect(terminal.screen.commands.contains(52))
  }

  @Test func aDisplayThatIsGoneIsPassedOver() throws {
    let home = try home(failing: ["xclip"])
    _ = message(home, ["DISPLAY": ":9", "TMUX": "/tmp/x,1,0"], "copied with tmux: Bulbasaur")
  }

  @Test(arguments: [
    ("clipboard = mine --now", "copied with mine: Bulbasaur"),
    ("clipboard = mine | cat &", "copied with mine: Bulbasaur"),
    ("clipboard = terminal", "sent to the terminal's clipboard: Bulbasaur"),
  ])
  func aSettingNamesTheWay(_ setting: String, _ words: String) throws {
    _ = message(try home(settings: setting), ["DISPLAY": ":0"], words)
  }
}

extension Home {
  /// Writes a program for a folder of PATH.
  fileprivate func write(program: String, _ script: String) throws {
    let folder = "\(path)/programs"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(script.utf8).write(to: URL(filePath: "\(folder)/\(program)"))
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: "\(folder)/\(program)")
  }
}
