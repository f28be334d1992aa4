/// The string literals of a source file, with `%1` and so on for interpolations; a literal within
/// an interpolation is a separate one.
struct SourceTexts {
  private let letters: [Character]
  private var position = 0
  /// The function called, or an empty string, for each open bracket.
  private var callers: [String] = []
  private(set) var texts: [String] = []
  /// The literals that are passed to functions that translate them.
  private(set) var translated: [String] = []

  private static let translators: Set = ["worded", "Phrase", "Failure", "OverlayFault", "store"]

  init(_ source: String) {
    letters = Array(source)
    while position < letters.count {
      if begins("//") {
        skipLine()
      } else if letters[position] == "\"" {
        readText()
      } else {
        stepOver()
      }
    }
  }

  /// Skips a character outside string literals, and tracks open brackets.
  private mutating func stepOver() {
    switch letters[position] {
    case "(": callers.append(wordBefore(position))
    case "[": callers.append("")
    case ")", "]": _ = callers.popLast()
    default: break
    }
    position += 1
  }

  private func wordBefore(_ end: Int) -> String {
    var start = end
    while start > 0, letters[start - 1].isLetter || letters[start - 1].isNumber { start -= 1 }
    return String(letters[start..<end])
  }

  private func begins(_ word: String) -> Bool { letters[position...].starts(with: word) }

  private mutating func skipLine() {
    while position < letters.count, letters[position] != "\n" { position += 1 }
  }

  /// Whether the title of a column or of a query word begins here, which is translated where it is
  /// shown.
  private var isTitle: Bool {
    let label = Array("title: ")
    guard position > label.count, letters[..<position].suffix(label.count).elementsEqual(label)
    else { return false }
    return [" ", "("].contains(letters[position - label.count - 1])
  }

  private mutating func readText() {
    let isTitle = isTitle
    let mark = begins("\"\"\"") ? "\"\"\"" : "\""
    position += mark.count
    var text = ""
    var parts = 0
    while position < letters.count, !begins(mark) {
      guard letters[position] == "\\", position + 1 < letters.count else {
        text.append(letters[position])
        position += 1
        continue
      }
      position += 1
      if letters[position] == "(" {
        parts += 1
        text += "%\(parts)"
        skipPart()
      } else {
        text += Self.meaning(of: letters[position])
        position += 1
      }
    }
    position += mark.count
    let whole = mark.count == 1 ? text : Self.joined(text)
    texts.append(whole)
    let isPassed = callers.last.map(Self.translators.contains) ?? false
    if isPassed || isTitle { translated.append(whole) }
  }

  /// Skips an interpolation, up to its closing bracket.
  private mutating func skipPart() {
    let outside = callers.count
    repeat {
      if letters[position] == "\"" { readText() } else { stepOver() }
    } while callers.count > outside && position < letters.count
  }

  /// Returns the character that an escape stands for; U+0000 for a backslash at the end of a line,
  /// where `joined` joins the line with the next one.
  private static func meaning(of letter: Character) -> String {
    switch letter {
    case "n": "\n"
    case "t": "\t"
    case "\n": "\u{0}"
    default: String(letter)
    }
  }

  /// Returns a multiline literal without its indentation.
  private static func joined(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let indent = lines.last?.count ?? 0
    return lines.dropFirst().dropLast().map { line in
      line.split(separator: "\u{0}", omittingEmptySubsequences: false)
        .map { $0.dropFirst(indent) }.joined()
    }.joined(separator: "\n")
  }
}
