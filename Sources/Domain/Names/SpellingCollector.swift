/// Collects names and builds a sorted run in which each spelling occurs once.
struct SpellingCollector {
  /// Every folded spelling, in order of insertion.
  private var letters: [UInt8] = []
  /// The start of every word except the first of each spelling.
  private var words: [Int32] = []
  private var entries: [Entry] = []

  private struct Entry {
    let letters: Range<Int>
    let words: Range<Int>
    let rows: [Int32]
  }

  /// Adds a spelling by its folded words.
  mutating func append(_ folded: [[UInt8]], rows: [Int32]) {
    let start = (letters: letters.count, word: words.count)
    for word in folded where !word.isEmpty {
      if letters.count > start.letters { words.append(Int32(clamping: letters.count)) }
      letters += word
    }
    close(from: start, rows)
  }

  /// Adds an ASCII spelling. Returns false when the name is not ASCII.
  mutating func append(plain name: String, rows: [Int32]) -> Bool {
    let start = (letters: letters.count, word: words.count)
    guard Spelling.append(plain: name, to: &letters, &words) else { return false }
    close(from: start, rows)
    return true
  }

  /// Ends the spelling whose letters were just added, unless there were none.
  private mutating func close(from start: (letters: Int, word: Int), _ rows: [Int32]) {
    guard letters.count > start.letters else { return }
    entries.append(
      Entry(
        letters: start.letters..<letters.count, words: start.word..<words.count, rows: rows))
  }

  /// The collected spellings, ascending. Equal spellings with different word boundaries stay apart.
  var run: SpellingRun {
    var (ordered, starts, boundaries) = ([UInt8](), [Int32(0)], [Int32]())
    var (rows, rowStarts) = ([Int32](), [Int32(0)])
    var rest = sorted[...]
    while let first = rest.first {
      let alike = rest.prefix { isAlike($0, first) }
      rest = rest[alike.endIndex...]
      boundaries += wordStarts(of: first).map { Int32(ordered.count + $0) }
      ordered += letters[first.letters]
      starts.append(Int32(ordered.count))
      rows += Self.rows(of: alike)
      rowStarts.append(Int32(rows.count))
    }
    return SpellingRun(
      letters: ordered, starts: starts, words: boundaries, rowStarts: rowStarts, rows: rows)
  }

  /// The rows of the entries, without duplicates, ascending.
  private static func rows(of entries: ArraySlice<Entry>) -> [Int32] {
    // Most spellings belong to one row, often in several languages.
    if let row = entries.first?.rows.first,
      entries.allSatisfy({ $0.rows.allSatisfy { $0 == row } })
    {
      return [row]
    }
    return Set(entries.flatMap(\.rows)).sorted()
  }

  private var sorted: [Entry] {
    letters.withUnsafeBufferPointer { letters in
      entries.sorted { left, right in
        let (first, second) = (letters[left.letters], letters[right.letters])
        if first.lexicographicallyPrecedes(second) { return true }
        if second.lexicographicallyPrecedes(first) { return false }
        return wordStarts(of: left).lexicographicallyPrecedes(wordStarts(of: right))
      }
    }
  }

  private func isAlike(_ left: Entry, _ right: Entry) -> Bool {
    letters[left.letters] == letters[right.letters]
      && wordStarts(of: left).elementsEqual(wordStarts(of: right))
  }

  /// The word starts, as offsets from the beginning of the spelling.
  private func wordStarts(of entry: Entry) -> some Sequence<Int> {
    words[entry.words].lazy.map { Int($0) - entry.letters.lowerBound }
  }
}
