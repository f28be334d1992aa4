/// The spellings of a kind as a dex stores them: plain arrays, with lengths in place of the index's
/// offsets.
package struct SpellingParts: Equatable, Sendable {
  /// Every folded spelling, concatenated in ascending order.
  package var letters: [UInt8]
  /// The length of each spelling in bytes, at least 1.
  package var lengths: [Int32]
  /// The starts in `letters` of all words but the first of each spelling. Each number is the
  /// distance in bytes from the previous start; the first number counts from the beginning.
  package var wordSteps: [Int32]
  /// The number of rows of each spelling.
  package var rowCounts: [Int32]
  /// The rows of each spelling, concatenated.
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
