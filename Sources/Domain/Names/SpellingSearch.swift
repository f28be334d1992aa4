extension SpellingRun {
  private func note(_ closeness: NameDistance, of spelling: Int, in found: inout [NameDistance?]) {
    for index in Int(rowStarts[spelling])..<Int(rowStarts[spelling + 1]) {
      let row = Int(rows[index])
      if let known = found[row], known <= closeness { continue }
      found[row] = closeness
    }
  }
}

// MARK: Literal matches

extension SpellingRun {
  /// Records the rows whose spellings contain the typed letters. Returns false when there are none.
  func findLiterally(_ needle: [UInt8], in found: inout [NameDistance?]) -> Bool {
    guard needle.count <= longest else { return false }
    var hasFound = false
    letters.withUnsafeBufferPointer { letters in
      needle.withUnsafeBufferPointer { needle in
        var walk = Walk()
        var position = 0
        while let hit = Self.find(needle, in: letters, from: position) {
          walk.go(to: Int32(hit), in: self)
          position = hit + 1
          let end = Int(starts[walk.spelling + 1])
          // The match may span the end of one spelling and the beginning of the next.
          guard hit + needle.count <= end else { continue }
          let closeness = closeness(ofHitAt: hit, length: needle.count, at: walk)
          note(closeness, of: walk.spelling, in: &found)
          hasFound = true
          // After the first match, only one at the beginning of a word can be closer.
          position = closeness < .substring ? end : min(end, walk.nextWord(in: self) ?? end)
        }
      }
    }
    return hasFound
  }

  private static func find(
    _ needle: UnsafeBufferPointer<UInt8>, in letters: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int? {
    let first = needle[0]
    let last = letters.count - needle.count
    var position = start
    while position <= last {
      if letters[position] == first {
        var length = 1
        while length < needle.count, letters[position + length] == needle[length] { length += 1 }
        if length == needle.count { return position }
      }
      position += 1
    }
    return nil
  }

  private func closeness(ofHitAt hit: Int, length: Int, at walk: Walk) -> NameDistance {
    if hit == starts[walk.spelling] {
      return Int32(hit + length) == starts[walk.spelling + 1] ? .exact : .prefix
    }
    return walk.nextWord(in: self) == hit ? .wordStart : .substring
  }

  /// The position of a pass over the letters: the current spelling, and the next word at or after
  /// it.
  private struct Walk {
    var spelling = 0
    var word = 0

    mutating func go(to hit: Int32, in run: SpellingRun) {
      while run.starts[spelling + 1] <= hit { spelling += 1 }
      while word < run.words.count, run.words[word] < hit { word += 1 }
    }

    func nextWord(in run: SpellingRun) -> Int? {
      word < run.words.count ? Int(run.words[word]) : nil
    }
  }
}

// MARK: Loose matches

extension SpellingRun {
  /// Records the rows whose spellings begin with the first letter and contain the others in order,
  /// or begin with all letters but for one typo.
  func findLoosely(_ needle: [UInt8], in found: inout [NameDistance?]) {
    // One letter, of at most four bytes, may be too many.
    guard needle.count <= longest + 4 else { return }
    // A letter beyond ASCII takes more than one byte.
    if needle.allSatisfy({ $0 < 0x80 }) {
      letters.withUnsafeBufferPointer { letters in
        findLoosely(needle[...], in: &found) { UnsafeBufferPointer(rebasing: letters[$0]) }
      }
    } else {
      findLoosely(Self.decoded(needle[...])[...], in: &found) { Self.decoded(letters[$0]) }
    }
  }

  private static func decoded(_ bytes: ArraySlice<UInt8>) -> [Unicode.Scalar] {
    Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
  }

  private func findLoosely<Letters: RandomAccessCollection>(
    _ needle: ArraySlice<Letters.Element>, in found: inout [NameDistance?],
    spelling: (Range<Int>) -> Letters
  ) where Letters.Element: Equatable, Letters.Index == Int {
    // Too many names contain two given letters in order.
    guard needle.count > 2 else { return }
    for index in 0..<count {
      let name = spelling(range(of: index))
      if Self.hasInOrder(needle, name) {
        note(.lettersInOrder, of: index, in: &found)
      } else if Self.hasOneWrong(needle, name) {
        note(.oneWrongLetter, of: index, in: &found)
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

  /// Whether the name begins with the typed letters, with one letter wrong, missing or extra, or
  /// two swapped.
  private static func hasOneWrong<Letters: RandomAccessCollection>(
    _ needle: ArraySlice<Letters.Element>, _ name: Letters
  ) -> Bool where Letters.Element: Equatable, Letters.Index == Int {
    guard needle.count > 3, name.count + 1 >= needle.count, mayBeginLike(needle, name)
    else { return false }
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

  /// Quickly rules out most names by two letters: one of the first two typed letters must be in its
  /// position or next to it.
  private static func mayBeginLike<Letters: RandomAccessCollection>(
    _ needle: ArraySlice<Letters.Element>, _ name: Letters
  ) -> Bool where Letters.Element: Equatable, Letters.Index == Int {
    let (first, second) = (needle[needle.startIndex], needle[needle.startIndex + 1])
    let start = name.startIndex
    return name[start] == first || name[start] == second || name[start + 1] == second
      || name[start + 1] == first
  }

  private static func isSwapped<Letters: RandomAccessCollection>(
    _ needle: ArraySlice<Letters.Element>, _ name: Letters, at offset: Int
  ) -> Bool where Letters.Element: Equatable, Letters.Index == Int {
    guard offset + 1 < needle.count, offset + 1 < name.count else { return false }
    let (typed, held) = (needle.startIndex + offset, name.startIndex + offset)
    return needle[typed] == name[held + 1] && needle[typed + 1] == name[held]
  }
}
