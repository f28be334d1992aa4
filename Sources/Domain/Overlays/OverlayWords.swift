/// The words of a line that are still to be read. After the first mistake none is left: what reads on
/// finds the end of the line, and changes nothing.
struct OverlayWords {
  /// Longer names are refused, as no game could show them.
  static let longestName = 40
  private static let longestSlug = 60

  private var words: [OverlayWord]
  /// The place of the next word.
  private var place = 0
  /// The column after the last word.
  private let end: Int
  /// The first mistake of the line.
  private(set) var fault: OverlayFault?

  init(_ bytes: ArraySlice<UInt8>) {
    let line = OverlayLine(bytes)
    fault = line.fault
    let words = line.fault == nil ? line.words : []
    self.words = words
    end = words.last.map { $0.column + $0.text.count + ($0.isQuoted ? 2 : 0) } ?? 1
  }

  var next: OverlayWord? { isAtEnd ? nil : words[place] }
  var column: Int { next?.column ?? end }
  var isAtEnd: Bool { place >= words.count }

  mutating func skip() { place += 1 }

  /// Notes a mistake, unless there was one before.
  mutating func refuse(_ column: Int, _ text: Phrase) {
    fault = fault ?? OverlayFault(column, text)
    words = []
  }

  /// - Returns: `nil`, for what has no value because of the mistake.
  mutating func refuse<Value>(_ column: Int, _ text: Phrase) -> Value? {
    refuse(column, text)
    return nil
  }

  /// - Parameter what: what the word should be, as the grammar calls it.
  mutating func word(_ what: String) -> OverlayWord? {
    guard let word = next else { return refuse(end, "here should be \(what)") }
    skip()
    return word
  }

  /// Whether the next word is this one, which is then read.
  mutating func takes(_ word: String) -> Bool {
    guard let next, next.text == word, !next.isQuoted else { return false }
    skip()
    return true
  }

  mutating func number(_ what: String, _ range: ClosedRange<Int>) -> Int? {
    guard let word = word(what) else { return nil }
    guard let number = Int(word.text), range.contains(number) else {
      return refuse(
        word.column,
        "'\(word.text)' should be \(what), \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// One or two levels: `3`, `2-4`.
  mutating func levels() -> ClosedRange<Int>? {
    guard let word = word("LEVEL") else { return nil }
    let text = word.text
    let dash = text.utf8.firstIndex(of: UInt8(ascii: "-"))
    let first = Int(text[..<(dash ?? text.endIndex)])
    let last = dash.map { Int(text[text.utf8.index(after: $0)...]) } ?? first
    guard let low = first, let high = last, low <= high, low >= 1, high <= 100 else {
      return refuse(word.column, "'\(text)' should be \("LEVEL"), \(1) to \(100)")
    }
    return low...high
  }

  mutating func name() -> String? {
    guard let word = word("\"NAME\"") else { return nil }
    guard word.isQuoted, !word.text.allSatisfy(\.isWhitespace) else {
      return refuse(word.column, "a name stands in quotation marks")
    }
    guard word.text.count <= Self.longestName, word.text.utf8.count <= 4 * Self.longestName else {
      return refuse(word.column, "the name is longer than \(Self.longestName) letters")
    }
    return word.text
  }

  /// A slug for something new: small letters, digits and hyphens.
  mutating func slug() -> OverlayWord? {
    guard let word = word("SLUG") else { return nil }
    let isPlain = word.text.utf8.allSatisfy {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: "-")
    }
    let edges = [word.text.first, word.text.last]
    guard isPlain, !word.isQuoted, word.text.utf8.count <= Self.longestSlug,
      !edges.contains("-"), edges != [nil, nil], Int(word.text) == nil
    else {
      return refuse(
        word.column, "'\(word.text)' is no slug: small letters, digits and hyphens, as mega-flygon")
    }
    return word
  }

  /// Whether the line is without mistakes, of which a word that is left is one. Asked before anything
  /// changes.
  mutating func finish() -> Bool {
    if let word = next { refuse(word.column, "'\(word.text)' is one word too many") }
    return fault == nil
  }
}
