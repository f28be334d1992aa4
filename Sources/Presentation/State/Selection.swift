/// The selected row of a list that may grow and shrink, and the visible part of the list.
package struct Selection: Hashable, Sendable {
  /// The selected row; 0 in an empty list.
  package private(set) var index = 0
  /// The first visible row.
  package private(set) var top = 0
  private var count = 0
  private var height = 1

  package init() {}

  /// The visible rows.
  package var visible: Range<Int> { top..<min(count, top + height) }

  /// Sets the number of rows and keeps the selection within them.
  package mutating func fit(count: Int) {
    self.count = count
    select(index)
  }

  /// Sets the height of the view and keeps the selected row visible.
  package mutating func fit(height: Int) {
    self.height = max(1, height)
    select(index)
  }

  /// Selects a row, or the nearest one that exists.
  package mutating func select(_ row: Int) {
    index = max(0, min(row, count - 1))
    top = min(top, index)
    top = max(top, index - height + 1)
    top = max(0, min(top, count - height))
  }

  /// Makes a row the first visible one. The next ``fit(height:)`` brings the selected row back into
  /// view.
  package mutating func scroll(to top: Int) {
    self.top = max(0, min(top, index))
  }

  package mutating func move(by rows: Int) {
    select(index + rows)
  }

  /// Moves by pages, such as half a page; whole pages overlap by one row.
  package mutating func move(pages: Double) {
    let step = Int(Double(max(2, height - 1)) * pages)
    top = max(0, min(top + step, count - height))
    select(index + step)
  }

  package mutating func selectFirst() { select(0) }

  package mutating func selectLast() { select(count - 1) }
}
