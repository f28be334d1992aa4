extension SpellingRun {
  /// The rows with exactly this name, ascending.
  func rows(named name: [UInt8]) -> [Int] {
    ascending(spellings(from: name) { $0.elementsEqual(name) })
  }

  /// The rows with the letters of these words as their name, ascending; only those with the same
  /// words if there are any.
  func rows(ofWords words: [[UInt8]]) -> [Int] {
    let letters = words.flatMap(\.self)
    guard !letters.isEmpty else { return [] }
    let alike = spellings(from: letters) { $0.elementsEqual(letters) }
    var start = 0
    let starts = words.dropLast().map { word in
      start += word.count
      return start
    }
    let same = alike.filter { wordStarts(of: $0) == starts }
    return ascending(same.isEmpty ? Array(alike) : same)
  }

  /// The starts of all words but the first, from the beginning of the spelling.
  private func wordStarts(of spelling: Int) -> [Int] {
    let range = range(of: spelling)
    return words[firstWord(from: range.lowerBound)...].prefix { $0 < range.upperBound }
      .map { Int($0) - range.lowerBound }
  }

  /// The position in `words` of the first start at or after a byte.
  private func firstWord(from byte: Int) -> Int {
    var (low, high) = (0, words.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(words[middle]) < byte { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The rows with a name, or a word of a name, that begins with these letters, ascending.
  func rows(beginningWith beginning: [UInt8]) -> [Int] {
    let whole = spellings(from: beginning) { $0.starts(with: beginning) }
    return ascending(whole + spellings(withWord: beginning))
  }

  /// The spellings that meet the condition, starting at the position where the name would be
  /// sorted.
  private func spellings(
    from name: [UInt8], while holds: (ArraySlice<UInt8>) -> Bool
  ) -> Range<Int> {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if letters[range(of: middle)].lexicographicallyPrecedes(name) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    var end = low
    while end < count, holds(letters[range(of: end)]) { end += 1 }
    return low..<end
  }

  /// The spellings in which the letters begin at a word other than the first. The letters may run
  /// on into the words that follow.
  private func spellings(withWord beginning: [UInt8]) -> [Int] {
    guard let first = beginning.first else { return [] }
    return words.compactMap { word in
      let word = Int(word)
      guard letters[word] == first, letters[word...].starts(with: beginning) else { return nil }
      let spelling = spelling(at: word)
      return word + beginning.count <= Int(starts[spelling + 1]) ? spelling : nil
    }
  }

  /// The spelling that contains a byte.
  private func spelling(at position: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle + 1] <= position { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func ascending(_ spellings: some Sequence<Int>) -> [Int] {
    Set(spellings.flatMap { rows(of: $0) }).map(Int.init).sorted()
  }
}
