/// A line of a file that the user writes: the settings, or a theme.
struct SettingLine {
  /// Counted from 1.
  let number: Int
  /// The line without the blanks around it.
  let text: Substring

  /// All lines but empty ones and comments, which begin with `#`.
  static func all(in text: String) -> [SettingLine] {
    // A byte order mark says nothing: the text is UTF-8 anyway.
    let text = text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...]
    return text.split(omittingEmptySubsequences: false) { $0.isNewline }.enumerated()
      .map { SettingLine(number: $0 + 1, text: $1.trimmedPart) }
      .filter { !$0.text.isEmpty && !$0.text.hasPrefix("#") }
  }

  /// The parts of `name = value`, without the blanks around them; either may be empty. `nil` without
  /// an equals sign.
  var setting: (name: String, value: Substring)? {
    guard let sign = text.firstIndex(of: "=") else { return nil }
    return (String(text[..<sign].trimmedPart), text[text.index(after: sign)...].trimmedPart)
  }

  /// The problem of a line without an equals sign.
  var noSetting: SettingProblem { .noSetting(line: String(text)) }
}

extension Substring {
  /// The text without the whitespace around it.
  var trimmedPart: Substring {
    let start = drop(while: \.isWhitespace)
    let end = start.lastIndex { !$0.isWhitespace }
    return end.map { start[...$0] } ?? start.prefix(0)
  }
}
