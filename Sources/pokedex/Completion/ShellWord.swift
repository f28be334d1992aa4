import ArgumentParser

/// A partly typed word of a command line. Quotation marks and backslashes are read as the shell
/// reads them; nothing is expanded.
struct ShellWord {
  /// The unquoted text so far.
  private(set) var text = ""
  /// The open quotation mark, if any.
  private(set) var quote: Unicode.Scalar?
  /// Whether the shell takes the word literally, without an expansion or a second command in it.
  private(set) var isLiteral = true
  /// Whether the word has begun, even as an empty pair of quotation marks.
  private(set) var isBegun = false
  private var isEscaped = false
  private let shell: CompletionShell

  init(in shell: CompletionShell) {
    self.shell = shell
  }

  /// - Parameter raw: a single word as typed in the line.
  init(_ raw: String) {
    self.init(in: .bash)
    for scalar in raw.unicodeScalars where !take(scalar) { append(scalar) }
  }

  /// Reads the next character.
  ///
  /// - Returns: `false` if the character ends the word and is not part of it.
  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard !isEscaped else {
      takeEscaped(scalar)
      return true
    }
    if quote == nil && " \t\n".unicodeScalars.contains(scalar) { return false }
    isBegun = true
    if scalar == "\\" && mayEscape {
      isEscaped = true
    } else if scalar == quote {
      quote = nil
    } else if quote == nil && (scalar == "'" || scalar == "\"") {
      quote = scalar
    } else {
      isLiteral = isLiteral && isPlain(scalar)
      append(scalar)
    }
    return true
  }

  /// Within quotation marks, a backslash is literal unless the next character needs escaping.
  private mutating func takeEscaped(_ scalar: Unicode.Scalar) {
    isEscaped = false
    switch quote {
    case "\"" where !"\"\\$`".unicodeScalars.contains(scalar): append("\\")
    case "'" where !"'\\".unicodeScalars.contains(scalar): append("\\")
    default: break
    }
    append(scalar)
  }

  private var mayEscape: Bool { quote != "'" || shell == .fish }

  private func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch quote {
    case "'": true
    case "\"": scalar != "$" && scalar != "`"
    default: !BashQuoting.isSpecial(scalar)
    }
  }

  /// Removes the first `count` Unicode scalars of the text.
  mutating func drop(_ count: Int) {
    text = String(String.UnicodeScalarView(text.unicodeScalars.dropFirst(count)))
  }

  private mutating func append(_ scalar: Unicode.Scalar) { text.unicodeScalars.append(scalar) }

  // MARK: Candidates

  /// The word in single quotation marks, which all shells read alike. The closing mark is omitted
  /// while a quotation is open.
  var quoted: String {
    "'" + text.replacing("'", with: "'\\''") + (quote == nil ? "'" : "")
  }

  /// Whether the word may contain several query terms, as within quotation marks.
  var mayHaveBlanks: Bool { quote != nil || text.contains(" ") }

  /// Whether it is written like a name and not like a slug.
  var isName: Bool { text.contains { $0.isUppercase || $0.isWhitespace } }

  /// Returns the words that begin with the text, without duplicates.
  func begun(_ words: [String]) -> [String] {
    var seen: Set<String> = []
    return words.filter { $0.begins(with: text) && seen.insert($0).inserted }
  }
}

extension String {
  /// Whether the text begins with exactly these Unicode scalars. (`hasPrefix` compares grapheme
  /// clusters: a combining accent after the prefix would prevent a match.)
  func begins(with start: String) -> Bool {
    unicodeScalars.starts(with: start.unicodeScalars)
  }
}
