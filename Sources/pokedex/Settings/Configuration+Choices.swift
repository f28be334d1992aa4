import ArgumentParser
import PokedexPresentation
import PokedexScreens
import PokedexTerminalNcurses
import PokedexTerminalUI

/// Typed access to the settings.
extension Configuration {
  var source: Source { Source(rawValue: self[.source]) ?? .auto }

  var color: ColorChoice { ColorChoice(rawValue: self[.color]) ?? .auto }

  /// `nil` for the language of the locale.
  var language: String? { settled(.language).flatMap { $0 == "auto" ? nil : $0 } }

  var isASCII: Bool { self[.symbols] == "ascii" }

  /// The maximum size of the cache in bytes.
  var cacheSize: Int { (Int(self[.cacheSize]) ?? 0) << 20 }

  /// `nil` for the default columns.
  var columns: [String]? { settled(.columns).map(Setting.words) }

  /// `nil` for the default order.
  var order: String? { settled(.sort) }

  /// `nil` for dark or light, depending on the terminal.
  var theme: ThemeName? { ThemeChoice(rawValue: self[.theme])?.name }

  /// What runs outside the program.
  func commands(_ environment: Environment) -> ShellCommands {
    ShellCommands(
      site: WebSite(rawValue: self[.site]) ?? .bulbapedia, browser: browser(environment),
      byKey: commands)
  }

  private func browser(_ environment: Environment) -> String {
    guard self[.browser] == "auto" else { return self[.browser] }
    let own = environment["BROWSER"] ?? ""
    return own.isEmpty ? ShellCommands.desktopBrowser : "$BROWSER \"$url\""
  }

  /// The terminal's background; `nil` if the terminal must be queried.
  func ground(_ environment: Environment) -> Background? {
    background ?? Background(colors: environment["COLORFGBG"] ?? "")
  }

  private var background: Background? {
    switch self[.background] {
    case "dark": .dark
    case "light": .light
    default: nil
    }
  }
}

/// Values of `--theme`.
enum ThemeChoice: RawRepresentable, CaseIterable, ExpressibleByArgument {
  case auto
  case named(ThemeName)

  init?(rawValue: String) {
    guard rawValue != "auto" else {
      self = .auto
      return
    }
    guard let name = ThemeName(rawValue: rawValue) else { return nil }
    self = .named(name)
  }

  var rawValue: String { name?.rawValue ?? "auto" }

  var name: ThemeName? {
    guard case .named(let name) = self else { return nil }
    return name
  }

  static var allCases: [ThemeChoice] { [.auto] + ThemeName.allCases.map { .named($0) } }
}

extension Symbols {
  /// The symbols that the locale can show, or ASCII if requested.
  static func chosen(isASCII: Bool = Configuration.ofUser.isASCII) -> Symbols {
    isASCII || !TerminalLocale.isUTF8 ? .ascii : .unicode
  }
}
