import Glibc
import PokedexDomain
import PokedexTerminalNcurses
import PokedexTerminalUI

extension Configuration {
  /// What `auto` comes to here, for people; nothing for a value that says it by itself.
  func outcome(of setting: Setting, _ environment: Environment) -> String? {
    guard self[setting] == "auto" else { return nil }
    return switch setting {
    case .theme: ground(environment) ?? worded("dark, or light where the terminal is")
    case .background: ground(environment) ?? worded("the terminal is asked")
    case .color: colors(environment)
    case .symbols: TerminalLocale.isUTF8 ? "UTF-8" : "ascii"
    case .language: Speech.languages(nil, environment).first?.rawValue ?? Language.english.rawValue
    case .units: Speech.units(environment).rawValue
    case .source: dex(environment)
    default: nil
    }
  }

  /// What is known of the terminal's background without asking it.
  private func ground(_ environment: Environment) -> String? {
    let known = background ?? Background(colors: environment["COLORFGBG"] ?? "")
    return known.map { $0 == .dark ? "dark" : "light" }
  }

  private func colors(_ environment: Environment) -> String {
    switch color.resolved(environment) {
    case .always: "always (CLICOLOR_FORCE)"
    case .never: environment["NO_COLOR"] ?? "" == "" ? "never (CLICOLOR)" : "never (NO_COLOR)"
    case .auto: worded("as many as the terminal has")
    }
  }

  private func dex(_ environment: Environment) -> String {
    guard let path = Paths(environment: environment).dex, !Paths.isMissing(path) else {
      return worded("the dex within the program")
    }
    return path
  }
}
