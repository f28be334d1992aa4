import GRDB
import PokedexDomain

/// The spellings of a kind as one row of the file: plain letters, and columns of numbers.
enum SpellingColumns {
  static let names = ["letters", "lengths", "word_steps", "row_counts", "rows"]

  static func pack(_ parts: SpellingParts) -> [[UInt8]] {
    [parts.letters]
      + [parts.lengths, parts.wordSteps, parts.rowCounts, parts.rows].map(NumberColumn.pack)
  }

  static func unpack(_ row: Row) throws -> SpellingParts {
    SpellingParts(
      letters: try row.bytes(0), lengths: try numbers(row, 1), wordSteps: try numbers(row, 2),
      rowCounts: try numbers(row, 3), rows: try numbers(row, 4))
  }

  private static func numbers(_ row: Row, _ column: Int) throws -> [Int32] {
    try row.withBytes(column) { try NumberColumn.unpack($0) }
  }
}
