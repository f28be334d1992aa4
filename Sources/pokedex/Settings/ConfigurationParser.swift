import PokedexDomain
import PokedexScreens
import PokedexTerminalUI

/// Parses the settings file: lines with `name = value`, comment lines that begin with `#`, and the
/// keys of actions under `[keys]`.
struct ConfigurationParser {
  /// A value with its line number, counted from 1.
  struct Entry: Equatable {
    let value: String
    let line: Int
  }

  private(set) var settings: [Setting: Entry] = [:]
  private(set) var keys = KeyMap()
  /// The errors by line. Invalid lines are ignored.
  private(set) var mistakes: [(line: Int, mistake: SettingMistake)] = []

  private var isInKeys = false
  private var keyLines: [String: Entry] = [:]

  init(_ text: String) {
    // Ignore a byte order mark: the text is UTF-8 anyway.
    let text = text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    for (place, line) in lines.enumerated() { read(Self.trimmed(line), place + 1) }
    readKeys()
    mistakes.sort { $0.line < $1.line }
  }

  private mutating func read(_ line: Substring, _ number: Int) {
    guard let first = line.first, first != "#" else { return }
    guard first != "[" else { return readSection(line, number) }
    guard let sign = line.firstIndex(of: "=") else {
      return complain(number, .noSetting(line: String(line)))
    }
    let name = String(Self.trimmed(line[..<sign]))
    let value = Self.unquoted(Self.trimmed(line[line.index(after: sign)...]))
    isInKeys ? takeKey(name, value, number) : take(name, value, number)
  }

  private mutating func readSection(_ line: Substring, _ number: Int) {
    isInKeys = line == "[keys]"
    guard !isInKeys else { return }
    complain(number, .noSection(line: String(line)))
  }

  private mutating func take(_ name: String, _ value: String, _ number: Int) {
    guard let setting = Setting(rawValue: name) else {
      return complain(number, .unknown(name: name))
    }
    if let before = settings[setting] {
      return complain(number, .repeated(name: name, firstLine: before.line))
    }
    guard setting.mistake(in: value) == nil else {
      return complain(number, .value(value, of: setting))
    }
    settings[setting] = Entry(value: setting.plain(value), line: number)
  }

  private mutating func takeKey(_ name: String, _ value: String, _ number: Int) {
    if let before = keyLines[name] {
      return complain(number, .repeated(name: name, firstLine: before.line))
    }
    keyLines[name] = Entry(value: value, line: number)
  }

  /// Reads all keys at once, because conflicts are known only when all are present.
  private mutating func readKeys() {
    let lines = keyLines.sorted { $0.value.line < $1.value.line }
    let (map, wrong) = KeyMap.reading(lines.map { ($0.key, $0.value.value) })
    keys = map
    for mistake in wrong {
      complain(keyLines[mistake.action]?.line ?? 0, .keys(mistake))
    }
  }

  private mutating func complain(_ line: Int, _ mistake: SettingMistake) {
    mistakes.append((line, mistake))
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  /// Removes optional quotation marks.
  private static func unquoted(_ text: Substring) -> String {
    let isQuoted = text.count >= 2 && text.first == "\"" && text.last == "\""
    return String(isQuoted ? text.dropFirst().dropLast() : text)
  }
}
