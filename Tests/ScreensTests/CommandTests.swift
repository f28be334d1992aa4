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
    #expect(stage.foot.contains("opened https://bulbapedia"))
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
    #expect(stage.foot.contains("to keep it: theme = light in ~/.config/pokedex/config"))
  }

  @Test func theChooserShowsEachThemeAndEscapeTheFirstOne() async throws {
    let stage = try await stage(":theme<enter><down>")
    #expect(stage.terminal.theme == Theme(.named(.light)))
    await stage.type("<down>")
    #expect(stage.terminal.theme == Theme(.named(.contrast)))
    await stage.type("<esc>")
    #expect(stage.terminal.theme == Theme(.named(.dark)))
  }

  @Test func thePaletteSaysHowToChangeTheLanguage() async throws {
    let stage = try await stage(":langu<enter>")
    #expect(stage.text.contains("language = de in ~/.config/pokedex/config"))
  }

  @Test func valuesAreArgumentsAndNeverCode() {
    let command = ShellCommand("echo $name", [.init("name", "$(rm -rf /); \"x")])
    #expect(command.arguments.prefix(3) == ["sh", "-c", "name=$1; export name; echo $name"])
    #expect(command.arguments.last == "$(rm -rf /); \"x")
  }
}
