/// One line of text that is being edited.
package struct TextField: Equatable, Sendable {
  /// The maximum number of characters in a field; the rest of a paste is dropped.
  package static let limit = 256
  /// The maximum number of scalars: a character can have any number of them.
  private static let maxScalars = 4 * limit

  /// The typed text, cleaned.
  package private(set) var text: String
  /// The number of characters before the cursor.
  package private(set) var cursor: Int
  /// Whether the whole text is selected, so that typing replaces it.
  package private(set) var isSelected = false

  /// A field with the cursor after its text.
  package init(_ text: String = "") {
    self.text = Self.start(of: DrawableText(text).string, characters: Self.limit, Self.maxScalars)
    cursor = self.text.count
  }

  package var isEmpty: Bool { text.isEmpty }

  /// Selects the whole text.
  package mutating func selectAll() {
    isSelected = !isEmpty
    cursor = text.count
  }

  /// Replaces the text and puts the cursor after it.
  package mutating func set(_ text: String) { self = TextField(text) }

  /// Inserts typed or pasted text at the cursor.
  package mutating func insert(_ added: String) {
    if isSelected { clear() }
    let added = Self.start(
      of: added, characters: Self.limit - text.count, Self.maxScalars - text.unicodeScalars.count)
    let before = DrawableText(head + added).string
    let after = tail
    text = before + after
    cursor = min(before.count, text.count)
  }

  private static func start(of text: String, characters: Int, _ scalars: Int) -> String {
    String(text.prefix(max(0, characters)).unicodeScalars.prefix(max(0, scalars)))
  }

  package mutating func insert(_ character: Character) { insert(String(character)) }

  package mutating func backspace() {
    guard cursor > 0 else { return }
    text = head.dropLast() + tail
    cursor -= 1
  }

  package mutating func delete() { text = head + tail.dropFirst() }

  /// Puts the cursor after a number of characters.
  package mutating func moveCursor(to position: Int) {
    isSelected = false
    cursor = max(0, min(position, text.count))
  }

  package mutating func left() { cursor = max(0, cursor - 1) }
  package mutating func right() { cursor = min(text.count, cursor + 1) }
  package mutating func home() { cursor = 0 }
  package mutating func end() { cursor = text.count }

  /// Moves the cursor to the start of the word to its left.
  package mutating func wordLeft() { cursor = wordStart }

  /// Moves the cursor to the end of the word to its right.
  package mutating func wordRight() { cursor = wordEnd }

  /// Deletes the word to the right of the cursor and the blanks between.
  package mutating func deleteWordAhead() { text = head + text.dropFirst(wordEnd) }

  /// Deletes everything after the cursor.
  package mutating func deleteToEnd() { text = head }

  private var wordStart: Int {
    head.reversed().drop { $0 == " " }.drop { $0 != " " }.count
  }

  private var wordEnd: Int {
    text.count - tail.drop { $0 == " " }.drop { $0 != " " }.count
  }

  /// Deletes the word before the cursor and the blanks between.
  package mutating func deleteWord() {
    let after = tail
    cursor = wordStart
    text = text.prefix(cursor) + after
  }

  package mutating func clear() { self = TextField() }

  private var head: String { String(text.prefix(cursor)) }
  private var tail: String { String(text.dropFirst(cursor)) }
}

/// Keys and drawing.
extension TextField {
  /// Handles an editing key. If the text is selected, a character replaces it, Backspace and Delete
  /// delete it as a whole, and an arrow moves the cursor from its end. Arrows, Backspace and Delete
  /// act on words with Alt, as which terminals also report Ctrl.
  ///
  /// - Returns: whether it was an editing key, even if it changed nothing.
  package mutating func handle(_ key: Key) -> Bool {
    let wasSelected = isSelected
    switch key {
    case .character(let character): insert(character)
    case .backspace, .control("h"): wasSelected ? clear() : backspace()
    case .delete: wasSelected ? clear() : delete()
    // From the end of a selected text, where the cursor already is, so that the text does not jump.
    case .left: left()
    case .right: right()
    case .home, .control("a"): home()
    case .end, .control("e"): end()
    case .control("w"), .alt(.backspace): deleteWord()
    case .alt(.character("d")), .alt(.delete): deleteWordAhead()
    case .alt(.character("b")), .alt(.left): wordLeft()
    case .alt(.character("f")), .alt(.right): wordRight()
    case .control("k"): deleteToEnd()
    case .control("u"): clear()
    default: return false
    }
    isSelected = false
    return true
  }

  /// The part of the text that is visible in some columns.
  package struct Visible {
    package let text: DrawableText
    package let cursorColumn: Int
    /// The number of characters hidden at the left.
    package let hidden: Int
  }

  /// The part of the text that is visible in `width` columns. The cursor is always visible; after
  /// the text it takes a separate column. An ellipsis replaces a beginning that does not fit, which
  /// goes by half of the width at a time: the line would else be drawn anew for each letter.
  package func visible(width: Int) -> Visible {
    let whole = DrawableText(head).width
    guard width > 0, whole >= width else {
      return Visible(
        text: DrawableText(text).prefix(width), cursorColumn: width > 0 ? whole : 0, hidden: 0)
    }
    let ellipsis = width > 4 ? "…" : ""
    let step = max(1, width / 2)
    let excess = whole + ellipsis.count - (width - 1)
    let left = (excess + step - 1) / step * step
    var shown = Substring(text)
    var (column, hidden) = (whole, 0)
    while whole - column < left, let first = shown.popFirst() {
      column -= DrawableText(String(first)).width
      hidden += 1
    }
    return Visible(
      text: DrawableText(ellipsis + shown).prefix(width), cursorColumn: column + ellipsis.count,
      hidden: hidden - ellipsis.count)
  }
}
