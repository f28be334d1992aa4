/// A JSON value to be written: on one line, with the members of an object in the given order.
///
///     JSON.object([("id", .number(25)), ("note", .string("say \"hi\""))]).written
///     // {"id":25,"note":"say \"hi\""}
package enum JSON: Sendable {
  case null
  case flag(Bool)
  case number(Int)
  /// A number in decimal notation, such as `0.25`.
  case decimal(String)
  case string(String)
  case list([JSON])
  case object([(key: String, value: JSON)])

  /// The value as text, without whitespace between tokens.
  package var written: String {
    var text = ""
    write(to: &text)
    return text
  }

  /// A list as text, one value per line; meant for objects.
  package static func lines(_ values: [JSON]) -> [String] {
    guard let last = values.last else { return ["[]"] }
    return ["["] + values.dropLast().map { "  \($0.written)," } + ["  \(last.written)", "]"]
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .flag(let flag): text += flag ? "true" : "false"
    case .number(let number): text += "\(number)"
    case .decimal(let decimal): text += decimal
    case .string(let string): Self.quote(string, to: &text)
    case .list(let values): Self.write(values, between: ("[", "]"), to: &text) { $0.write(to: &$1) }
    case .object(let members):
      Self.write(members, between: ("{", "}"), to: &text) { member, text in
        Self.quote(member.key, to: &text)
        text += ":"
        member.value.write(to: &text)
      }
    }
  }

  private static func write<Part>(
    _ parts: [Part], between brackets: (String, String), to text: inout String,
    _ part: (Part, inout String) -> Void
  ) {
    text += brackets.0
    for index in parts.indices {
      if index > 0 { text += "," }
      part(parts[index], &text)
    }
    text += brackets.1
  }

  private static func quote(_ string: String, to text: inout String) {
    text += "\""
    if string.unicodeScalars.contains(where: isEscaped) {
      for scalar in string.unicodeScalars { append(scalar, to: &text) }
    } else {
      text += string
    }
    text += "\""
  }

  private static func append(_ scalar: Unicode.Scalar, to text: inout String) {
    switch scalar {
    case "\"", "\\": text += "\\\(scalar)"
    case _ where isEscaped(scalar):
      let digits = String(scalar.value, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: text.unicodeScalars.append(scalar)
    }
  }

  /// Escapes control characters and line separators as well: a terminal would interpret them, and
  /// some programs end a line at them.
  private static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\"", "\\", "\u{0}"..<" ", "\u{7F}"..<"\u{A0}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }
}
