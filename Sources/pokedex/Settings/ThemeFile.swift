import FoundationEssentials
import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// A user's own theme: a file of named colours. Colours that it does not name are those of its
/// base, one of the built-in themes `dark` and `light`.
struct ThemeFile {
  private(set) var swatches = Swatches.dark
  /// The errors by line. Invalid lines are ignored.
  private(set) var problems: [(line: Int, text: String)] = []

  private static let base = "base"
  private static let levels = "levels"
  private static let bases = ["dark": Swatches.dark, "light": .light]

  init(_ text: String) {
    let lines = SettingLine.all(in: text)
    // The other colours depend on the base, wherever it stands.
    for line in lines where line.setting?.name == Self.base { read(line) }
    for line in lines where line.setting?.name != Self.base { read(line) }
    problems.sort { $0.line < $1.line }
  }

  private mutating func read(_ line: SettingLine) {
    let problem = line.setting.map { take($0.name, String($0.value)) } ?? line.noSetting.text
    if let problem { problems.append((line.number, problem)) }
  }

  /// - Returns: the problem; `nil` if the line is valid.
  private mutating func take(_ name: String, _ value: String) -> String? {
    if name == Self.base { return takeBase(value) }
    let words = value.split(separator: " ").map(String.init)
    if name == Self.levels { return takeLevels(words) }
    guard let named = Swatches.named.first(where: { $0.name == name }) else {
      let names = Swatches.named.map(\.name) + [Self.levels, Self.base]
      let nearest = NearestWord.to(name, among: names).map(NearestWord.question) ?? ""
      return worded("'\(name.excerpt)' is not a theme colour") + nearest
    }
    guard let color = RGB(notation: value) else { return Self.noColor(value) }
    guard !named.isText || swatches.contrast(of: color) >= Swatches.leastContrast else {
      let contrast = Formatting.tenths(Int(swatches.contrast(of: color) * 10))
      return worded("\(name): its contrast with the background is \(contrast), and text needs 4.5")
    }
    swatches[keyPath: named.path] = color
    return nil
  }

  private mutating func takeBase(_ value: String) -> String? {
    guard let base = Self.bases[value] else { return worded("base: dark or light") }
    swatches = base
    return nil
  }

  private mutating func takeLevels(_ words: [String]) -> String? {
    let colors = words.compactMap { RGB(notation: $0) }
    guard colors.count == swatches.levels.count, words.count == colors.count else {
      return worded("levels: eight colours, from the worst stat to the best")
    }
    swatches.levels = colors
    return nil
  }

  private static func noColor(_ value: String) -> String {
    worded("'\(value.excerpt)' is not a colour: write it as #ffd75f")
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
