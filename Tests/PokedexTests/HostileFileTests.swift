import FoundationEssentials
import PokedexTesting
import Testing

/// No line of a file that a command reads ends the program without a word.
@Suite(.timeLimit(minutes: 15)) struct HostileFileTests {
  private static let commands = [
    "show - --json <file", "show --file file", "caught add - <file",
    "seen add --file file --lenient", "team import - <file",
    "team import - --lenient <file", "import - --format csv <file", "import - --format json <file",
    "damage --batch file", "damage - mew <file", "quiz --seed 1 <file", "restore file",
  ]

  @Test func everyCommandAnswersEveryLine() async throws {
    try await concurrently(HostileLines.all) { bytes in
      let home = try Home()
      try Data(bytes).write(to: URL(filePath: "\(home.path)/file"))
      for command in Self.commands {
        let run = try home.shell("pokedex \(command)")
        #expect(Self.isAnswer(run), "\(command): \(bytes.prefix(40)): \(run)")
      }
    }
  }

  @Test func settingsAndThemesOfSuchLinesStopNoCommand() async throws {
    try await concurrently(HostileLines.all) { bytes in
      let home = try Home()
      try home.write(settings: "")
      try home.write(theme: "", called: "odd")
      let folder = "\(home.path)/.config/pokedex"
      try Data(Array("theme = odd\n".utf8) + bytes).write(to: URL(filePath: "\(folder)/config"))
      try Data(bytes).write(to: URL(filePath: "\(folder)/themes/odd"))
      for arguments in [["--version"], ["list", "mew"]] {
        let run = home.run(arguments, ["POKEDEX_THEME": "odd"])
        #expect(run.ending == .exited(0), "\(bytes.prefix(40)): \(run)")
      }
      #expect(Self.isAnswer(home.run(["config"])), "\(bytes.prefix(40))")
    }
  }

  private static func isAnswer(_ run: Program.Run) -> Bool {
    [0, 1, 64, 74].contains { run.ending == .exited($0) }
  }
}
