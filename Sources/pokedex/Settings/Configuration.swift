import PokedexDomain
import PokedexPresentation
import PokedexScreens
import PokedexTerminalUI

/// What is in force where no option says otherwise: the environment goes before the user's file.
struct Configuration {
  /// Where a value comes from.
  enum Origin: Equatable {
    case usual
    case file(line: Int)
    case environment
    case option
  }

  struct Choice: Equatable {
    let value: String
    let origin: Origin
  }

  /// Where the file is, or would be; none where there is no home for it.
  let path: String?
  /// The keys that the user has given to actions.
  let keys: KeyMap
  /// What is wrong with the file and the variables, which is left out.
  let problems: [ConfigurationProblem]
  private var choices: [Setting: Choice]

  /// Read once: neither changes while the program runs, and most programs ask more than once.
  static let ofUser = Configuration(Environment())

  init(_ environment: Environment) {
    let path = Paths(environment: environment).configuration
    self.init(path: path, text: path.flatMap(ConfigurationText.read)) { environment[$0] }
  }

  /// - Parameters:
  ///   - text: what the file holds; nothing where there is none.
  ///   - variable: what a variable of the environment is set to.
  init(
    path: String?, text: Result<String, ConfigurationText.Trouble>?,
    variable: (String) -> String?
  ) {
    let file = ConfigurationParser((try? text?.get()) ?? "")
    let name = path ?? ""
    var problems: [ConfigurationProblem] = []
    if case .failure(let trouble) = text {
      problems.append(ConfigurationProblem(place: name, mistake: .unreadable(trouble)))
    }
    problems += file.mistakes.map {
      ConfigurationProblem(place: "\(name):\($0.line)", mistake: $0.mistake)
    }
    var choices = file.settings.mapValues { Choice(value: $0.value, origin: .file(line: $0.line)) }
    for setting in Setting.allCases {
      guard let value = variable(setting.variable), !value.isEmpty else { continue }
      if setting.mistake(in: value) == nil {
        choices[setting] = Choice(value: setting.plain(value), origin: .environment)
      } else {
        problems.append(
          ConfigurationProblem(place: setting.variable, mistake: .variable(value, of: setting)))
      }
    }
    self.path = path
    keys = file.keys
    self.problems = problems
    self.choices = choices
  }

  /// The same, but for what options of the command line say.
  func with(_ options: [Setting: String]) -> Configuration {
    var changed = self
    for (setting, value) in options {
      changed.choices[setting] = Choice(value: value, origin: .option)
    }
    return changed
  }

  func choice(of setting: Setting) -> Choice {
    choices[setting] ?? Choice(value: setting.usual, origin: .usual)
  }

  subscript(setting: Setting) -> String { choice(of: setting).value }

  /// What somebody has settled; nothing where what is usual holds.
  func settled(_ setting: Setting) -> String? { choices[setting]?.value }

  func isOn(_ setting: Setting) -> Bool { self[setting] == "yes" }
}
