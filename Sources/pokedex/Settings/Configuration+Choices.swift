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
  var language: String? { value(setFor: .language).flatMap { $0 == "auto" ? nil : $0 } }

  /// The symbols that the locale can show, or ASCII if requested; letters without a form in ASCII
  /// stay if the locale has them.
  var symbols: Symbols {
    guard TerminalLocale.isUTF8 else { return .ascii }
    return self[.symbols] == "ascii" ? .certain : .unicode
  }

  /// `nil` for the best that the terminal is known to show.
  var pictures: PictureStyle? { PictureStyle(rawValue: self[.pictures]) }

  /// The maximum size of the cache in bytes.
  var cacheSize: Int { (Int(self[.cacheSize]) ?? 0) << 20 }

  var wheelLines: Int { Int(self[.wheel]) ?? 3 }

  /// `nil` for the default columns.
  var columns: [String]? { value(setFor: .columns).map(Setting.words) }

  /// The names of the games that the user has; empty for all games.
  var games: [String] { self[.games] == "all" ? [] : Setting.names(of: self[.games]) }

  /// `nil` for the default order.
  var order: String? { value(setFor: .sort) }

  /// `nil` for dark or light, depending on the terminal.
  var theme: ThemeColors? { ThemeChoice(rawValue: self[.theme])?.colors }

  /// The commands that run outside the program.
  func commands(_ environment: Environment) -> ShellCommands {
    ShellCommands(
      site: WebSite(rawValue: self[.site]) ?? .bulbapedia, browser: browser(environment),
      player: SoundPlayer.command(environment),
      clipboards: Clipboards.programs(self[.clipboard], environment), byKey: commands)
  }

  /// `nil` if no browser can be started.
  private func browser(_ environment: Environment) -> String? {
    guard self[.browser] == "auto" else { return self[.browser] }
    guard (environment["BROWSER"] ?? "").isEmpty else { return "$BROWSER \"$url\"" }
    return environment.hasDesktop ? ShellCommands.desktopBrowser : nil
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
  /// The name of a file in the folder of themes.
  case file(String)

  init?(rawValue: String) {
    guard rawValue != "auto" else {
      self = .auto
      return
    }
    if let name = ThemeName(rawValue: rawValue) {
      self = .named(name)
    } else if ThemeFolder().text(of: rawValue) != nil {
      self = .file(rawValue)
    } else {
      return nil
    }
  }

  var rawValue: String {
    switch self {
    case .auto: "auto"
    case .named(let name): name.rawValue
    case .file(let name): name
    }
  }

  /// `nil` for dark or light, depending on the terminal.
  var colors: ThemeColors? {
    switch self {
    case .auto: nil
    case .named(let name): .named(name)
    case .file(let name): .own(ThemeFile(ThemeFolder().text(of: name)?.value ?? "").swatches)
    }
  }

  static var allCases: [ThemeChoice] {
    [.auto] + ThemeName.allCases.map { .named($0) } + ThemeFolder().names.map { .file($0) }
  }
}
