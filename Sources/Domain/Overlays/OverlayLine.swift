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
  package let text: String

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

  private(set) var words: [OverlayWord] = []
  /// Why it cannot be read.
  private(set) var fault: OverlayFault?

  init(_ bytes: ArraySlice<UInt8>) {
    let isPlain = Self.isPlain(bytes)
    fault = Self.fault(in: bytes, isPlain: isPlain)
    if fault == nil { read(bytes, isPlain: isPlain) }
  }

  /// The text of a line in a format of others.
  ///
  /// - Throws: if the line is too long, or has characters that cannot be seen.
  static func text(of bytes: ArraySlice<UInt8>) throws(OverlayFault) -> String {
    if let fault = fault(in: bytes, isPlain: isPlain(bytes)) { throw fault }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether each byte is a character.
  private static func isPlain(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7f || $0 == tab }
  }

  private static func fault(in bytes: ArraySlice<UInt8>, isPlain: Bool) -> OverlayFault? {
    guard bytes.count <= longest else {
      return OverlayFault(1, "the line is longer than \(longest) bytes")
    }
    return isPlain ? nil : fault(inCharactersOf: bytes)
  }

  private static let tab: UInt8 = 0x09
  private static let quote = UInt8(ascii: "\"")

  private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == tab }

  /// Whether a byte ends a word.
  private static func ends(_ byte: UInt8, isQuoted: Bool) -> Bool {
    byte == quote || !isQuoted && isBlank(byte)
  }

  private static func fault(inCharactersOf bytes: ArraySlice<UInt8>) -> OverlayFault? {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      return OverlayFault(1, "the line is not UTF-8")
    }
    let unseen = text.enumerated().first { _, character in
      character != "\t" && character.unicodeScalars.contains(where: isUnseen)
    }
    return unseen.map { OverlayFault($0.offset + 1, "a character that cannot be seen") }
  }

  /// Whether a character moves the cursor, turns the direction of text or has no form of its own.
  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
    default: false
    }
  }

  /// - Parameter isPlain: whether each byte is a character, so that columns need no counting.
  private mutating func read(_ line: ArraySlice<UInt8>, isPlain: Bool) {
    words.reserveCapacity(16)
    var place = line.startIndex
    while true {
      while place < line.endIndex, Self.isBlank(line[place]) { place += 1 }
      guard place < line.endIndex, line[place] != UInt8(ascii: "#") else { return }
      let column = isPlain ? place - line.startIndex : Self.characters(in: line[..<place])
      let isQuoted = line[place] == Self.quote
      if isQuoted { place += 1 }
      let start = place
      while place < line.endIndex, !Self.ends(line[place], isQuoted: isQuoted) { place += 1 }
      let text = line[start..<place]
      if isQuoted {
        guard place < line.endIndex else {
          fault = OverlayFault(column + 1, "the quotation mark has no second one")
          return
        }
        place += 1
      }
      words.append(
        OverlayWord(
          text: String(decoding: text, as: UTF8.self), column: column + 1, isQuoted: isQuoted))
    }
  }

  private static func characters(in bytes: ArraySlice<UInt8>) -> Int {
    String(decoding: bytes, as: UTF8.self).count
  }
}
