extension SpellingRun {
  /// The rows that are called exactly this, ascending.
  func rows(named name: [UInt8]) -> [Int] {
    ascending(spellings(from: name) { $0.elementsEqual(name) })
  }

  /// The rows with a name, or a word of one, that begins so, ascending.
  func rows(beginningWith beginning: [UInt8]) -> [Int] {
    let whole = spellings(from: beginning) { $0.starts(with: beginning) }
    return ascending(whole + spellings(withWord: beginning))
  }

  /// Those that hold from the first that does not come before the letters.
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

  /// Those of which a word that is not the first begins so, and the words after it go on so.
  private func spellings(withWord beginning: [UInt8]) -> [Int] {
    guard let first = beginning.first else { return [] }
    return words.compactMap { word in
      let word = Int(word)
      guard letters[word] == first, letters[word...].starts(with: beginning) else { return nil }
      let spelling = spelling(at: word)
      return word + beginning.count <= Int(starts[spelling + 1]) ? spelling : nil
    }
  }

  /// Which spelling a byte belongs to.
  private func spelling(at place: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle + 1] <= place { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func ascending(_ spellings: some Sequence<Int>) -> [Int] {
    Set(spellings.flatMap { rows(of: $0) }).map(Int.init).sorted()
  }
}
