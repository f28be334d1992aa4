/// The text of the settings file with another value of a setting: one line differs, all others, the
/// comments and the ends of lines are as they were.
struct KeptSetting {
  let text: String
  /// The number of the line of the setting, counted from 1.
  let line: Int

  /// Fails if the text would then say anything else besides.
  init?(_ setting: Setting, _ value: String, in old: String) {
    let before = ConfigurationParser(old)
    let lines = SettingLine.all(in: old).prefix { !$0.text.hasPrefix("[") }
    let own = before.settings[setting]?.line ?? lines.first { $0.isAbout(setting) }?.number
    text =
      own.map { Self.replacing($0, with: value, in: old) }
      ?? Self.adding("\(setting.name) = \(Self.quoted(value))", after: lines.last?.number, to: old)
    let after = ConfigurationParser(text)
    var wanted = before.settings.mapValues(\.value)
    wanted[setting] = value
    guard after.settings.mapValues(\.value) == wanted,
      after.problems.count <= before.problems.count, let line = after.settings[setting]?.line
    else { return nil }
    self.line = line
  }

  /// The lines without their ends. They share the indices of the text.
  private static func lines(of text: String) -> [Substring] {
    let text = text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...]
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  /// Replaces the value in a line, which has an equals sign, and keeps the comment after it.
  private static func replacing(_ number: Int, with value: String, in text: String) -> String {
    let line = lines(of: text)[number - 1]
    let rest = line.drop { $0 != "=" }.dropFirst()
    let start = rest.drop(while: \.isWhitespace)
    let old = ConfigurationParser.withoutComment(start.trimmedPart)
    let gap = rest.startIndex == start.startIndex && old.isEmpty ? " " : ""
    let end = old.isEmpty && !start.isEmpty ? " " : ""
    return text[..<start.startIndex] + gap + quoted(value) + end + text[old.endIndex...]
  }

  /// Adds a line to the settings.
  ///
  /// - Parameter last: the last line of the settings, which stand before all sections; `nil` for
  ///   none.
  private static func adding(_ line: String, after last: Int?, to text: String) -> String {
    let lines = lines(of: text)
    let newline = text.first(where: \.isNewline).map(String.init) ?? "\n"
    if let last {
      let end = lines[last - 1].endIndex
      return text[..<end] + newline + line + text[end...]
    }
    guard !lines.contains(where: { $0.trimmedPart.hasPrefix("[") }) else {
      let start = lines[0].startIndex
      return text[..<start] + line + newline + text[start...]
    }
    let isEnded = lines.last?.isEmpty ?? true
    return text + (isEnded ? "" : newline) + line + newline
  }

  /// A value that the file would read otherwise needs quotation marks.
  private static func quoted(_ value: String) -> String {
    value.contains { $0 == "#" || $0.isWhitespace } ? "\"\(value)\"" : value
  }
}

extension SettingLine {
  fileprivate func isAbout(_ setting: Setting) -> Bool { self.setting?.name == setting.name }
}
