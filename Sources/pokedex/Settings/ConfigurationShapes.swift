import PokedexScreens
import PokedexTerminalUI

/// All settings with their origins, the keys, the user's commands, and all problems found.
extension Configuration: Shaped {
  static let shape = Shape<Configuration>.object([
    Field(
      "path", "the settings file, which need not exist; null without a home directory", \.path),
    Field("settings") { configuration in
      Setting.allCases.map { ChosenSetting(setting: $0, choice: configuration.choice(of: $0)) }
    },
    Field("keys") { configuration in
      NamedAction.all.map { BoundAction(action: $0, keys: configuration.keys) }
    },
    Field("commands", "those of your own on keys", \.commands),
    Field("problems", "the mistakes in the file and the variables", \.problems),
  ])
}

private struct ChosenSetting: Shaped {
  let setting: Setting
  let choice: Configuration.Choice

  static let shape = Shape<ChosenSetting>.object([
    Field("name", \.setting.name), Field("value", \.choice.value),
    Field(
      "origin", as: .word(of: ["default", "file", "environment", "option"], \.word),
      \.choice.origin),
    Field("line", "in the file; null for another origin", as: .optional(.count), \.line),
  ])

  private var line: Int? { if case .file(let line) = choice.origin { line } else { nil } }
}

extension Configuration.Origin {
  fileprivate var word: String {
    switch self {
    case .builtIn: "default"
    case .file: "file"
    case .environment: "environment"
    case .option: "option"
    }
  }
}

private struct BoundAction: Shaped {
  let action: NamedAction
  let keys: KeyMap

  private var chosen: [Key]? { keys.chosenKeys(of: action.name) }

  static let shape = Shape<BoundAction>.object([
    Field("action", "its name in the settings", \.action.name),
    Field("keys") { ($0.chosen ?? $0.action.defaultKeys).map(\.notation) },
    Field("isDefault", "whether the settings leave its keys alone") { $0.chosen == nil },
    Field("screens", "the screens that have the action", \.action.scopes),
  ])
}

extension KeyCommand: Shaped {
  static let shape = Shape<KeyCommand>.object([
    Field("key", \.key.notation), Field("command", \.text),
  ])
}

extension ConfigurationProblem: Shaped {
  static let shape = Shape<ConfigurationProblem>.object([
    Field("location", "file:line, a file or a variable", \.location),
    Field("problem", \.problem.text),
  ])
}
