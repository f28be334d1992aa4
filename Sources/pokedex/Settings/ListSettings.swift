/// In which form rows are printed.
enum RowFormat {
  case table
  case json
  case csv
  case tsv
  /// How many there are, and nothing else.
  case count
}

/// What is printed of the rows that a query finds.
struct ListSettings {
  var format = RowFormat.table
  /// As they were asked for; none for the usual ones.
  var columns: [String]?
  /// Whether each row tells why it was found.
  var showsWhy = false
  /// At most so many rows.
  var limit: Int?
  /// Whether a row is told in words.
  var isLinear = Configuration.ofUser.isOn(.linear)
  /// The lens.
  var game: String?
  var color = Configuration.ofUser.color
}
