/// A word of a file, with its place in the line.
struct OverlayWord: Hashable {
  let text: String
  /// From 1, in characters.
  let column: Int
  var isQuoted = false
}

/// What is wrong in a line, at a place in it.
struct OverlayFault: Error {
  let column: Int
  let text: String

  init(_ column: Int, _ text: Phrase) {
    self.column = column
    self.text = text.text
  }
}

/// A line of a file as words, which blanks separate. Quotes hold blanks together, and `#` begins a
/// comment.
struct OverlayLine {
  /// Longer lines are refused, so that no file can be slow to read.
  private static let longest = 4096

  let words: [OverlayWord]

  init(_ bytes: ArraySlice<UInt8>) throws(OverlayFault) {
    guard bytes.count <= Self.longest else {
      throw OverlayFault(1, "the line is longer than \(Self.longest) bytes")
    }
    guard bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7f || $0 == 0x09 }) else {
      words = try Self.words(of: Self.characters(of: bytes))
      return
    }
    words = try Self.words(of: bytes.map { Character(Unicode.Scalar($0)) })
  }

  private static func characters(of bytes: ArraySlice<UInt8>) throws(OverlayFault) -> [Character] {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw OverlayFault(1, "the line is not UTF-8")
    }
    let characters = Array(text)
    let wrong = characters.firstIndex { $0 != "\t" && $0.unicodeScalars.contains(where: isUnseen) }
    if let wrong { throw OverlayFault(wrong + 1, "a character that cannot be seen") }
    return characters
  }

  /// Whether a character moves the cursor, turns the direction of text or has no form of its own.
  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
    default: false
    }
  }

  private static func words(of line: [Character]) throws(OverlayFault) -> [OverlayWord] {
    var words: [OverlayWord] = []
    var position = 0
    while position < line.count {
      if line[position] == "#" { break }
      if line[position].isWhitespace {
        position += 1
        continue
      }
      let word =
        line[position] == "\"" ? try quoted(line, at: position) : plain(line, at: position)
      words.append(word)
      position = word.column - 1 + word.text.count + (word.isQuoted ? 2 : 0)
    }
    return words
  }

  private static func plain(_ line: [Character], at start: Int) -> OverlayWord {
    let end = line[start...].firstIndex { $0.isWhitespace || $0 == "\"" } ?? line.count
    return OverlayWord(text: String(line[start..<end]), column: start + 1)
  }

  private static func quoted(
    _ line: [Character], at start: Int
  ) throws(OverlayFault) -> OverlayWord {
    guard let end = line[(start + 1)...].firstIndex(of: "\"") else {
      throw OverlayFault(start + 1, "the quotation mark has no second one")
    }
    return OverlayWord(
      text: String(line[(start + 1)..<end]), column: start + 1, isQuoted: true)
  }
}
