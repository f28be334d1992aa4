/// A frame: the contents of the whole screen, as a value.
package struct Grid: Equatable, Sendable {
  package let size: Size
  /// Row after row, `size.width` cells each.
  package private(set) var cells: [Cell]
  /// The cell of the terminal's cursor; `nil` hides it.
  package var cursor: Point?
  /// The focused cell. The hidden cursor is left there, so that screen readers find it.
  package var focus: Point?
  /// The pictures that cells of kind `image` show; each picture is listed once.
  package internal(set) var images: [PixelImage] = []
  /// New lines of speech, for a `LinearTerminal`.
  package var speech: [String] = []

  package init(_ size: Size) {
    self.size = Size(width: max(0, size.width), height: max(0, size.height))
    cells = Array(repeating: .blank, count: self.size.width * self.size.height)
  }

  /// The cell in a column and row of the grid.
  package internal(set) subscript(x x: Int, y y: Int) -> Cell {
    get { cells[y * size.width + x] }
    set { cells[y * size.width + x] = newValue }
  }

  /// Writes characters of one byte and one column each, all of them inside the grid.
  mutating func write(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, x: Int, y: Int, style: Style) {
    var index = y * size.width + x
    for byte in bytes {
      cells[index] = Cell(Unicode.Scalar(byte), style: style)
      index += 1
    }
  }

  /// The cells of row `y`.
  package func row(_ y: Int) -> ArraySlice<Cell> {
    cells[y * size.width..<(y + 1) * size.width]
  }

  package var bounds: Rect { Rect(size) }
}

/// A grid as text, for tests and the messages of their failures.
extension Grid: CustomStringConvertible {
  /// The rows as text, without trailing blanks. A wide character is one character, although it
  /// takes two columns.
  package var text: String { rowTexts.joined(separator: "\n") }

  private var rowTexts: [String] { (0..<size.height).map { rowText($0) } }

  /// One row as text, without trailing blanks.
  package func rowText(_ y: Int) -> String {
    var result = String.UnicodeScalarView()
    for cell in row(y) where !cell.isContinuation { cell.write(to: &result) }
    while result.last == " " { result.removeLast() }
    return String(result)
  }

  /// The styles as text: one letter per column (`letters`, `?` for a role without one, `.` for
  /// plain text and `#` for pixels), without trailing dots. A row with selected cells ends in their
  /// columns: `..nnn [0-29]`, or `(0-29)` in a part without the focus.
  package func styleText(letters: [Role: Character] = Role.letters) -> String {
    (0..<size.height).map { styleRow($0, letters) }.joined(separator: "\n")
  }

  private func styleRow(_ y: Int, _ letters: [Role: Character]) -> String {
    var result = ""
    for cell in row(y) {
      result.append(cell.isPixels || cell.isImage ? "#" : letters[cell.style.role] ?? "?")
    }
    while result.last == "." { result.removeLast() }
    for run in runs(y, .focused) { result += " [\(run.lowerBound)-\(run.upperBound)]" }
    for run in runs(y, .unfocused) { result += " (\(run.lowerBound)-\(run.upperBound))" }
    return result
  }

  private func runs(_ y: Int, _ highlight: Highlight) -> [ClosedRange<Int>] {
    var runs: [ClosedRange<Int>] = []
    for (x, cell) in row(y).enumerated() where cell.style.highlight == highlight {
      if let last = runs.last, last.upperBound == x - 1 {
        runs[runs.count - 1] = last.lowerBound...x
      } else {
        runs.append(x...x)
      }
    }
    return runs
  }

  package var description: String {
    let cursor = cursor.map { "cursor at column \($0.x), row \($0.y)\n" } ?? ""
    return "\(size.width)×\(size.height)\n\(text)\n\(cursor)"
  }
}
