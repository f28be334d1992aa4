import PokedexData
import PokedexDomain
import PokedexTerminalNcurses

/// In which language the program speaks, and in which units it measures. What it prints for
/// programs is the same everywhere: English, metres and kilograms.
enum UserLocale {
  /// What a program reads.
  private static let plainWords: Set<String> = ["--json", "--csv", "--tsv", "--count"]

  /// Chooses both by the arguments and the environment, before anything is said.
  ///
  /// - Parameters:
  ///   - arguments: without the name of the program.
  ///   - isCompletion: whether a shell asks for candidates, which are for people.
  static func choose(
    _ arguments: some Sequence<String>, isCompletion: Bool = false, _ environment: Environment
  ) {
    let arguments = Array(arguments)
    guard isCompletion || plainWords.isDisjoint(with: arguments) else { return }
    let wording = Wording.spoken(
      to: languages(
        option(in: arguments) ?? Configuration.ofUser.language, environment))
    if wording.language != .english { Wording.choose(wording) }
    Units.choose(units(environment))
  }

  /// The value of `--language`, which is needed before the arguments are read: help is told in it.
  private static func option(in arguments: [String]) -> String? {
    let name = "--language"
    if let place = arguments.firstIndex(of: name) {
      return arguments.indices.contains(place + 1) ? arguments[place + 1] : nil
    }
    return arguments.first { $0.hasPrefix(name + "=") }.map { String($0.dropFirst(name.count + 1)) }
  }

  /// What was asked for, or the language of the locale.
  static func languages(_ wanted: String?, _ environment: Environment) -> [Language] {
    let languages = (wanted ?? environment.locale("LC_MESSAGES")).map { Language.wanted($0) } ?? []
    // A terminal without UTF-8 shows an ä without its dots, but for kana it has nothing at all.
    guard Output.isTerminal, !TerminalLocale.isUTF8 else { return languages }
    return languages.filter(\.isLatin)
  }

  /// What the user has settled, or what the locale measures in.
  static func units(_ environment: Environment) -> Units {
    if let settled = Units(rawValue: Configuration.ofUser[.units]) { return settled }
    return environment.locale("LC_MEASUREMENT").map { Units(locale: $0) } ?? .metric
  }
}

extension Environment {
  /// The locale of a category, as POSIX finds it.
  func locale(_ category: String) -> String? {
    ["LC_ALL", category, "LANG"].lazy.compactMap { self[$0] }.first { !$0.isEmpty }
  }
}
