/// The columns of a list that tell nothing about its rows: those that are empty in all of them, and
/// those that are equal in all, whose value is told once above the list.
///
/// It is decided on all rows, not on the visible ones: columns do not come and go when a list is
/// scrolled.
package struct Narrowing {
  /// The columns that stay.
  package private(set) var kept: [Int]
  /// The columns that went because they are equal, with their value.
  private var equal: [(column: Int, value: Inline)] = []

  /// - Parameters:
  ///   - sharing: The columns that go if they are equal in all rows.
  ///   - keeping: The columns that stay in any case, such as the first one, which says what a row is.
  ///   - rows: Their cells, which may be fewer than the columns.
  package init(
    columns: Int, sharing: Set<Int>, keeping: Set<Int> = [0], rows: some Collection<[Inline]>
  ) {
    kept = Array(0..<columns)
    guard let first = rows.first else { return }
    let others = kept.filter { !keeping.contains($0) }
    for column in Self.equalColumns(of: rows, like: first, others) {
      if let value = first[cell: column] {
        guard rows.count > 1, sharing.contains(column) else { continue }
        equal.append((column, value))
      }
      kept.removeAll { $0 == column }
    }
  }

  /// The columns in which all rows are like the first row.
  private static func equalColumns(
    of rows: some Collection<[Inline]>, like first: [Inline], _ columns: [Int]
  ) -> [Int] {
    var equal = columns
    for row in rows.dropFirst() {
      equal.removeAll { row[cell: $0] != first[cell: $0] }
      if equal.isEmpty { break }
    }
    return equal
  }

  /// Where columns stand among those that stay.
  func places(of columns: Set<Int>) -> Set<Int> {
    Set(kept.indices.filter { columns.contains(kept[$0]) })
  }

  package func shared(_ titles: [String]) -> [SharedValue] {
    equal.map { SharedValue(title: titles[$0.column], value: $0.value) }
  }
}

/// A value that all rows of a list have, with the title of its column.
package struct SharedValue: Hashable, Sendable {
  package let title: String
  package let value: Inline

  /// `Game: Shield`
  package var text: Inline { "\(title): \(value)" }
}

extension [Inline] {
  /// `nil` for a cell without text.
  fileprivate subscript(cell column: Int) -> Inline? {
    indices.contains(column) && !self[column].isEmpty ? self[column] : nil
  }
}
