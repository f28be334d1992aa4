/// A word of a file, with its place in the line.
struct OverlayWord: Hashable {
  let text: String
  /// From 1, in characters.
  let column: Int
  var isQuoted = false
}

/// A mistake in a line, at a place in it.
package struct OverlayFault: Error {
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
    words = try Self.words(of: bytes, isPlain: try Self.isPlain(bytes))
  }

  /// The text of a line in a format of others.
  static func text(of bytes: ArraySlice<UInt8>) throws(OverlayFault) -> String {
    _ = try isPlain(bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether each byte is a character.
  ///
  /// - Throws: if the line is too long, or has characters that cannot be seen.
  private static func isPlain(_ bytes: ArraySlice<UInt8>) throws(OverlayFault) -> Bool {
    guard bytes.count <= longest else {
      throw OverlayFault(1, "the line is longer than \(longest) bytes")
    }
    let isPlain = bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7f || $0 == tab }
    if !isPlain { try checkCharacters(of: bytes) }
    return isPlain
  }

  private static let tab: UInt8 = 0x09
  private static let quote = UInt8(ascii: "\"")

  private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == tab }

  private static func checkCharacters(of bytes: ArraySlice<UInt8>) throws(OverlayFault) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw OverlayFault(1, "the line is not UTF-8")
    }
    for (index, character) in text.enumerated()
    where character != "\t" && character.unicodeScalars.contains(where: isUnseen) {
      throw OverlayFault(index + 1, "a character that cannot be seen")
    }
  }

  /// Whether a character moves the cursor, turns the direction of text or has no form of its own.
  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
    default: false
    }
  }

  /// - Parameter isPlain: whether each byte is a character, so that columns need no counting.
  private static func words(
    of line: ArraySlice<UInt8>, isPlain: Bool
  ) throws(OverlayFault) -> [OverlayWord] {
    var words: [OverlayWord] = []
    var rest = line.drop(while: isBlank)
    while let first = rest.first, first != UInt8(ascii: "#") {
      let before = line[..<rest.startIndex]
      let column = 1 + (isPlain ? before.count : String(decoding: before, as: UTF8.self).count)
      let isQuoted = first == quote
      if isQuoted { rest = rest.dropFirst() }
      let text = rest.prefix { isQuoted ? $0 != quote : !isBlank($0) && $0 != quote }
      rest = rest[text.endIndex...]
      if isQuoted {
        guard rest.first == quote else {
          throw OverlayFault(column, "the quotation mark has no second one")
        }
        rest = rest.dropFirst()
      }
      words.append(
        OverlayWord(
          text: String(decoding: text, as: UTF8.self), column: column, isQuoted: isQuoted))
      rest = rest.drop(while: isBlank)
    }
    return words
  }
}
