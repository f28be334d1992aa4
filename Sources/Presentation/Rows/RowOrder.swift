import PokedexDomain

/// The column that a list is sorted by.
package struct SortedColumn: Hashable, Sendable {
  package let name: String
  package let isDescending: Bool

  /// `▼` for the highest first.
  package var sign: String { isDescending ? "▼" : "▲" }
}

/// The order of a list whose rows come in an order of their own, such as a ranking.
@MainActor package final class RowOrder {
  /// `nil` for the rows' own order.
  @Watched package private(set) var sorted: SortedColumn?
  private var known: (version: Int, sorted: SortedColumn, rows: [Int])?

  /// Sorts by a column, figures highest first; then the other way; then as before.
  package func sort(by name: String, isNumber: Bool) {
    guard let sorted, sorted.name == name else {
      self.sorted = SortedColumn(name: name, isDescending: isNumber)
      return
    }
    self.sorted =
      sorted.isDescending == isNumber
      ? SortedColumn(name: name, isDescending: !isNumber) : nil
  }

  /// Returns to the rows' own order.
  package func clear() { sorted = nil }

  /// The row at a position of the list.
  ///
  /// - Parameters:
  ///   - version: changes with the rows.
  ///   - cell: returns the cell of a row in the column of the order.
  package func row(
    at index: Int, count: Int, version: Int, cell: (Int, SortedColumn) -> RowCell?
  ) -> Int {
    guard let sorted, index < count else { return index }
    if let known, known.version == version, known.sorted == sorted, known.rows.count == count {
      return known.rows[index]
    }
    let rows = Self.rows(count, isDescending: sorted.isDescending) { cell($0, sorted) }
    known = (version, sorted, rows)
    return rows[index]
  }

  /// Rows with equal cells stay in their own order; those without a figure come last.
  private static func rows(
    _ count: Int, isDescending: Bool, cell: (Int) -> RowCell?
  ) -> [Int] {
    let keys = (0..<count).map { cell($0)?.sortKey ?? .none }
    return (0..<count).sorted { one, other in
      guard keys[one] != keys[other] else { return one < other }
      if keys[one] == .none || keys[other] == .none { return keys[other] == .none }
      return (keys[one] < keys[other]) != isDescending
    }
  }
}

extension RowCell {
  /// The value of a cell by which a list is sorted.
  fileprivate enum SortKey: Comparable {
    case none
    case figure(Double)
    case text(String)
  }

  fileprivate var sortKey: SortKey {
    switch self {
    case .figure(let value, _, _): value.map(SortKey.figure) ?? .none
    case .value(.number(let text)): Double(text).map(SortKey.figure) ?? .none
    default: text.isEmpty ? .none : .text(text.lowercased())
    }
  }
}
