import PokedexDomain
import PokedexScreens

/// The user's configuration. Command-line options take precedence over environment variables, and
/// these over the settings file.
struct Configuration {
  /// The source of a value.
  enum Origin: Equatable {
    case builtIn
    case file(line: Int)
    case environment
    case option
  }

  struct Choice: Equatable {
    let value: String
    let origin: Origin
  }

  /// The path of the settings file, which need not exist; `nil` without a home directory.
  let path: String?
  /// The keys that the user has set for actions.
  let keys: KeyMap
  /// The user's commands.
  let commands: [KeyCommand]
  /// The errors in the file and the variables. Invalid values are ignored.
  let problems: [ConfigurationProblem]
  private var choices: [Setting: Choice]

  /// The default values of all settings.
  static let builtIn = Configuration(path: nil, text: nil) { _ in nil }

  /// Reads the settings file and the variables of an environment.
  init(_ environment: Environment) {
    let path = Paths(environment: environment).configuration
    self.init(path: path, text: path.flatMap(ConfigurationText.read)) { environment[$0] }
  }

  /// - Parameters:
  ///   - text: the contents of the file; `nil` if there is none.
  ///   - variable: returns the value of an environment variable.
  init(
    path: String?, text: Result<String, ConfigurationText.Failure>?,
    variable: (String) -> String?
  ) {
    let file = ConfigurationParser(text?.value ?? "")
    let name = path ?? ""
    var problems: [ConfigurationProblem] = []
    if case .failure(let failure) = text {
      problems.append(ConfigurationProblem(location: name, problem: .unreadable(failure)))
    }
    problems += file.problems.map {
      ConfigurationProblem(location: "\(name):\($0.line)", problem: $0.problem)
    }
    var choices = file.settings.mapValues { Choice(value: $0.value, origin: .file(line: $0.line)) }
    for setting in Setting.allCases {
      guard let value = variable(setting.variable), !value.isEmpty else { continue }
      if setting.problem(in: value) == nil {
        choices[setting] = Choice(value: setting.plain(value), origin: .environment)
      } else {
        problems.append(
          ConfigurationProblem(location: setting.variable, problem: .variable(value, of: setting)))
      }
    }
    problems += Self.problems(ofTheme: choices[.theme]?.value)
    self.path = path
    keys = file.keys
    commands = file.commands
    self.problems = problems
    self.choices = choices
  }

  /// The problems in the file of a theme; none for a built-in one.
  private static func problems(ofTheme name: String?) -> [ConfigurationProblem] {
    guard let name, case .file(let file)? = ThemeChoice(rawValue: name),
      let path = ThemeFolder().path(of: file), let text = ThemeFolder().text(of: file)
    else { return [] }
    switch text {
    case .failure(let failure):
      return [ConfigurationProblem(location: path, problem: .unreadable(failure))]
    case .success(let text):
      return ThemeFile(text).problems.map {
        ConfigurationProblem(location: "\(path):\($0.line)", problem: $0.problem)
      }
    }
  }

  /// Returns a copy with the values of command-line options.
  ///
  /// - Parameter options: `nil` for an option that is not given.
  func with(_ options: [Setting: String?]) -> Configuration {
    var changed = self
    for case (let setting, let value?) in options {
      changed.choices[setting] = Choice(value: value, origin: .option)
    }
    return changed
  }

  func choice(of setting: Setting) -> Choice {
    choices[setting] ?? Choice(value: setting.defaultValue, origin: .builtIn)
  }

  subscript(setting: Setting) -> String { choice(of: setting).value }

  /// The value that the user has set; `nil` for the default.
  func value(setFor setting: Setting) -> String? { choices[setting]?.value }

  func isOn(_ setting: Setting) -> Bool { self[setting] == "yes" }
}
