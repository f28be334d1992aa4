/// Spellings one behind the other in one run of bytes, so that a search is one pass over a few
/// dozen kilobytes.
struct SpellingRun: Sendable {
  /// Every spelling folded, each closed by a zero.
  private var bytes: [UInt8] = []
  /// Whether a word of a spelling begins at a byte.
  private var beginsWord: [Bool] = []
  /// Where each spelling starts in `bytes`, and after the last, where they end.
  private var starts: [Int32] = [0]
  /// The rows that have a spelling, spelling after spelling.
  private var rows: [Int32] = []
  /// Where the rows of each spelling start in `rows`, and after the last, where they end.
  private var rowStarts: [Int32] = [0]

  /// Adds a spelling by its folded words.
  mutating func append(_ words: [[UInt8]], rows: [Int32]) {
    for word in words where !word.isEmpty {
      bytes += word
      beginsWord.append(true)
      beginsWord += repeatElement(false, count: word.count - 1)
    }
    close(rows)
  }

  /// Adds a spelling that is ASCII, as most are, without making words of it; false when it is not.
  mutating func append(plain name: String, rows: [Int32]) -> Bool {
    guard name.utf8.allSatisfy({ $0 < 0x80 }) else { return false }
    var startsWord = true
    for byte in name.utf8 {
      if let letter = Spelling.folded(ascii: byte) {
        bytes.append(letter)
        beginsWord.append(startsWord)
        startsWord = false
      } else if Spelling.endsWord(byte) {
        startsWord = true
      }
    }
    close(rows)
    return true
  }

  /// Ends the spelling whose letters were added, unless there were none.
  private mutating func close(_ rows: [Int32]) {
    guard let start = starts.last, bytes.count > Int(start) else { return }
    bytes.append(0)
    beginsWord.append(false)
    starts.append(Int32(bytes.count))
    self.rows += rows
    rowStarts.append(Int32(self.rows.count))
  }

  private func note(_ closeness: Closeness, of spelling: Int, in found: inout [Closeness?]) {
    for place in Int(rowStarts[spelling])..<Int(rowStarts[spelling + 1]) {
      let row = Int(rows[place])
      if let known = found[row], known <= closeness { continue }
      found[row] = closeness
    }
  }
}

// MARK: As typed

extension SpellingRun {
  /// Notes the rows whose spellings have the letters as they were typed; false when there are none.
  func findLiterally(_ needle: [UInt8], in found: inout [Closeness?]) -> Bool {
    var hasFound = false
    bytes.withUnsafeBufferPointer { bytes in
      needle.withUnsafeBufferPointer { needle in
        var spelling = 0
        var position = 0
        while let hit = Self.find(needle, in: bytes, from: position) {
          while starts[spelling + 1] <= hit { spelling += 1 }
          let closeness = closeness(ofHitAt: hit, length: needle.count, in: spelling)
          note(closeness, of: spelling, in: &found)
          hasFound = true
          position = closeness <= .prefix ? Int(starts[spelling + 1]) : hit + 1
        }
      }
    }
    return hasFound
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
}

// MARK: Nearly

extension SpellingRun {
  /// Notes the rows whose spellings have the letters in order, or begin with them but for one.
  func findLoosely(_ needle: [UInt8], in found: inout [Closeness?]) {
    // A letter beyond ASCII is more than a byte.
    if needle.allSatisfy({ $0 < 0x80 }) {
      bytes.withUnsafeBufferPointer { bytes in
        findLoosely(needle[...], in: &found) { UnsafeBufferPointer(rebasing: bytes[$0]) }
      }
    } else {
      findLoosely(Self.letters(needle[...])[...], in: &found) { Self.letters(bytes[$0]) }
    }
  }

  private static func letters(_ bytes: ArraySlice<UInt8>) -> [Unicode.Scalar] {
    Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
  }

  private func findLoosely<Letters: RandomAccessCollection>(
    _ needle: ArraySlice<Letters.Element>, in found: inout [Closeness?],
    letters: (Range<Int>) -> Letters
  ) where Letters.Element: Equatable, Letters.Index == Int {
    // Two letters in order stand in nearly every name.
    guard needle.count > 2 else { return }
    for spelling in 0..<starts.count - 1 {
      let name = letters(Int(starts[spelling])..<Int(starts[spelling + 1]) - 1)
      if Self.hasInOrder(needle, name) {
        note(.lettersInOrder, of: spelling, in: &found)
      } else if Self.hasOneWrong(needle, name) {
        note(.oneWrongLetter, of: spelling, in: &found)
      }
    }
  }

  private static func hasInOrder<Letters: RandomAccessCollection>(
    _ needle: ArraySlice<Letters.Element>, _ name: Letters
  ) -> Bool where Letters.Element: Equatable, Letters.Index == Int {
    guard name.first == needle.first else { return false }
    var next = needle.startIndex
    for letter in name where next < needle.endIndex && letter == needle[next] { next += 1 }
    return next == needle.endIndex
  }

  /// Whether the beginning of the name is what was typed but for one letter wrong, missing, too
  /// many, or two swapped.
  private static func hasOneWrong<Letters: RandomAccessCollection>(
    _ needle: ArraySlice<Letters.Element>, _ name: Letters
  ) -> Bool where Letters.Element: Equatable, Letters.Index == Int {
    guard needle.count > 3, name.count + 1 >= needle.count else { return false }
    var same = 0
    while same < needle.count, same < name.count,
      needle[needle.startIndex + same] == name[name.startIndex + same]
    { same += 1 }
    func matches(needleFrom: Int, nameFrom: Int) -> Bool {
      name.dropFirst(nameFrom).starts(with: needle.dropFirst(needleFrom))
    }
    let hasMore = same < name.count
    return hasMore && matches(needleFrom: same + 1, nameFrom: same + 1)
      || matches(needleFrom: same + 1, nameFrom: same)
      || hasMore && matches(needleFrom: same, nameFrom: same + 1)
      || isSwapped(needle, name, at: same) && matches(needleFrom: same + 2, nameFrom: same + 2)
  }

  private static func isSwapped<Letters: RandomAccessCollection>(
    _ needle: ArraySlice<Letters.Element>, _ name: Letters, at place: Int
  ) -> Bool where Letters.Element: Equatable, Letters.Index == Int {
    guard place + 1 < needle.count, place + 1 < name.count else { return false }
    let (typed, held) = (needle.startIndex + place, name.startIndex + place)
    return needle[typed] == name[held + 1] && needle[typed + 1] == name[held]
  }
}
