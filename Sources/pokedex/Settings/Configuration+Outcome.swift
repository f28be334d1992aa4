import PokedexDomain
import PokedexTerminalNcurses
import PokedexTerminalUI

extension Configuration {
  /// A description of the result of `auto`; `nil` for any other value.
  func outcome(of setting: Setting, _ environment: Environment) -> String? {
    guard self[setting] == "auto" else { return nil }
    return switch setting {
    case .theme: ground(environment)?.word ?? worded("dark, or light if the terminal is light")
    case .background: ground(environment)?.word ?? worded("asks the terminal")
    case .color: colors(environment)
    case .pager: Pager.text(self[.pager], environment) ?? Pager.none
    case .symbols: TerminalLocale.isUTF8 ? "UTF-8" : "ascii"
    case .language:
      UserLocale.languages(nil, environment).first?.rawValue ?? Language.english.rawValue
    case .units: UserLocale.units(self[.units], environment).rawValue
    case .source: Paths(environment: environment).ownDex ?? worded("the dex inside the program")
    default: nil
    }
  }

  private func colors(_ environment: Environment) -> String {
    switch color.resolved(environment) {
    case .always: "always (CLICOLOR_FORCE)"
    case .never: environment["NO_COLOR"] ?? "" == "" ? "never (CLICOLOR)" : "never (NO_COLOR)"
    case .auto: worded("as many as the terminal has")
    }
  }
}

extension Background {
  fileprivate var word: String { self == .dark ? "dark" : "light" }
}
