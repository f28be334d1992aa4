import PokedexData
import PokedexDomain
import PokedexScreens

/// An error in a line of the settings file or in a variable. Its text is computed on access,
/// because the settings also choose the language.
enum SettingProblem: Equatable {
  case unreadable(ConfigurationText.Failure)
  case noSetting(line: String)
  case noSection(line: String)
  case unknown(name: String)
  case repeated(name: String, firstLine: Int)
  case value(String, of: Setting)
  /// The location of the problem already names the setting.
  case variable(String, of: Setting)
  case keys(KeyMap.Problem)
  /// A problem in the file of a theme.
  case theme(ThemeFile.Problem)

  var text: String {
    switch self {
    case .unreadable(let failure): worded("the settings cannot be read: \(failure.text)")
    case .noSetting(let line):
      worded("'\(WebAddress.shown(in: line).excerpt)' sets nothing: write name = value")
    case .noSection(let line):
      worded(
        "'\(WebAddress.shown(in: line).excerpt)' is not a section: there are [keys] and [commands]")
    case .unknown(let name): Self.unknown(name)
    case .repeated(let name, let line):
      worded("\(WebAddress.shown(in: name).excerpt) is already on line \(line): leave out one")
    case .value(let value, let setting): "\(setting.name): \(setting.problem(in: value) ?? "")"
    case .variable(let value, let setting): setting.problem(in: value) ?? ""
    case .keys(let problem): problem.text
    case .theme(let problem): problem.text
    }
  }

  private static func unknown(_ name: String) -> String {
    let nearest = NearestWord.to(name, among: Setting.allCases.map(\.name))
      .map(NearestWord.question)
    return worded("there is no setting '\(WebAddress.shown(in: name).excerpt)'")
      + (nearest ?? worded("; 'pokedex config' lists them"))
  }
}

/// A problem and its location.
struct ConfigurationProblem: Equatable {
  /// `file:line`, a file or a variable.
  let location: String
  let problem: SettingProblem

  var text: String { "\(location): \(problem.text)" }
}
