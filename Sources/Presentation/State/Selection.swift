/// A place in a list that may grow and shrink, and the part of the list that is seen.
package struct Selection: Hashable, Sendable {
  /// Which of the rows is selected; 0 when there are none.
  package private(set) var index = 0
  /// The first row that is seen.
  package private(set) var top = 0
  private var count = 0
  private var height = 1

  package init() {}

  /// The rows that are seen.
  package var visible: Range<Int> { top..<min(count, top + height) }

  /// Follows the list: the selection stays inside it.
  package mutating func fit(count: Int) {
    self.count = count
    select(index)
  }

  /// Follows the window: the selected row stays seen.
  package mutating func fit(height: Int) {
    self.height = max(1, height)
    select(index)
  }

  /// Selects a row, or the nearest there is.
  package mutating func select(_ row: Int) {
    index = max(0, min(row, count - 1))
    top = min(top, index)
    top = max(top, index - height + 1)
    top = max(0, min(top, count - height))
  }

  package mutating func move(by rows: Int) {
    select(index + rows)
  }

  /// Moves by what is seen at once, less a row to keep one's place.
  package mutating func move(pages: Double) {
    let step = Int(Double(max(2, height - 1)) * pages)
    top = max(0, min(top + step, count - height))
    select(index + step)
  }

  package mutating func selectFirst() { select(0) }

  package mutating func selectLast() { select(count - 1) }
}
