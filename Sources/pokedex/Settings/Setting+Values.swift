import PokedexData
import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The valid values of settings.
extension Setting {
  private enum Rule {
    case words([String])
    case yesOrNo
    /// - Parameter problem: returns an error message for an invalid value, or an empty one if the
    ///   description of valid values suffices; `nil` if the value is valid.
    case text(String, problem: (String) -> String?)
  }

  private var rule: Rule {
    switch self {
    case .theme: .words(["auto"] + ThemeName.allCases.map(\.rawValue))
    case .background: .words(["auto", "dark", "light"])
    case .color: .words(ColorChoice.allCases.map(\.rawValue))
    case .symbols: .words(["auto", "ascii"])
    case .pictures: .words(["auto"] + PictureStyle.allCases.map(\.rawValue))
    case .cursor: .words(["hidden", "shown"])
    case .mouse, .title, .links, .linear, .offline, .resume: .yesOrNo
    case .language:
      .text(worded("auto, or a language such as \(Self.languages)"), problem: Self.wrongLanguage)
    case .site: .words(WebSite.allCases.map(\.rawValue))
    case .pager: .text(worded("auto, none, or a command such as less -R")) { _ in nil }
    case .browser: .text(worded("auto, or a command such as firefox \"$url\" &")) { _ in nil }
    case .clipboard:
      .text(worded("auto, terminal, or a command such as wl-copy")) { _ in nil }
    case .units: .words(["auto", "metric", "imperial"])
    case .source: .words(Source.allCases.map(\.rawValue))
    case .sort:
      .text(
        worded("the same as after sort:, such as -total or name"), problem: Self.wrongOrder)
    case .columns:
      .text(worded("column names with commas between them"), problem: Self.wrongColumns)
    case .games:
      .text(worded("all, or names of games with commas between them")) {
        Self.names(of: $0).isEmpty ? "" : nil
      }
    case .apiURL, .spritesURL, .criesURL:
      .text(worded("an http or https address")) { WebAddress($0) == nil ? "" : nil }
    case .wheel:
      .text(worded("a whole number from 1 to 100")) {
        Int($0).map((1...100).contains) == true ? nil : ""
      }
    case .cacheSize:
      .text(worded("a whole number from 1 to 100000")) {
        Int($0).map((1...100_000).contains) == true ? nil : ""
      }
    }
  }

  /// A description of the valid values.
  var values: String {
    switch rule {
    case .words(let words): words.joined(separator: ", ")
    case .yesOrNo: "yes, no"
    case .text(let description, _): description
    }
  }

  /// The values to choose from on the screen; empty if there are too many.
  var choices: [String] {
    if self == .language { return ["auto"] + Language.withTexts.map(\.rawValue) }
    return if case .words(let words) = rule { words } else { [] }
  }

  /// Returns an error message for an invalid value; `nil` if the value is valid.
  func problem(in value: String) -> String? {
    guard !value.isEmpty else { return worded("a value is missing: \(values)") }
    switch rule {
    case .words(let words):
      let isFile = self == .theme && ThemeChoice(rawValue: value) != nil
      return words.contains(value) || isFile ? nil : errorMessage(value, words)
    case .yesOrNo: return Self.switches[value] != nil ? nil : errorMessage(value, ["yes", "no"])
    case .text(_, let problem):
      guard let reason = problem(value) else { return nil }
      return reason.isEmpty ? worded("'\(shown(value))' is not a valid value: \(values)") : reason
    }
  }

  private func errorMessage(_ value: String, _ words: [String]) -> String {
    let nearest = NearestWord.to(value, among: words).map(NearestWord.question)
    return worded("'\(value.excerpt)' is not one of its values") + (nearest ?? ": \(values)")
  }

  private func shown(_ value: String) -> String {
    [.apiURL, .spritesURL, .criesURL].contains(self)
      ? WebAddress.shown(value).excerpt : value.excerpt
  }

  /// Returns the canonical spelling of a value.
  func plain(_ value: String) -> String {
    guard case .yesOrNo = rule else { return value }
    return Self.switches[value] ?? value
  }

  /// The spellings of switches, including those common in other programs and in environment
  /// variables.
  private static let switches = [
    "yes": "yes", "true": "yes", "on": "yes", "1": "yes",
    "no": "no", "false": "no", "off": "no", "0": "no",
  ]

  // MARK: Texts

  private static var languages: String {
    Language.withTexts.map(\.rawValue).joined(separator: ", ")
  }

  private static func wrongLanguage(_ text: String) -> String? {
    guard text != "auto", Language.wanted(text).isEmpty else { return nil }
    return worded("no texts in '\(text.excerpt)'; the languages are \(languages)")
  }

  private static func wrongOrder(_ text: String) -> String? {
    let query = QueryParser.parse("sort:\(text)")
    guard !text.contains(" "), !query.sorts.isEmpty else { return "" }
    return QueryPlanner.plan(query, length: 0, for: PokemonRows(.empty)).problems.first?.message
  }

  private static func wrongColumns(_ text: String) -> String? {
    let words = words(of: text)
    guard !words.isEmpty else { return "" }
    do {
      for word in words { _ = try QueryColumn<PokemonRows>.required(word) }
      return nil
    } catch {
      return Failure(error)?.message
    }
  }

  /// Splits a list of names, which may have blanks, at commas.
  static func names(of list: String) -> [String] {
    list.split(separator: ",").map(\.trimmed).filter { !$0.isEmpty }
  }

  /// Splits a list of columns at commas or spaces.
  static func words(of list: String) -> [String] {
    list.split { $0 == "," || $0 == " " }.map { $0.lowercased() }
  }
}
