import PokedexScreens

/// Parses the settings file: lines with `name = value`, comments that begin with `#`, the
/// keys of actions under `[keys]`, and the commands of keys under `[commands]`.
struct ConfigurationParser {
  /// A value with its line number, counted from 1.
  struct Entry: Equatable {
    let value: String
    let line: Int
  }

  private(set) var settings: [Setting: Entry] = [:]
  private(set) var keys = KeyMap()
  private(set) var commands: [KeyCommand] = []
  /// The errors by line. Invalid lines are ignored.
  private(set) var problems: [(line: Int, problem: SettingProblem)] = []

  private enum Section: String {
    case settings
    case keys = "[keys]"
    case commands = "[commands]"
  }

  private var section = Section.settings
  private var keyLines: [String: Entry] = [:]
  private var commandLines: [String: Entry] = [:]

  init(_ text: String) {
    for line in SettingLine.all(in: text) { read(line) }
    readKeys()
    readCommands()
    problems.sort { $0.line < $1.line }
  }

  private mutating func read(_ line: SettingLine) {
    guard !line.text.hasPrefix("[") else { return readSection(line) }
    guard let (name, value) = line.setting else { return complain(line.number, line.noSetting) }
    let number = line.number
    switch section {
    case .settings: take(name, Self.unquoted(Self.withoutComment(value)), number)
    case .keys: Self.take(name, Self.unquoted(value), number, into: &keyLines, &problems)
    // The quotation marks of a command are the shell's.
    case .commands: Self.take(name, String(value), number, into: &commandLines, &problems)
    }
  }

  private mutating func readSection(_ line: SettingLine) {
    let text = String(line.text)
    guard let section = Section(rawValue: text) else {
      return complain(line.number, .noSection(line: text))
    }
    self.section = section
  }

  private mutating func take(_ name: String, _ value: String, _ number: Int) {
    guard let setting = Setting(rawValue: name) else {
      return complain(number, .unknown(name: name))
    }
    if let before = settings[setting] {
      return complain(number, .repeated(name: name, firstLine: before.line))
    }
    guard setting.problem(in: value) == nil else {
      return complain(number, .value(value, of: setting))
    }
    settings[setting] = Entry(value: setting.plain(value), line: number)
  }

  private static func take(
    _ name: String, _ value: String, _ number: Int, into lines: inout [String: Entry],
    _ problems: inout [(line: Int, problem: SettingProblem)]
  ) {
    if let before = lines[name] {
      problems.append((number, .repeated(name: name, firstLine: before.line)))
    } else {
      lines[name] = Entry(value: value, line: number)
    }
  }

  /// Reads all keys at once, because conflicts are known only when all are present.
  private mutating func readKeys() {
    let lines = keyLines.sorted { $0.value.line < $1.value.line }
    let (map, wrong) = KeyMap.reading(lines.map { ($0.key, $0.value.value) })
    keys = map
    for problem in wrong {
      complain(keyLines[problem.action]?.line ?? 0, .keys(problem))
    }
  }

  private mutating func readCommands() {
    let lines = commandLines.sorted { $0.value.line < $1.value.line }
    let (commands, wrong) = keys.commands(lines.map { ($0.key, $0.value.value) })
    self.commands = commands
    for problem in wrong {
      complain(commandLines[problem.action]?.line ?? 0, .keys(problem))
    }
  }

  private mutating func complain(_ line: Int, _ problem: SettingProblem) {
    problems.append((line, problem))
  }

  /// Removes a comment after a value. A `#` without a blank before it belongs to the value.
  static func withoutComment(_ value: Substring) -> Substring {
    let isQuoted = value.first == "\""
    let end = isQuoted ? value.dropFirst().firstIndex(of: "\"") : nil
    var followsBlank = !isQuoted
    for index in value[(end ?? value.startIndex)...].indices {
      if value[index] == "#", followsBlank { return value[..<index].trimmedPart }
      followsBlank = value[index].isWhitespace
    }
    return value
  }

  /// Removes optional quotation marks.
  private static func unquoted(_ text: Substring) -> String {
    let isQuoted = text.count >= 2 && text.first == "\"" && text.last == "\""
    return String(isQuoted ? text.dropFirst().dropLast() : text)
  }
}
