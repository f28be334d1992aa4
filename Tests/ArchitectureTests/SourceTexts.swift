/// The texts between quotation marks of a source file, with `%1` and so on where something is put
/// in; a text inside such a place is one of its own.
struct SourceTexts {
  private let letters: [Character]
  private var place = 0
  private(set) var texts: [String] = []

  init(_ source: String) {
    letters = Array(source)
    while place < letters.count {
      if begins("//") {
        skipLine()
      } else if letters[place] == "\"" {
        readText()
      } else {
        place += 1
      }
    }
  }

  private func begins(_ word: String) -> Bool { letters[place...].starts(with: word) }

  private mutating func skipLine() {
    while place < letters.count, letters[place] != "\n" { place += 1 }
  }

  private mutating func readText() {
    let mark = begins("\"\"\"") ? "\"\"\"" : "\""
    place += mark.count
    var text = ""
    var parts = 0
    while place < letters.count, !begins(mark) {
      guard letters[place] == "\\", place + 1 < letters.count else {
        text.append(letters[place])
        place += 1
        continue
      }
      place += 1
      if letters[place] == "(" {
        parts += 1
        text += "%\(parts)"
        skipPart()
      } else {
        text += Self.meaning(of: letters[place])
        place += 1
      }
    }
    place += mark.count
    texts.append(mark.count == 1 ? text : Self.joined(text))
  }

  /// What stands in brackets, up to the one that closes the first.
  private mutating func skipPart() {
    var depth = 0
    repeat {
      switch letters[place] {
      case "(": depth += 1
      case ")": depth -= 1
      case "\"":
        readText()
        continue
      default: break
      }
      place += 1
    } while depth > 0 && place < letters.count
  }

  /// A backslash before the end of a line joins it with the next.
  private static func meaning(of letter: Character) -> String {
    switch letter {
    case "n": "\n"
    case "t": "\t"
    case "\n": "\u{0}"
    default: String(letter)
    }
  }

  /// A text of several lines without what they are indented by.
  private static func joined(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let indent = lines.last?.count ?? 0
    return lines.dropFirst().dropLast().map { line in
      line.split(separator: "\u{0}", omittingEmptySubsequences: false)
        .map { $0.dropFirst(indent) }.joined()
    }.joined(separator: "\n")
  }
}
