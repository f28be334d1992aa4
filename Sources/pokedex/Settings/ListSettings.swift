import PokedexDomain

/// The output format of rows.
enum RowFormat {
  case table
  case json
  /// An object on each line, without the brackets of a list.
  case jsonLines
  case csv
  case tsv
  /// Only the number of rows.
  case count
}

/// The settings for printing the rows that match a query.
struct ListSettings {
  /// Has the order, the columns and the looks of tables for people.
  let configuration: Configuration
  var format = RowFormat.table
  /// The requested columns; `nil` for the default ones.
  var columns: [String]?
  /// Whether CSV and TSV begin with the names of the columns.
  var hasHeader = true
  /// Whether to print the reason why each row matches.
  var showsWhy = false
  /// The maximum number of rows.
  var limit: Int?
  /// A random sample instead of the first rows.
  var sample: RandomSample?
  /// The game or generation to show; `nil` for today.
  var game: AskedGame?

  /// Whether to print rows in words, for screen readers.
  var isLinear: Bool { configuration.isOn(.linear) }
}

/// Some of the rows that match, at random.
struct RandomSample {
  let count: Int
  let seed: UInt64

  func rows(of rows: [Int]) -> [Int] {
    var random = SeededNumbers(seed: seed)
    return random.take(count, of: rows)
  }
}
