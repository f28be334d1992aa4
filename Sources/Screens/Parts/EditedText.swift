import PokedexPresentation
import PokedexTerminalUI

/// An editable line of text. Its field is watched, so that moving the cursor also redraws the
/// screen.
@MainActor final class EditedText {
  @Watched private(set) var field: TextField

  init(_ text: String = "") {
    field = TextField(text)
  }

  var text: String { field.text }
  var cursor: Int { field.cursor }

  /// - Returns: whether the key was an editing key.
  func handle(_ key: Key) -> Bool { field.handle(key) }

  func insert(_ text: String) { field.insert(text) }

  func selectAll() { field.selectAll() }

  /// Replaces the text.
  ///
  /// - Parameter cursor: the cursor position in characters; the end of the text by default.
  func set(_ text: String, cursor: Int? = nil) {
    field.set(text)
    if let cursor { field.moveCursor(to: cursor) }
  }

  /// Draws the visible part of the text and the cursor.
  func draw(
    on canvas: inout Canvas, in area: Rect, placeholder: DrawableText = .empty
  ) {
    let shown = field.visible(width: area.width)
    if field.isEmpty {
      canvas.write(placeholder, in: area, style: .placeholder)
    } else {
      canvas.write(shown.text, in: area, style: .field)
    }
    canvas.cursor = Point(x: area.x + shown.cursorColumn, y: area.y)
  }
}
