import PokedexScreens
import PokedexTerminalUI
import PokedexTesting
import Testing

/// `y`: the message says which way the text took.
@MainActor @Suite struct ClipboardTests {
  private func stage(_ programs: String...) throws -> Stage {
    Stage(
      try Stage.bundled(), .wide,
      commands: ShellCommands(clipboards: programs.map { ClipboardProgram($0) }))
  }

  @Test func aProgramThatSucceedsHasCopiedTheText() async throws {
    let stage = try stage("wl-copy", "tmux load-buffer -w -")
    await stage.type("y")
    #expect(!stage.text.contains("copied"))
    let command = try #require(stage.terminal.commands.last)
    #expect(command.isInBackground)
    #expect(
      command.variables == [.init("text", "Bulbasaur"), .init("command", "wl-copy")])
    stage.terminal.endCommands(status: 0)
    #expect(stage.text.contains("copied with wl-copy: Bulbasaur"))
    #expect(stage.terminal.copied.isEmpty)
  }

  @Test func afterAProgramThatFailsTheNextOneIsTriedAndThenTheTerminal() async throws {
    let stage = try stage("xclip -selection clipboard", "tmux load-buffer -w -")
    await stage.type("y")
    stage.terminal.endCommands(status: 1)
    #expect(
      stage.terminal.commands.last?.variables.last == .init("command", "tmux load-buffer -w -"))
    stage.terminal.endCommands(status: 124)
    #expect(stage.text.contains("sent to the terminal's clipboard: Bulbasaur"))
    #expect(stage.terminal.copied == ["Bulbasaur"])
  }

  @Test(arguments: [Int32(0), 1])
  func theTextCopiedLastStaysHoweverTheProgramBeforeEnds(_ status: Int32) async throws {
    let stage = try stage("wl-copy", "tmux load-buffer -w -")
    await stage.type("yjyjy")
    #expect(stage.terminal.commands.compactMap(\.variables.first) == [.init("text", "Bulbasaur")])
    stage.terminal.endCommands(status: status)
    #expect(
      stage.terminal.commands.last?.variables == [
        .init("text", "Venusaur"), .init("command", "wl-copy"),
      ])
    #expect(!stage.text.contains("copied"))
    stage.terminal.endCommands(status: 0)
    #expect(stage.text.contains("copied with wl-copy: Venusaur"))
    #expect(stage.terminal.commands.count == 2)
  }

  @Test func withoutAnyClipboardTheMessageSaysSo() async throws {
    let stage = try stage("xclip")
    stage.terminal.hasClipboard = false
    stage.terminal.hasShell = false
    await stage.type("y")
    #expect(stage.text.contains("this terminal has no clipboard"))
  }

  /// A program that is built for release takes less than a tenth of this.
  @Test func allSpeedTiersAreCopiedAtOnce() async throws {
    let stage = try stage()
    await stage.type("Z")
    let time = ThreadClock.measure { stage.app.handle(.key(.character("y"))) }
    let rows = try #require(stage.terminal.copied.last).split(separator: "\n")
    #expect(rows.count > 1_000)
    #expect(rows.contains { $0.hasPrefix("252\tRegieleki\t\t200\t") })
    #expect(time < .seconds(1))
  }
}
