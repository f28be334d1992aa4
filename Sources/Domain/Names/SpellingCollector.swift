/// Takes names as they are written, and makes of them a run in order, in which each spelling stands
/// once.
struct SpellingCollector {
  /// Every spelling folded, in the order they came.
  private var letters: [UInt8] = []
  /// Where words begin that are not the first of their spelling.
  private var words: [Int] = []
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
      if letters.count > start.letters { words.append(letters.count) }
      letters += word
    }
    close(from: start, rows)
  }

  /// Adds a spelling that is ASCII, as most are, without making words of it; false when it is not.
  mutating func append(plain name: String, rows: [Int32]) -> Bool {
    guard name.utf8.allSatisfy({ $0 < 0x80 }) else { return false }
    let start = (letters: letters.count, word: words.count)
    var startsWord = false
    for byte in name.utf8 {
      if let letter = Spelling.folded(ascii: byte) {
        if startsWord { words.append(letters.count) }
        letters.append(letter)
        startsWord = false
      } else if Spelling.endsWord(byte) {
        startsWord = letters.count > start.letters
      }
    }
    close(from: start, rows)
    return true
  }

  /// Ends the spelling whose letters were added, unless there were none.
  private mutating func close(from start: (letters: Int, word: Int), _ rows: [Int32]) {
    guard letters.count > start.letters else { return }
    entries.append(
      Entry(
        letters: start.letters..<letters.count, words: start.word..<words.count, rows: rows))
  }

  /// What was added, ascending. What is spelled alike but with other words stays apart.
  var run: SpellingRun {
    var (ordered, starts, places) = ([UInt8](), [Int32(0)], [Int32]())
    var (rows, rowStarts) = ([Int32](), [Int32(0)])
    var rest = sorted[...]
    while let first = rest.first {
      let alike = rest.prefix { isAlike($0, first) }
      rest = rest[alike.endIndex...]
      places += wordPlaces(of: first).map { Int32(ordered.count + $0) }
      ordered += letters[first.letters]
      starts.append(Int32(ordered.count))
      rows += Self.rows(of: alike)
      rowStarts.append(Int32(rows.count))
    }
    return SpellingRun(
      letters: ordered, starts: starts, words: places, rowStarts: rowStarts, rows: rows)
  }

  /// Each once, ascending.
  private static func rows(of entries: ArraySlice<Entry>) -> [Int32] {
    // Most are one row's, often in several languages.
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
        return wordPlaces(of: left).lexicographicallyPrecedes(wordPlaces(of: right))
      }
    }
  }

  private func isAlike(_ left: Entry, _ right: Entry) -> Bool {
    letters[left.letters] == letters[right.letters]
      && wordPlaces(of: left).elementsEqual(wordPlaces(of: right))
  }

  /// Where the words begin, counted from the beginning of the spelling.
  private func wordPlaces(of entry: Entry) -> some Sequence<Int> {
    words[entry.words].lazy.map { $0 - entry.letters.lowerBound }
  }
}
