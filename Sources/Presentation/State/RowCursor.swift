/// Movements of the selection in a list of rows.
@MainActor package protocol RowMoves: AnyObject {
  func move(by rows: Int)
  /// Moves by pages: 0.5 is half a page down, -1 a page up.
  func move(pages: Double)
  func selectFirst()
  func selectLast()
}

/// The selected row and the visible rows of a list.
@MainActor package final class RowCursor: RowMoves {
  @Watched package private(set) var selection = Selection()

  package init() {}

  package var index: Int { selection.index }

  package func move(by rows: Int) { selection.move(by: rows) }
  package func move(pages: Double) { selection.move(pages: pages) }
  package func select(_ row: Int) { selection.select(row) }
  package func selectFirst() { selection.selectFirst() }
  package func selectLast() { selection.selectLast() }

  /// Sets the number of rows, so that keys can reach them before they are drawn.
  package func fit(count: Int) {
    var fitted = selection
    fitted.fit(count: count)
    if fitted != selection { selection = fitted }
  }

  /// Sets the number of rows of the list and of the screen.
  package func fit(count: Int, height: Int) {
    var fitted = selection
    fitted.fit(count: count)
    fitted.fit(height: height)
    if fitted != selection { selection = fitted }
  }
}

/// A column of a list whose rows are made on demand.
package struct RowColumn: Hashable, Sendable {
  package let title: String
  /// The preferred width in terminal columns.
  package let width: Int
  /// The width below which the column is dropped.
  package let least: Int
  /// Whether the column is right-aligned.
  package let isNumber: Bool
  /// The width if fractions are written in ASCII.
  private let asciiWidth: Int

  package init(
    _ title: String, _ width: Int, least: Int? = nil, isNumber: Bool = false,
    inASCII asciiWidth: Int? = nil
  ) {
    self.title = title
    let columns = title.columns
    self.asciiWidth = max(asciiWidth ?? width, columns)
    self.width = max(width, columns)
    self.least = max(least ?? (isNumber ? width : min(width, 12)), isNumber ? columns : 0)
    self.isNumber = isNumber
  }

  /// The same column for terminals that are limited to ASCII.
  package var inASCII: RowColumn {
    asciiWidth == width ? self : RowColumn(title, asciiWidth, isNumber: isNumber)
  }
}
