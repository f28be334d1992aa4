/// Sorted spellings, concatenated in one run of bytes. Binary search finds a whole spelling or a
/// prefix; a single pass over all bytes, a few dozen kilobytes, finds letters inside spellings.
struct SpellingRun: Sendable {
  /// All folded spellings, concatenated.
  let letters: [UInt8]
  /// The start of each spelling in `letters`, followed by the end of the last.
  let starts: [Int32]
  /// The start of every word except the first of each spelling.
  let words: [Int32]
  /// The start of each spelling's rows in `rows`, followed by the end of the last.
  let rowStarts: [Int32]
  /// The rows of each spelling, concatenated.
  let rows: [Int32]
  /// The number of bytes of the longest spelling.
  let longest: Int

  init(letters: [UInt8], starts: [Int32], words: [Int32], rowStarts: [Int32], rows: [Int32]) {
    self.letters = letters
    self.starts = starts
    self.words = words
    self.rowStarts = rowStarts
    self.rows = rows
    longest = Int(Self.steps(starts).max() ?? 0)
  }

  /// The number of spellings.
  var count: Int { starts.count - 1 }

  func range(of spelling: Int) -> Range<Int> {
    Int(starts[spelling])..<Int(starts[spelling + 1])
  }

  func rows(of spelling: Int) -> ArraySlice<Int32> {
    rows[Int(rowStarts[spelling])..<Int(rowStarts[spelling + 1])]
  }
}

// MARK: Storage

extension SpellingRun {
  /// Returns `nil` when the parts are inconsistent or refer to a row beyond the count.
  init?(_ parts: SpellingParts, rowCount: Int) {
    guard let starts = Self.sums(parts.lengths), let words = Self.sums(parts.wordSteps),
      let rowStarts = Self.sums(parts.rowCounts), starts.count == rowStarts.count,
      starts[starts.count - 1] == parts.letters.count,
      words.count == 1 || words[words.count - 1] < parts.letters.count,
      rowStarts[rowStarts.count - 1] == parts.rows.count,
      parts.rows.allSatisfy({ $0 >= 0 && $0 < rowCount })
    else { return nil }
    self.init(
      letters: parts.letters, starts: starts, words: Array(words.dropFirst()),
      rowStarts: rowStarts, rows: parts.rows)
  }

  var parts: SpellingParts {
    SpellingParts(
      letters: letters, lengths: Self.steps(starts), wordSteps: Self.steps([0] + words),
      rowCounts: Self.steps(rowStarts), rows: rows)
  }

  /// 0, then the sum after each step; `nil` if a step is negative or the sum overflows.
  private static func sums(_ steps: [Int32]) -> [Int32]? {
    var sums: [Int32] = [0]
    sums.reserveCapacity(steps.count + 1)
    var sum: Int32 = 0
    for step in steps {
      let (next, isTooLarge) = sum.addingReportingOverflow(step)
      guard step >= 0, !isTooLarge else { return nil }
      sum = next
      sums.append(sum)
    }
    return sums
  }

  private static func steps(_ sums: [Int32]) -> [Int32] {
    zip(sums, sums.dropFirst()).map { $1 - $0 }
  }
}
