/// The spellings of a kind as a dex keeps them: plain arrays, with lengths where the index has
/// places.
package struct SpellingParts: Equatable, Sendable {
  /// Every spelling folded, one behind the other, ascending.
  package var letters: [UInt8]
  /// How many bytes each spelling takes, 1 or more.
  package var lengths: [Int32]
  /// Where words begin within spellings, the first words left out: for each, how many bytes after
  /// the one before it in `letters`; for the first, after the beginning.
  package var wordSteps: [Int32]
  /// How many rows each spelling belongs to.
  package var rowCounts: [Int32]
  /// The rows, spelling after spelling.
  package var rows: [Int32]

  package init(
    letters: [UInt8] = [], lengths: [Int32] = [], wordSteps: [Int32] = [],
    rowCounts: [Int32] = [], rows: [Int32] = []
  ) {
    self.letters = letters
    self.lengths = lengths
    self.wordSteps = wordSteps
    self.rowCounts = rowCounts
    self.rows = rows
  }
}
