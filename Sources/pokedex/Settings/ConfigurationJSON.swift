import PokedexData
import PokedexScreens

extension JSON {
  /// All settings with their origins, the keys, the user's commands, and all problems found.
  static func configuration(_ configuration: Configuration) -> JSON {
    .object([
      ("path", .optional(configuration.path)),
      ("settings", .list(Setting.allCases.map { setting($0, configuration.choice(of: $0)) })),
      ("keys", .list(NamedAction.all.map { action($0, configuration.keys) })),
      (
        "commands",
        .list(
          configuration.commands.map {
            .object([("key", .text($0.key.notation)), ("command", .text($0.text))])
          })
      ),
      (
        "problems",
        .list(
          configuration.problems.map {
            .object([("location", .text($0.location)), ("problem", .text($0.problem.text))])
          })
      ),
    ])
  }

  private static func setting(_ setting: Setting, _ choice: Configuration.Choice) -> JSON {
    let (origin, line): (String, Int?) =
      switch choice.origin {
      case .builtIn: ("default", nil)
      case .file(let line): ("file", line)
      case .environment: ("environment", nil)
      case .option: ("option", nil)
      }
    return .object([
      ("name", .text(setting.name)), ("value", .text(choice.value)), ("origin", .text(origin)),
      ("line", .optional(line)),
    ])
  }

  private static func action(_ action: NamedAction, _ keys: KeyMap) -> JSON {
    let chosen = keys.chosenKeys(of: action.name)
    return .object([
      ("action", .text(action.name)),
      ("keys", .list((chosen ?? action.defaultKeys).map { .text($0.notation) })),
      ("isDefault", .flag(chosen == nil)), ("screens", .list(action.scopes.map { .text($0) })),
    ])
  }
}
