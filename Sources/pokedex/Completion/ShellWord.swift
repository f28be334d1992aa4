import ArgumentParser

/// A word of a shell's line as far as it is typed. Quotation marks and backslashes are read as the
/// shell reads them; nothing is expanded.
struct ShellWord {
  /// Its text so far.
  private(set) var text = ""
  /// The quotation mark that is open.
  private(set) var quote: Unicode.Scalar?
  /// Whether the shell takes it as it stands, without an expansion or a second command in it.
  private(set) var isLiteral = true
  /// Whether the shell has a word here at all, be it an empty one in quotation marks.
  private(set) var isBegun = false
  private var isEscaped = false
  private let shell: CompletionShell

  init(in shell: CompletionShell) {
    self.shell = shell
  }

  /// - Parameter raw: a single word, as it stands in the line.
  init(_ raw: String) {
    self.init(in: .bash)
    for scalar in raw.unicodeScalars where !take(scalar) { append(scalar) }
  }

  /// Reads one more character.
  ///
  /// - Returns: false where it ends the word, which does not contain it.
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

  /// Within quotation marks a backslash is one, unless it stands before what it would be needed for.
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

  /// Takes the first characters of the text away.
  mutating func drop(_ count: Int) {
    text = String(String.UnicodeScalarView(text.unicodeScalars.dropFirst(count)))
  }

  private mutating func append(_ scalar: Unicode.Scalar) { text.unicodeScalars.append(scalar) }

  // MARK: For candidates

  /// The word in quotation marks that every shell reads alike, with the last one open if one is.
  var quoted: String {
    "'" + text.replacing("'", with: "'\\''") + (quote == nil ? "'" : "")
  }

  /// Whether several terms of a query may be one word, as within quotation marks.
  var mayHaveBlanks: Bool { quote != nil || text.contains(" ") }

  /// Whether it is written as names are, and not as addresses.
  var isName: Bool { text.contains { $0.isUppercase || $0.isWhitespace } }

  /// Those of the words that begin so, each once.
  func begun(_ words: [String]) -> [String] {
    var seen: Set<String> = []
    return words.filter { $0.begins(with: text) && seen.insert($0).inserted }
  }
}

extension String {
  /// Whether the text begins with these very characters. (To `hasPrefix`, an accent that follows
  /// makes another letter of the last one.)
  func begins(with start: String) -> Bool {
    unicodeScalars.starts(with: start.unicodeScalars)
  }
}
