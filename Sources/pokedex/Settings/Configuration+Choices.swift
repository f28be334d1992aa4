import ArgumentParser
import PokedexTerminalNcurses
import PokedexTerminalUI

/// The settings as the program uses them.
extension Configuration {
  var source: Source { Source(rawValue: self[.source]) ?? .auto }

  var color: ColorChoice { ColorChoice(rawValue: self[.color]) ?? .auto }

  /// None for that of the locale.
  var language: String? { settled(.language).flatMap { $0 == "auto" ? nil : $0 } }

  var isASCII: Bool { self[.symbols] == "ascii" }

  /// In bytes.
  var cacheSize: Int { (Int(self[.cacheSize]) ?? 0) << 20 }

  /// None for the usual ones.
  var columns: [String]? { settled(.columns).map(Setting.words) }

  /// None for the usual one.
  var order: String? { settled(.sort) }

  /// None for dark or light, as the terminal is.
  var theme: ThemeName? { ThemeChoice(rawValue: self[.theme])?.name }

  /// What is known of the terminal's background; none where the terminal is to be asked.
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

/// What `--theme` takes.
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
  /// What the locale can show, or ASCII where that is wanted.
  static func chosen(isASCII: Bool = Configuration.ofUser.isASCII) -> Symbols {
    isASCII || !TerminalLocale.isUTF8 ? .ascii : .unicode
  }
}
