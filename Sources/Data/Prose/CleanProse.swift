import PokedexDomain

/// Prose as games and editors wrote it, made into running text. Games broke their lines for screens
/// of their own: with line feeds, with form feeds between two screens, and with soft hyphens where
/// a word was parted.
struct CleanProse {
  /// What joins two lines: nothing where words are not parted by blanks.
  private let joint: String

  init(_ language: Language) {
    joint = language.rawValue.hasPrefix("zh") ? "" : " "
  }

  /// One paragraph.
  func line(_ text: String) -> String {
    lines(of: text).reduce(into: "") { whole, line in
      if whole.hasSuffix("\u{AD}") {
        whole.removeLast()
      } else if !whole.isEmpty, !Self.endsInHyphen(whole) {
        whole += joint
      }
      whole += line
    }.filter { $0 != "\u{AD}" }
  }

  /// Paragraphs, which blank lines part. A line that begins with a colon says what the one before
  /// it means; rows of a table stay lines, without the rule between head and body.
  func paragraphs(_ text: String) -> [String] {
    var result: [String] = []
    var open: [String] = []
    let close = {
      if !open.isEmpty { result.append(line(open.joined(separator: "\n"))) }
      open = []
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let line = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      if line.isEmpty || line.hasPrefix("* ") || line.contains("|") { close() }
      guard !line.isEmpty, !Self.isRule(line) else { continue }
      if line.hasPrefix(":"), let term = open.popLast() {
        open.append("\(term)\(line)")
      } else {
        open.append(line)
      }
      if line.contains("|") { close() }
    }
    close()
    return result
  }

  private func lines(of text: String) -> [String] {
    text.split { $0.isNewline || $0 == "\u{C}" }
      .map { $0.split { $0.isWhitespace }.joined(separator: " ") }
      .filter { !$0.isEmpty }
  }

  /// `well-` goes on in the next line without a blank; a dash between blanks does not.
  private static func endsInHyphen(_ text: String) -> Bool {
    text.hasSuffix("-") && !text.hasSuffix(" -") && text.dropLast().last?.isLetter == true
  }

  private static func isRule(_ line: String) -> Bool {
    line.contains("--") && line.allSatisfy { "-:| ".contains($0) }
  }
}
