/// Movements of the selection in a list of rows.
@MainActor package protocol RowMoves: AnyObject {
  /// The selected row and the visible ones.
  var selection: Selection { get }

  /// Sets the number of rows of the list and of the screen.
  func fit(count: Int, height: Int)
  func select(_ row: Int)
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

  package func fit(count: Int, height: Int) {
    var fitted = selection
    fitted.fit(count: count)
    fitted.fit(height: height)
    if fitted != selection { selection = fitted }
  }
}
