extension NameIndex {
  /// All spellings of each row, with spaces between words, for building an index of other rows that
  /// have the same names.
  func spellings(of rows: Set<Int>) -> [Int: [String]] {
    var found: [Int: [String]] = [:]
    let (plain, other) = parts
    for parts in [plain, other] { parts.add(to: &found, of: rows) }
    return found
  }
}

extension SpellingParts {
  fileprivate func add(to found: inout [Int: [String]], of wanted: Set<Int>) {
    let words = wordStarts
    var (letter, row) = (0, 0)
    for (length, rowCount) in zip(lengths, rowCounts) {
      let range = letter..<letter + Int(length)
      let named = rows[row..<row + Int(rowCount)].map { Int($0) }.filter(wanted.contains)
      (letter, row) = (range.upperBound, row + Int(rowCount))
      guard !named.isEmpty else { continue }
      let text = text(at: range, words)
      for row in named { found[row, default: []].append(text) }
    }
  }

  /// The start of every word except the first of each spelling.
  private var wordStarts: Set<Int> {
    var start = 0
    return Set(
      wordSteps.map { step in
        start += Int(step)
        return start
      })
  }

  private func text(at range: Range<Int>, _ words: Set<Int>) -> String {
    let bytes = range.flatMap { index in
      words.contains(index) ? [UInt8(ascii: " "), letters[index]] : [letters[index]]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
