/// Rows of which one is selected, and what keys do with them.
@MainActor package protocol RowMoves: AnyObject {
  func move(by rows: Int)
  /// By what is seen at once.
  func move(pages: Double)
  func selectFirst()
  func selectLast()
}

/// Which row of a list is selected, and which are seen.
@MainActor package final class RowCursor: RowMoves {
  @Watched package private(set) var selection = Selection()

  package init() {}

  package var index: Int { selection.index }

  package func move(by rows: Int) { selection.move(by: rows) }
  package func move(pages: Double) { selection.move(pages: pages) }
  package func select(_ row: Int) { selection.select(row) }
  package func selectFirst() { selection.selectFirst() }
  package func selectLast() { selection.selectLast() }

  /// The list has so many rows, which keys may go to before they are drawn.
  package func fit(count: Int) {
    var fitted = selection
    fitted.fit(count: count)
    if fitted != selection { selection = fitted }
  }

  /// The list has so many rows, and the screen room for so many of them.
  package func fit(count: Int, height: Int) {
    var fitted = selection
    fitted.fit(count: count)
    fitted.fit(height: height)
    if fitted != selection { selection = fitted }
  }
}

/// A column of a list whose rows are made as they are seen.
package struct RowColumn: Hashable, Sendable {
  package let title: String
  /// How wide it is where there is room, and what it is left out below.
  package let width: Int
  package let least: Int
  /// Whether it stands at the right, as numbers do.
  package let isNumber: Bool
  /// How wide it is where fractions are written out.
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

  /// The same where there are no signs but those of ASCII.
  package var inASCII: RowColumn {
    asciiWidth == width ? self : RowColumn(title, asciiWidth, isNumber: isNumber)
  }
}
