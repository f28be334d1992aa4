/// What a column of a table tells: one that tells nothing, or the same in all rows, needs no room.
package enum ColumnNews: Hashable, Sendable {
  /// All cells are empty.
  case nothing
  /// All rows, of which there are at least two, have this text.
  case same(String)
  /// Some rows differ, or there is only one, or none.
  case several
}

extension Collection<String> {
  /// What the texts of a column's cells tell.
  package var news: ColumnNews {
    guard let first, dropFirst().allSatisfy({ $0 == first }) else { return .several }
    return first.isEmpty ? .nothing : count > 1 ? .same(first) : .several
  }
}
