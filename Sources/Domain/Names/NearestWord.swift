/// Suggests the known word that the user most likely meant.
package enum NearestWord {
  /// Returns the nearest of the words if it is near enough: one wrong letter in short words, two in
  /// long ones, where two swapped letters count as one, but never all letters. Among equals, the first
  /// wins.
  package static func to(_ word: String, among known: some Sequence<String>) -> String? {
    // Folding takes the most time, and makes names no longer.
    let least = Spelling.folded(word).count - maxDistance
    let known = known.filter { $0.utf8.count >= least }
    return index(of: word, among: known.lazy.map(Spelling.folded)).map { known[$0] }
  }

  private static let maxDistance = 2

  /// The index of the nearest of words that are already folded.
  static func index(of word: String, among known: some Sequence<[UInt8]>) -> Int? {
    let typed = Spelling.folded(word)
    let allowed = min(typed.count < 5 ? 1 : maxDistance, typed.count - 1)
    let letters = mask(typed)
    var best: (index: Int, distance: Int)?
    for (index, candidate) in known.enumerated() where abs(candidate.count - typed.count) <= allowed
    {
      // Each letter that the word has not is an edit, which rules out most names.
      guard candidate.count(where: { letters & bit($0) == 0 }) <= allowed else { continue }
      let distance = distance(typed, candidate, atMost: allowed)
      if distance <= allowed, distance < best?.distance ?? .max { best = (index, distance) }
    }
    return best?.index
  }

  /// The letters of a word as bits, of which those of other scripts may share one.
  private static func mask(_ letters: [UInt8]) -> UInt64 {
    letters.reduce(0) { $0 | bit($1) }
  }

  private static func bit(_ letter: UInt8) -> UInt64 { 1 << UInt64(letter & 63) }

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
