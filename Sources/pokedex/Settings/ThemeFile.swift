import FoundationEssentials
import PokedexTerminalUI

/// A user's own theme: a file of named colours. Colours that it does not name are those of its
/// base, one of the built-in themes `dark` and `light`.
struct ThemeFile {
  private(set) var swatches = Swatches.dark
  /// The errors by line. Invalid lines are ignored.
  private(set) var problems: [(line: Int, problem: SettingProblem)] = []

  static let base = "base"
  static let levels = "levels"
  private static let bases = ["dark": Swatches.dark, "light": .light]

  init(_ text: String) {
    let lines = SettingLine.all(in: text)
    // The other colours depend on the base, wherever it stands.
    for line in lines where line.setting?.name == Self.base { read(line) }
    for line in lines where line.setting?.name != Self.base { read(line) }
    problems.sort { $0.line < $1.line }
  }

  private mutating func read(_ line: SettingLine) {
    guard let (name, value) = line.setting else {
      return problems.append((line.number, line.noSetting))
    }
    if let problem = take(name, String(value)) { problems.append((line.number, .theme(problem))) }
  }

  /// - Returns: the problem; `nil` if the line is valid.
  private mutating func take(_ name: String, _ value: String) -> Problem? {
    if name == Self.base { return takeBase(value) }
    if name == Self.levels { return takeLevels(value.split(separator: " ").map(String.init)) }
    guard let named = Swatches.named.first(where: { $0.name == name }) else {
      return .unknown(name: name)
    }
    guard let color = RGB(notation: value) else { return .noColor(value) }
    let contrast = swatches.contrast(of: color)
    guard !named.isText || contrast >= Swatches.leastContrast else {
      return .contrast(contrast, of: name)
    }
    swatches[keyPath: named.path] = color
    return nil
  }

  private mutating func takeBase(_ value: String) -> Problem? {
    guard let base = Self.bases[value] else { return .base }
    swatches = base
    return nil
  }

  private mutating func takeLevels(_ words: [String]) -> Problem? {
    let colors = words.compactMap { RGB(notation: $0) }
    guard colors.count == swatches.levels.count, words.count == colors.count else {
      return .levels
    }
    swatches.levels = colors
    return nil
  }

  /// The lines of a file with all colours of a theme.
  static func lines(of swatches: Swatches) -> [String] {
    ["\(base) = \(swatches.background == .dark ? "dark" : "light")"]
      + Swatches.named.map { "\($0.name) = \(swatches[keyPath: $0.path].notation)" }
      + ["\(levels) = \(swatches.levels.map(\.notation).joined(separator: " "))"]
  }
}

extension RGB {
  /// A colour in the notation of style sheets: `#ffd75f`.
  fileprivate init?(notation: String) {
    guard notation.hasPrefix("#"), notation.utf8.count == 7, !notation.contains("+"),
      let hex = UInt32(notation.dropFirst(), radix: 16)
    else { return nil }
    self.init(hex)
  }

  fileprivate var notation: String {
    "#"
      + [red, green, blue].map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }
}

/// The folder of theme files, beside the settings file.
struct ThemeFolder {
  private let path: String?

  init(_ environment: Environment = Environment()) {
    path = Paths(environment: environment).configuration
      .map { $0.dropLast("config".count) + "themes" }
  }

  /// The path of a theme's file, which need not exist; `nil` for a name that contains a slash or
  /// starts with a dot.
  func path(of name: String) -> String? {
    guard let path, !name.isEmpty, !name.contains("/"), !name.hasPrefix(".") else { return nil }
    return "\(path)/\(name)"
  }

  /// `nil` if there is no such file.
  func text(of name: String) -> Result<String, ConfigurationText.Failure>? {
    path(of: name).flatMap(ConfigurationText.read)
  }

  /// The names of all files.
  var names: [String] {
    guard let path else { return [] }
    let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return files.filter { !$0.hasPrefix(".") }.sorted()
  }
}
