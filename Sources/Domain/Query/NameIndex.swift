/// Finds rows by what they are called, in any language. All spellings lie one behind the other in
/// one run of bytes, so that a search is one pass over a few dozen kilobytes.
package struct NameIndex: Sendable {
  /// Every spelling folded, each closed by a zero.
  private var bytes: [UInt8] = []
  /// Where each spelling starts in `bytes`, and after the last, where they end.
  private var starts: [Int32] = [0]
  /// The row that each spelling belongs to.
  private var rows: [Int32] = []
  /// Whether a word of a spelling begins at a byte.
  private var beginsWord: [Bool] = []
  private let count: Int

  /// For each row, all that it is called.
  package init(_ spellings: [[String]]) {
    count = spellings.count
    for (row, names) in spellings.enumerated() {
      var seen: Set<[UInt8]> = []
      for name in names { append(name, row: row, seen: &seen) }
    }
  }

  private mutating func append(_ name: String, row: Int, seen: inout Set<[UInt8]>) {
    let words = name.split { $0 == " " || $0 == "-" }.map { Spelling.folded($0) }
    let folded = Array(words.joined())
    guard !folded.isEmpty, seen.insert(folded).inserted else { return }
    for word in words where !word.isEmpty {
      bytes.append(contentsOf: word)
      beginsWord.append(true)
      beginsWord.append(contentsOf: repeatElement(false, count: word.count - 1))
    }
    bytes.append(0)
    beginsWord.append(false)
    starts.append(Int32(bytes.count))
    rows.append(Int32(row))
  }

  /// For each row, how close its name is, or nothing. The loose ways of matching are tried only
  /// when no name has the letters as they were typed: who types `char` does not want every name
  /// with those letters scattered in it.
  package func matches(_ folded: [UInt8]) -> [Closeness?] {
    guard !folded.isEmpty else { return [Closeness?](repeating: nil, count: count) }
    return literalMatches(folded) ?? looseMatches(folded)
  }

  /// Nothing when no name has the letters as they were typed.
  package func literalMatches(_ needle: [UInt8]) -> [Closeness?]? {
    var found = [Closeness?](repeating: nil, count: count)
    var hasFound = false
    bytes.withUnsafeBufferPointer { bytes in
      needle.withUnsafeBufferPointer { needle in
        var spelling = 0
        var position = 0
        while let hit = Self.find(needle, in: bytes, from: position) {
          while starts[spelling + 1] <= hit { spelling += 1 }
          let closeness = closeness(ofHitAt: hit, length: needle.count, in: spelling)
          let row = Int(rows[spelling])
          found[row] = min(found[row] ?? closeness, closeness)
          hasFound = true
          position = closeness <= .prefix ? Int(starts[spelling + 1]) : hit + 1
        }
      }
    }
    return hasFound ? found : nil
  }

  private static func find(
    _ needle: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int? {
    let first = needle[0]
    let last = bytes.count - needle.count
    var position = start
    while position <= last {
      if bytes[position] == first {
        var length = 1
        while length < needle.count, bytes[position + length] == needle[length] { length += 1 }
        if length == needle.count { return position }
      }
      position += 1
    }
    return nil
  }

  private func closeness(ofHitAt hit: Int, length: Int, in spelling: Int) -> Closeness {
    if hit == starts[spelling] {
      return Int32(hit + length + 1) == starts[spelling + 1] ? .exact : .prefix
    }
    return beginsWord[hit] ? .wordStart : .substring
  }

  private func looseMatches(_ needle: [UInt8]) -> [Closeness?] {
    // A letter beyond ASCII is more than a byte.
    needle.allSatisfy { $0 < 0x80 }
      ? looseMatches(needle) { $0 } : looseMatches(Array(Self.letters(needle[...])), Self.letters)
  }

  private static func letters(_ bytes: ArraySlice<UInt8>) -> ArraySlice<Unicode.Scalar> {
    Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)[...]
  }

  private func looseMatches<Letter: Equatable>(
    _ needle: [Letter], _ letters: (ArraySlice<UInt8>) -> ArraySlice<Letter>
  ) -> [Closeness?] {
    var found = [Closeness?](repeating: nil, count: count)
    // Two letters in order stand in nearly every name.
    guard needle.count > 2 else { return found }
    for spelling in rows.indices {
      let name = letters(bytes[Int(starts[spelling])..<Int(starts[spelling + 1]) - 1])
      let row = Int(rows[spelling])
      if Self.hasInOrder(needle, name) {
        found[row] = .lettersInOrder
      } else if found[row] == nil, Self.hasOneWrong(needle, name) {
        found[row] = .oneWrongLetter
      }
    }
    return found
  }

  private static func hasInOrder<Letter: Equatable>(
    _ needle: [Letter], _ name: ArraySlice<Letter>
  ) -> Bool {
    guard name.first == needle[0] else { return false }
    var next = 0
    for letter in name where next < needle.count && letter == needle[next] { next += 1 }
    return next == needle.count
  }

  /// Whether the beginning of the name is what was typed but for one letter wrong, missing, too
  /// many, or two swapped.
  private static func hasOneWrong<Letter: Equatable>(
    _ needle: [Letter], _ name: ArraySlice<Letter>
  ) -> Bool {
    guard needle.count > 3 else { return false }
    let name = Array(name)
    let same = zip(needle, name).prefix { $0 == $1 }.count
    let rest = needle[same...]
    let nameRest = name[same...]
    return nameRest.dropFirst().starts(with: rest.dropFirst()) && !nameRest.isEmpty
      || nameRest.starts(with: rest.dropFirst())
      || nameRest.dropFirst().starts(with: rest) && !nameRest.isEmpty
      || isSwapped(rest, nameRest)
  }

  private static func isSwapped<Letter: Equatable>(
    _ needle: ArraySlice<Letter>, _ name: ArraySlice<Letter>
  ) -> Bool {
    guard needle.count >= 2, name.count >= 2 else { return false }
    let swapped = needle.prefix(2).reversed()
    return name.prefix(2).elementsEqual(swapped)
      && name.dropFirst(2).starts(with: needle.dropFirst(2))
  }
}

/// How close a name is to what was typed, closest first.
package enum Closeness: Int, Comparable, Hashable, Sendable {
  case exact
  case prefix
  case wordStart
  case substring
  case lettersInOrder
  case oneWrongLetter

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
