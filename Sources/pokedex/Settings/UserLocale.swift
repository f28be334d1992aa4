import PokedexData
import PokedexDomain
import PokedexTerminalNcurses

/// The language and units of the output. Output for programs is always in English, metres and
/// kilograms.
enum UserLocale {
  /// The options whose output is for programs.
  private static let plainWords: Set<String> = ["--json", "--csv", "--tsv", "--count"]

  /// Chooses both from the arguments, the settings and the environment, before any output.
  ///
  /// - Parameters:
  ///   - arguments: the arguments without the program name.
  ///   - isCompletion: whether a shell requests candidates, which are for people.
  static func choose(
    _ arguments: some Sequence<String>, isCompletion: Bool = false,
    _ configuration: Configuration, _ environment: Environment
  ) {
    let arguments = Array(arguments)
    guard isCompletion || plainWords.isDisjoint(with: arguments) else { return }
    let wording = Wording.spoken(
      to: languages(option(in: arguments) ?? configuration.language, environment))
    if wording.language != .english { Wording.choose(wording) }
    Units.choose(units(configuration[.units], environment))
  }

  /// The value of `--language`, needed before the arguments are parsed because the help is
  /// localized.
  private static func option(in arguments: [String]) -> String? {
    let name = "--language"
    if let index = arguments.firstIndex(of: name) {
      return arguments.indices.contains(index + 1) ? arguments[index + 1] : nil
    }
    return arguments.first { $0.hasPrefix(name + "=") }.map { String($0.dropFirst(name.count + 1)) }
  }

  /// The languages for a request or, by default, for the locale.
  static func languages(_ wanted: String?, _ environment: Environment) -> [Language] {
    let languages = (wanted ?? environment.locale("LC_MESSAGES")).map { Language.wanted($0) } ?? []
    // Without UTF-8, a terminal can show ä as a, but no kana at all.
    guard Output.isTerminal, !TerminalLocale.isUTF8 else { return languages }
    return languages.filter(\.isLatin)
  }

  /// The units that the settings name or, for `auto`, those of the locale.
  static func units(_ wanted: String, _ environment: Environment) -> Units {
    if let units = Units(rawValue: wanted) { return units }
    return environment.locale("LC_MEASUREMENT").map { Units(locale: $0) } ?? .metric
  }
}

extension Environment {
  /// The locale of a category, by the rules of POSIX.
  func locale(_ category: String) -> String? {
    ["LC_ALL", category, "LANG"].lazy.compactMap { self[$0] }.first { !$0.isEmpty }
  }
}
