import Glibc

/// Reads the entries of a GNU gettext translation file (.po) one by one. Plural forms are not
/// supported: singular and plural are two separate phrases.
package struct POReader {
  package typealias Bytes = UnsafeBufferPointer<UInt8>

  package struct Entry: Equatable {
    /// `msgctxt`: distinguishes the phrase from another with the same spelling.
    package let sense: String?
    package let english: String
    /// The translation; empty if missing.
    package let translation: String
    /// Whether the translation is a tool's guess that no translator has confirmed.
    package let isFuzzy: Bool
  }

  package struct Fault: Error, Equatable {
    /// The line number, counted from 1.
    package let line: Int
    package let reason: String
  }

  private var rest: Slice<Bytes>
  private var line: Slice<Bytes>
  private var number = 0
  private var isAtEnd = false

  package init(_ bytes: Bytes) {
    rest = bytes[...]
    line = rest.prefix(0)
    advance()
  }

  /// Reads the next entry, or returns `nil` at the end. The first entry is the header, whose
  /// English text is empty.
  package mutating func next() throws(Fault) -> Entry? {
    let isFuzzy = skipComments()
    guard !isAtEnd else { return nil }
    return Entry(
      sense: begins("msgctxt ") ? try text(after: "msgctxt ") : nil,
      english: try text(after: "msgid "), translation: try text(after: "msgstr "),
      isFuzzy: isFuzzy)
  }

  package func fault(_ reason: String) -> Fault { Fault(line: number, reason: reason) }

  // MARK: Lines

  private mutating func advance() {
    number += 1
    isAtEnd = rest.isEmpty
    (line, rest) = rest.parted(at: UInt8(ascii: "\n")) ?? (rest, rest[rest.endIndex...])
  }

  private func begins(_ word: StaticString) -> Bool {
    let word = Bytes(start: word.utf8Start, count: word.utf8CodeUnitCount)
    return line.starts(with: word)
  }

  /// - Returns: whether a flag marks the next entry as fuzzy.
  private mutating func skipComments() -> Bool {
    var isFuzzy = false
    while !isAtEnd, line.isEmpty || begins("#") {
      if begins("#,"), hasFlag(" fuzzy") { isFuzzy = true }
      advance()
    }
    return isFuzzy
  }

  private func hasFlag(_ flag: String) -> Bool {
    line.split(separator: UInt8(ascii: ",")).contains { $0.elementsEqual(flag.utf8) }
  }

  // MARK: Texts

  /// Reads the text of a keyword, including the quoted lines that continue it.
  private mutating func text(after keyword: StaticString) throws(Fault) -> String {
    guard begins(keyword) else { throw fault("\(keyword)is missing") }
    line = line.dropFirst(keyword.utf8CodeUnitCount)
    var text = try quoted()
    advance()
    while begins("\"") {
      text += try quoted()
      advance()
    }
    return text
  }

  private func quoted() throws(Fault) -> String {
    guard line.count > 1, begins("\""), line.last == UInt8(ascii: "\"") else {
      throw fault("the text is not in quotation marks")
    }
    let inner = line.dropFirst().dropLast()
    guard let text = Self.text(inner) else {
      throw fault("a backslash or quotation mark is misplaced, or the text is not UTF-8")
    }
    return text
  }

  private static func text(_ bytes: Slice<Bytes>) -> String? {
    guard bytes.contains(where: { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "\"") }) else {
      return string(Bytes(rebasing: bytes).span)
    }
    var plain: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\""): return nil
      case UInt8(ascii: "\\"):
        guard let meaning = rest.popFirst().flatMap(meaning) else { return nil }
        plain.append(meaning)
      default: plain.append(byte)
      }
    }
    return string(plain.span)
  }

  /// The character that a letter after a backslash denotes.
  private static func meaning(_ letter: UInt8) -> UInt8? {
    switch Unicode.Scalar(letter) {
    case "\"", "\\": letter
    case "n": UInt8(ascii: "\n")
    case "t": UInt8(ascii: "\t")
    default: nil
    }
  }

  /// Faster than `String(validating:as:)`, which looks its types up on each call.
  private static func string(_ bytes: Span<UInt8>) -> String? {
    guard let valid = try? UTF8Span(validating: bytes) else { return nil }
    return String(copying: valid)
  }
}

extension Slice<POReader.Bytes> {
  /// The parts before and after the first occurrence of a byte; `nil` without one.
  func parted(at byte: UInt8) -> (Self, Self)? {
    let bytes = POReader.Bytes(rebasing: self)
    guard let start = bytes.baseAddress, let end = memchr(start, Int32(byte), bytes.count) else {
      return nil
    }
    let index = startIndex + UnsafeRawPointer(start).distance(to: end)
    return (self[..<index], self[(index + 1)...])
  }
}
