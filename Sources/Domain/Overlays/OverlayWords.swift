/// The words of a line that are still to be read.
struct OverlayWords {
  /// Longer names are refused, as no game could show them.
  static let longestName = 40
  private static let longestSlug = 60

  private var words: ArraySlice<OverlayWord>
  /// The column after the last word.
  private let end: Int

  init(_ words: [OverlayWord]) {
    self.words = words[...]
    end = words.last.map { $0.column + $0.text.count + ($0.isQuoted ? 2 : 0) } ?? 1
  }

  var next: OverlayWord? { words.first }
  var column: Int { words.first?.column ?? end }
  var isAtEnd: Bool { words.isEmpty }

  mutating func skip() { words = words.dropFirst() }

  /// - Parameter what: what the word should be, as the grammar calls it.
  mutating func word(_ what: String) throws(OverlayFault) -> OverlayWord {
    guard let word = words.popFirst() else { throw OverlayFault(end, "here should be \(what)") }
    return word
  }

  /// Whether the next word is this one, which is then read.
  mutating func takes(_ word: String) -> Bool {
    guard words.first?.text == word, words.first?.isQuoted == false else { return false }
    words = words.dropFirst()
    return true
  }

  mutating func number(
    _ what: String, _ range: ClosedRange<Int>
  ) throws(OverlayFault) -> Int {
    let word = try word(what)
    guard let number = Int(word.text), range.contains(number) else {
      throw OverlayFault(
        word.column,
        "'\(word.text)' should be \(what), \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// One or two levels: `3`, `2-4`.
  mutating func levels() throws(OverlayFault) -> ClosedRange<Int> {
    let word = try word("LEVEL")
    let ends = word.text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard ends.count <= 2, let low = ends.first ?? nil, let high = ends.last ?? nil, low <= high,
      low >= 1, high <= 100
    else { throw OverlayFault(word.column, "'\(word.text)' should be \("LEVEL"), \(1) to \(100)") }
    return low...high
  }

  mutating func name() throws(OverlayFault) -> String {
    let word = try word("\"NAME\"")
    guard word.isQuoted, !word.text.allSatisfy(\.isWhitespace) else {
      throw OverlayFault(word.column, "a name stands in quotation marks")
    }
    guard word.text.count <= Self.longestName, word.text.utf8.count <= 4 * Self.longestName else {
      throw OverlayFault(word.column, "the name is longer than \(Self.longestName) letters")
    }
    return word.text
  }

  /// A slug for something new: small letters, digits and hyphens.
  mutating func slug() throws(OverlayFault) -> OverlayWord {
    let word = try word("SLUG")
    let isPlain = word.text.utf8.allSatisfy {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: "-")
    }
    let edges = [word.text.first, word.text.last]
    guard isPlain, !word.isQuoted, word.text.utf8.count <= Self.longestSlug,
      !edges.contains("-"), edges != [nil, nil], Int(word.text) == nil
    else {
      throw OverlayFault(
        word.column, "'\(word.text)' is no slug: small letters, digits and hyphens, as mega-flygon")
    }
    return word
  }

  /// - Throws: if any word is left.
  func finish() throws(OverlayFault) {
    guard let word = words.first else { return }
    throw OverlayFault(word.column, "'\(word.text)' is one word too many")
  }
}
