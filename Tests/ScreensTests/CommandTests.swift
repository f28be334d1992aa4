import PokedexDomain
import PokedexScreens
import PokedexTerminalUI
import PokedexTesting
import Testing

/// The web browser and the user's commands.
@MainActor @Suite struct CommandTests {
  private func variables(_ stage: Stage) throws -> [String: String] {
    let command = try #require(stage.terminal.commands.last)
    return Dictionary(
      command.variables.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  @Test(arguments: [
    ("/garchomp<enter>O", "https://bulbapedia.bulbagarden.net/wiki/Garchomp_(Pok%C3%A9mon)"),
    ("/garchomp<enter><enter>O", "https://bulbapedia.bulbagarden.net/wiki/Garchomp_(Pok%C3%A9mon)"),
    ("M/earthquake<enter>O", "https://bulbapedia.bulbagarden.net/wiki/Earthquake_(move)"),
    (":levitate<enter>O", "https://bulbapedia.bulbagarden.net/wiki/Levitate_(Ability)"),
    (":mr. mime<enter>O", "https://bulbapedia.bulbagarden.net/wiki/Mr._Mime_(Pok%C3%A9mon)"),
  ])
  func capitalOOpensThePageInTheBrowser(_ keys: String, _ address: String) async throws {
    let stage = try await stage(keys)
    #expect(try variables(stage)["url"] == address)
    #expect(stage.text.contains("starting the browser:"))
    #expect(stage.text.contains(address))
    stage.terminal.endCommands(status: 0)
    #expect(stage.text.contains("starting the browser:"))
  }

  private static let address = "https://bulbapedia.bulbagarden.net/wiki/Bulbasaur_(Pok%C3%A9mon)"

  @Test func whereNoBrowserStartsTheAddressIsShownAndCopied() async throws {
    let stage = Stage(try Stage.bundled(), .wide, commands: ShellCommands(browser: nil))
    await stage.type("O")
    #expect(stage.terminal.commands.isEmpty)
    let message = "no browser can be started here: \(Self.address) (y copies it)"
    #expect(stage.text.contains(message), "\(stage.text)")
    await stage.type("y")
    #expect(stage.terminal.copied == [Self.address])
    await stage.type("y")
    #expect(stage.terminal.copied.last == "Bulbasaur")
    await stage.type(":browser<enter>y")
    #expect(stage.terminal.copied.last == Self.address)
  }

  @Test func aBrowserThatFailsSaysSoOnceItHasEnded() async throws {
    let stage = try await stage("O", .wide)
    stage.terminal.endCommands(status: 3)
    let message = "the browser ended with status 3: \(Self.address) (y copies it)"
    #expect(stage.text.contains(message), "\(stage.text)")
    await stage.type("y")
    #expect(stage.terminal.copied == [Self.address])
  }

  @Test func withoutAShellNothingIsStarting() async throws {
    let stage = try await stage()
    stage.terminal.hasShell = false
    await stage.type("O")
    #expect(stage.text.contains("the browser ended with status 127"))
  }

  @Test func aBrowserOnTheTerminalHasRunWhenItsMessageComes() async throws {
    let stage = Stage(try Stage.bundled(), commands: ShellCommands(browser: "w3m \"$url\""))
    await stage.type("O")
    #expect(!stage.text.contains("https://"))
    stage.terminal.status = 1
    await stage.type("O")
    #expect(stage.text.contains("the browser ended with status 1"))
  }

  @Test func whereNoPageIsSelectedTheBrowserIsRefused() async throws {
    let stage = try await stage("YO")
    #expect(stage.terminal.commands.isEmpty)
    #expect(stage.foot.contains("no page is selected"))
  }

  private func stageWithCommand(_ text: String) throws -> Stage {
    let (byKey, problems) = KeyMap().commands([("<f5>", text)])
    #expect(problems.isEmpty)
    return Stage(try Stage.bundled(), commands: ShellCommands(byKey: byKey))
  }

  @Test func aKeyRunsACommandAboutTheSelectedRow() async throws {
    let stage = try stageWithCommand("echo $slug")
    await stage.type("/mega garchomp<enter><f5>")
    let values = try variables(stage)
    #expect(values["slug"] == "garchomp-mega")
    #expect(values["number"] == "445")
    #expect(values["name"] == "Garchomp")
    #expect(values["kind"] == "pokemon")
    await stage.type("M/earthquake<enter><f5>")
    #expect(try variables(stage)["slug"] == "earthquake")
  }

  @Test func theHelpAndThePaletteListIt() async throws {
    let stage = try stageWithCommand("echo $slug")
    await stage.type("?echo")
    #expect(stage.text.contains("echo $slug"))
    await stage.type("<esc>:<f5>")
    #expect(stage.app.actions.contains { $0.help == "echo $slug" })
  }

  @Test func aFailedCommandSaysSo() async throws {
    let stage = try stageWithCommand("false")
    stage.terminal.status = 1
    await stage.type("<f5>")
    #expect(stage.foot.contains("the command failed with status 1: false"))
  }

  @Test func aCommandInTheBackgroundSaysSoOnceItHasFailed() async throws {
    let stage = try stageWithCommand("false &")
    await stage.type("<f5>")
    #expect(stage.terminal.commands.map(\.isInBackground) == [true])
    #expect(!stage.text.contains("failed"))
    stage.terminal.endCommands(status: 1)
    #expect(stage.foot.contains("the command failed with status 1: false &"))
  }

  @Test(arguments: [
    ("f", "echo", "f is also the key of favourite"), ("<c-c>", "echo", "always ends the program"),
    ("<f99>", "echo", "is not a key"), ("<f5>", "", "no command given"),
  ])
  func aWrongLineIsReported(_ key: String, _ text: String, _ words: String) {
    let (commands, problems) = KeyMap().commands([(key, text)])
    #expect(commands.isEmpty)
    #expect(problems.first?.text.contains(words) == true)
  }

  @Test func aThemeCanBeTriedFromThePalette() async throws {
    let stage = try await stage(":theme light<enter>")
    #expect(stage.terminal.theme == Theme(.named(.light)))
    #expect(stage.foot.contains("until you quit; :theme, then ^S or F4, keeps a theme"))
    #expect(stage.keptSettings == [])
  }

  @Test func theChooserShowsEachThemeAndEscapeTheFirstOne() async throws {
    let stage = try await stage(":theme<enter><down>")
    #expect(stage.terminal.theme == Theme(.named(.light)))
    await stage.type("<down>")
    #expect(stage.terminal.theme == Theme(.named(.contrast)))
    await stage.type("<esc>")
    #expect(stage.terminal.theme == Theme(.named(.dark)))
  }

  @Test(arguments: ["<c-s>", "<f4>"])
  func `a key keeps the theme at the cursor in the settings file`(_ key: String) async throws {
    let stage = try await stage(":theme<enter><down>")
    #expect(stage.foot.contains("keep"))
    await stage.type(key)
    #expect(stage.terminal.theme == Theme(.named(.light)))
    #expect(stage.keptSettings == ["theme = light"])
    #expect(stage.foot.contains("kept: theme = light"))
  }

  @Test(arguments: [
    ("langu", "language = de"), ("units", "units = metric"), ("pictures", "pictures = de"),
  ])
  func `a choice for the next start is kept in the settings file`(
    _ name: String, _ line: String
  ) async throws {
    let stage = try await stage(":\(name)<enter>")
    #expect(stage.text.contains("✓ auto"))
    await stage.type("<down><enter>")
    #expect(stage.keptSettings == [line])
    await stage.type(":\(name)<enter>")
    #expect(stage.text.contains("✓ \(line.split(separator: " ").last ?? "")"))
    await stage.type("<down><esc>")
    #expect(stage.keptSettings == [line])
  }

  @Test func `the key that keeps a theme keeps a language, too`() async throws {
    let stage = try await stage(":language<enter><down><c-s>")
    #expect(stage.keptSettings == ["language = de"])
    #expect(stage.dialog == nil)
  }

  @Test func `who looks for settings finds those that can be kept`() async throws {
    let stage = try await stage(":settings")
    for name in ["Theme", "Change the language", "Metres or feet"] {
      #expect(stage.text.contains(name), "\(name)\n\(stage.text)")
    }
  }

  @Test func `only settings are kept in the settings file`() async throws {
    let stage = try await stage("s<down><c-s>")
    #expect(stage.foot.contains("nothing here belongs into the settings file"))
    #expect(stage.keptSettings == [])
  }

  @Test func valuesAreArgumentsAndNeverCode() {
    let command = ShellCommand("echo $name", [.init("name", "$(rm -rf /); \"x")])
    #expect(command.arguments.prefix(3) == ["sh", "-c", "name=$1; export name; echo $name"])
    #expect(command.arguments.last == "$(rm -rf /); \"x")
  }
}
