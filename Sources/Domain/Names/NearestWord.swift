/// Suggests the known word that the user most likely meant.
package enum NearestWord {
  /// Returns the nearest of the words if it is near enough: one wrong letter in short words, two in
  /// long ones, where two swapped letters count as one, but never all letters. Among equals, the first
  /// wins.
  package static func to(_ word: String, among known: some Sequence<String>) -> String? {
    let typed = Typed(word)
    // Folding takes the most time.
    let known = known.filter(typed.mayBeNear)
    return index(of: typed, among: known.lazy.map(Spelling.folded)).map { known[$0] }
  }

  /// The index of the nearest of words that are already folded.
  static func index(of word: String, among known: some Sequence<[UInt8]>) -> Int? {
    index(of: Typed(word), among: known)
  }

  private static func index(of typed: Typed, among known: some Sequence<[UInt8]>) -> Int? {
    var best: (index: Int, distance: Int)?
    for (index, candidate) in known.enumerated() where typed.mayBeNear(candidate) {
      let distance = distance(typed.letters, candidate, atMost: typed.allowed)
      if distance <= typed.allowed, distance < best?.distance ?? .max { best = (index, distance) }
    }
    return best?.index
  }

  /// A word, and what quickly rules out most others: each letter that it has not is an edit.
  private struct Typed {
    let letters: [UInt8]
    /// The number of edits at most.
    let allowed: Int
    /// The letters as bits, of which those of other scripts may share one.
    private let mask: UInt64

    init(_ word: String) {
      letters = Spelling.folded(word)
      allowed = min(letters.count < 5 ? 1 : 2, letters.count - 1)
      mask = letters.reduce(0) { $0 | Self.bit($1) }
    }

    private static func bit(_ letter: UInt8) -> UInt64 { 1 << UInt64(letter & 63) }

    private func lacks(_ letter: UInt8) -> Bool { mask & Self.bit(letter) == 0 }

    func mayBeNear(_ folded: [UInt8]) -> Bool {
      abs(folded.count - letters.count) <= allowed && folded.count(where: lacks) <= allowed
    }

    /// A name that is not folded yet; folding makes none longer.
    func mayBeNear(_ name: String) -> Bool {
      guard name.utf8.count >= letters.count - allowed else { return false }
      var others = 0
      for byte in name.utf8 where others <= allowed {
        guard byte < 0x80 else { return true }
        if let letter = Spelling.folded(ascii: byte), lacks(letter) { others += 1 }
      }
      return others <= allowed
    }
  }

  /// The suggestion appended to the error message for an unknown word.
  package static func question(_ nearest: String) -> String {
    worded(": did you mean \(nearest)?")
  }

  /// The same for the nearest of the known words; empty if none is near enough.
  package static func question(_ word: String, among known: some Sequence<String>) -> String {
    to(word, among: known).map(question) ?? ""
  }

  /// The end of the message about an unknown name: the nearest names, or that there are none.
  package static func hint(_ nearest: [String]) -> String {
    nearest.isEmpty
      ? worded("; no known name is similar") : question(nearest.joined(separator: ", "))
  }

  package static func hint(_ nearest: String?) -> String { hint([nearest].compactMap(\.self)) }

  /// The same for the nearest of the known words.
  package static func hint(_ word: String, among known: some Sequence<String>) -> String {
    hint(to(word, among: known))
  }

  /// Optimal string alignment distance, or any number above the limit when it is exceeded.
  static func distance(_ left: [UInt8], _ right: [UInt8], atMost limit: Int) -> Int {
    guard abs(left.count - right.count) <= limit else { return limit + 1 }
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    // Nothing can be nearer again once two lines of the table are beyond the limit, as most words are
    // after a few letters.
    var wasBeyond = false
    for row in left.indices {
      var next = [row + 1]
      next.reserveCapacity(right.count + 1)
      var least = row + 1
      for column in right.indices {
        let cost = left[row] == right[column] ? 0 : 1
        var best = min(last[column] + cost, last[column + 1] + 1, next[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          best = min(best, beforeLast[column - 1] + 1)
        }
        next.append(best)
        least = min(least, best)
      }
      if wasBeyond, least > limit { return limit + 1 }
      wasBeyond = least > limit
      (beforeLast, last) = (last, next)
    }
    return last[right.count]
  }
}
