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
  }

  struct Choice: Equatable {
    let value: String
    let origin: Origin
  }

  /// Where the file is, or would be; none where there is no home for it.
  let path: String?
  /// The keys that the user has given to actions.
  let keys: KeyMap
  /// What is wrong with the file and the variables, as `file:line: message`.
  let problems: [String]
  private let choices: [Setting: Choice]

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
    var problems: [String] = []
    if case .failure(let trouble) = text {
      problems = ["\(path ?? ""): the settings cannot be read: \(trouble.text)"]
    }
    problems += file.problems.map { "\(path ?? ""):\($0.line): \($0.text)" }
    var choices = file.settings.mapValues { Choice(value: $0.value, origin: .file(line: $0.line)) }
    for setting in Setting.allCases {
      guard let value = variable(setting.variable), !value.isEmpty else { continue }
      if let mistake = setting.mistake(in: value) {
        problems.append("\(setting.variable): \(mistake)")
      } else {
        choices[setting] = Choice(value: value, origin: .environment)
      }
    }
    (self.path, keys, self.problems, self.choices) = (path, file.keys, problems, choices)
  }

  func choice(of setting: Setting) -> Choice {
    choices[setting] ?? Choice(value: setting.usual, origin: .usual)
  }

  subscript(setting: Setting) -> String { choice(of: setting).value }

  /// What somebody has settled; nothing where what is usual holds.
  func settled(_ setting: Setting) -> String? { choices[setting]?.value }

  func isOn(_ setting: Setting) -> Bool { self[setting] == "yes" }
}
