import ArgumentParser
import PokedexDomain
import PokedexScreens
import PokedexTerminalUI

/// Prints the settings and where each comes from.
struct ConfigCommand: PagedCommand {
  static let configuration = CommandConfiguration(
    commandName: "config",
    abstract: "Print the settings in effect and where each comes from.",
    discussion: """
      Mistakes in the file are reported as file:line: message, with exit status 74.

        pokedex config
        pokedex config keys
        pokedex config path
        pokedex config --json | jq '.settings[] | select(.origin != "default")'
        pokedex config --theme light

      Options apply as they would on the screen. The program never writes the file. 'man pokedex' lists \
      all settings and their values under CONFIGURATION.
      """)

  enum Part: String, CaseIterable, ExpressibleByArgument {
    case settings
    case keys
    case path
    case theme
  }

  @Argument(
    help: "The output: settings; keys, by action; the path of the file; or the theme as a file.")
  var part = Part.settings

  @Flag(help: "Print all settings and keys as JSON.")
  var json = false

  @OptionGroup var dex: DexOptions
  @OptionGroup var screen: ScreenOptions

  func validate() throws {
    if json, part != .settings {
      throw ValidationError("--json prints all settings and keys: leave out '\(part.rawValue)'")
    }
  }

  @MainActor func execute(_ configuration: Configuration) async throws {
    let configuration = configuration.with(dex.chosen).with(screen.chosen)
    switch part {
    case .settings where json: try Output.print(json: configuration)
    case .settings: try Output.print(Self.settings(configuration))
    case .keys: try Output.print(Self.keys(configuration.keys))
    case .theme: try Output.print(Self.theme(configuration))
    case .path: try Output.print([Self.path(configuration)])
    }
    if !configuration.problems.isEmpty { throw ExitCode(Failure.Status.file.rawValue) }
  }

  private static func theme(_ configuration: Configuration) -> [String] {
    let ground = configuration.ground(Environment()) ?? .dark
    let colors = configuration.theme ?? .named(ground == .light ? .light : .dark)
    return ThemeFile.lines(of: colors.swatches(on: ground))
  }

  private static func path(_ configuration: Configuration) throws -> PrintedLine {
    guard let path = configuration.path else { throw Failure(nowhere: .settings) }
    return Hyperlink(file: path).line(configuration) { $0 }
  }

  private static func settings(_ configuration: Configuration) -> [PrintedLine] {
    let all = Setting.allCases
    let table = TextTable(columns: [
      TextTable.Column(all.map { origin(of: $0, configuration) }),
      TextTable.Column(all.map { line(of: $0, configuration) }),
    ])
    let lines = chosenKeys(configuration) + commands(configuration)
    return table.lines + lines.map(PrintedLine.init(cleaning:))
  }

  private static func line(of setting: Setting, _ configuration: Configuration) -> String {
    let line = "\(setting.name) = \(configuration[setting])"
    return line + (configuration.outcome(of: setting, Environment()).map { "  (\($0))" } ?? "")
  }

  private static func origin(of setting: Setting, _ configuration: Configuration) -> String {
    switch configuration.choice(of: setting).origin {
    case .builtIn: worded("default")
    case .option: setting.option ?? ""
    case .environment: setting.variable
    case .file(let line): worded("line \(line)")
    }
  }

  private static func chosenKeys(_ configuration: Configuration) -> [String] {
    let actions = NamedAction.all.filter { configuration.keys.chosenKeys(of: $0.name) != nil }
    guard !actions.isEmpty else { return [] }
    return ["", "[keys]"] + actions.map { line(of: $0, configuration.keys) }
  }

  private static func commands(_ configuration: Configuration) -> [String] {
    guard !configuration.commands.isEmpty else { return [] }
    return ["", "[commands]"] + configuration.commands.map { "\($0.key.notation) = \($0.text)" }
  }

  /// The keys of an action as a line of the settings file.
  private static func line(of action: NamedAction, _ keys: KeyMap) -> String {
    let keys = keys.chosenKeys(of: action.name) ?? action.defaultKeys
    let text = keys.map(\.notation).joined(separator: " ")
    return "\(action.name) = \(text.isEmpty ? "none" : text)"
  }

  private static func keys(_ keys: KeyMap) -> [PrintedLine] {
    let actions = NamedAction.all
    return TextTable(columns: [
      TextTable.Column(actions.map { line(of: $0, keys) }),
      TextTable.Column(actions.map { $0.scopes.joined(separator: ", ") }),
    ]).lines
  }
}
