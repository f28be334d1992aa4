import PokedexTerminalUI

/// The areas of a list.
struct RowPlace: Hashable {
  /// The line of the titles; empty in a short window.
  var titles = Rect(.zero)
  /// The rows, with the column of the marker and without the scroll bar.
  var rows = Rect(.zero)
  /// The column of the scroll bar.
  var bar = 0
  /// The columns before the texts.
  private var indent = 2
  /// The columns after the texts, because text next to the scroll bar is hard to read.
  private var margin = 1
  /// Whether the list draws the line behind its titles.
  private(set) var hasLine = true

  init() {}

  /// A list with its titles in an area. Titles take no room that the rows of a short window need.
  init(_ area: Rect, hasTitles: Bool) {
    var rest = area
    if hasTitles { titles = rest.takeTop(1) }
    bar = rest.endX - 1
    _ = rest.takeRight(1)
    rows = rest
  }

  /// A list whose parts stand in the frame of a screen.
  init(titles: Rect?, rows: Rect, bar: Int) {
    self.titles = titles ?? Rect(.zero)
    self.rows = rows
    self.bar = bar
    indent = 1
    margin = 0
    hasLine = false
  }

  /// The part of a line that holds the texts.
  func texts(in line: Rect) -> Rect {
    Rect(
      x: rows.x + indent, y: line.y, width: max(0, rows.width - indent - margin),
      height: line.height)
  }

  /// Whether a point is in the rows or on the scroll bar.
  func contains(_ point: Point) -> Bool {
    rows.contains(point) || isOnBar(point)
  }

  func isOnBar(_ point: Point) -> Bool {
    point.x == bar && (rows.y..<rows.endY).contains(point.y)
  }
}
