import PokedexTerminalUI

extension Canvas {
  /// Marks an already drawn row as selected: by the marker in its first column and by its colours.
  /// The cursor stands there unless it is in a text field, or a part with the focus has a place for
  /// it.
  mutating func selectRow(_ row: Rect, _ highlight: Highlight = .focused) {
    put(symbols.marker, x: row.x, y: row.y, style: .accent)
    select(row, highlight)
    if cursor == nil, highlight == .focused || focus == nil { focus = row.origin }
  }
}

extension Rect {
  /// The row of a box together with the column before it, which is kept free for the marker.
  var withMarker: Rect { Rect(x: x - 1, y: y, width: width + 1, height: height) }
}
