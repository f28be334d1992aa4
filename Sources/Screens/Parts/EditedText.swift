import PokedexPresentation
import PokedexTerminalUI

/// An editable line of text. Its field is watched, so that moving the cursor also redraws the
/// screen.
@MainActor final class EditedText {
  @Watched private(set) var field: TextField
  /// Whether the cursor is in the text, as after a letter. After an arrow it is in the list below.
  @Watched private(set) var hasCursor = true
  private var isTyped = false

  init(_ text: String = "") {
    field = TextField(text)
  }

  var text: String { field.text }
  var cursor: Int { field.cursor }

  /// - Returns: whether the key was an editing key.
  func handle(_ key: Key) -> Bool {
    guard field.handle(key) else { return false }
    noteTyping()
    return true
  }

  func insert(_ text: String) {
    field.insert(text)
    noteTyping()
  }

  private func noteTyping() {
    isTyped = true
    hasCursor = true
  }

  /// The text, if keys or a paste have edited it since the last call. A list that follows the text
  /// asks once for all keys that were waiting.
  func takeTyped() -> String? {
    defer { isTyped = false }
    return isTyped ? text : nil
  }

  /// Moves the cursor to the list below.
  func leaveForList() { hasCursor = false }

  func selectAll() { field.selectAll() }

  /// Replaces the text.
  ///
  /// - Parameter cursor: the cursor position in characters; the end of the text by default.
  func set(_ text: String, cursor: Int? = nil) {
    field.set(text)
    if let cursor { field.moveCursor(to: cursor) }
    hasCursor = true
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
    if hasCursor { canvas.cursor = Point(x: area.x + shown.cursorColumn, y: area.y) }
  }
}
