/// A frame: what the whole screen shows, as a value.
package struct Grid: Equatable, Sendable {
  package let size: Size
  /// Row after row, `size.width` cells each.
  package private(set) var cells: [Cell]
  /// Where the terminal's own cursor is shown; `nil` hides it.
  package var cursor: Point?
  /// Where the focus is. The hidden cursor is left there, so that screen readers find it.
  package var focus: Point?
  /// What is told in words that was not told before, for a terminal that is listened to.
  package var words: [String] = []

  package init(_ size: Size) {
    self.size = Size(width: max(0, size.width), height: max(0, size.height))
    cells = Array(repeating: .blank, count: self.size.width * self.size.height)
  }

  /// The cell at a place inside the grid.
  package internal(set) subscript(x x: Int, y y: Int) -> Cell {
    get { cells[y * size.width + x] }
    set { cells[y * size.width + x] = newValue }
  }

  /// Writes characters of one byte and one column each, all of them inside the grid.
  mutating func write(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, x: Int, y: Int, style: Style) {
    var place = y * size.width + x
    for byte in bytes {
      cells[place] = Cell(Unicode.Scalar(byte), style: style)
      place += 1
    }
  }

  /// The cells of row `y`.
  package func row(_ y: Int) -> ArraySlice<Cell> {
    cells[y * size.width..<(y + 1) * size.width]
  }

  package var bounds: Rect { Rect(size) }
}

/// A grid as text, for tests and for people who read their failures.
extension Grid: CustomStringConvertible {
  /// The rows as text, without blanks at their ends. A wide character stands once, although it
  /// takes two columns.
  package var text: String { rowTexts.joined(separator: "\n") }

  private var rowTexts: [String] { (0..<size.height).map { rowText($0) } }

  /// One row as text, without blanks at its end.
  package func rowText(_ y: Int) -> String {
    var result = String.UnicodeScalarView()
    for cell in row(y) where cell.kind != .continuation {
      result.append(cell.scalar)
      for mark in [cell.combiningMarks.first, cell.combiningMarks.second] where mark != 0 {
        if let scalar = Unicode.Scalar(mark) { result.append(scalar) }
      }
    }
    while result.last == " " { result.removeLast() }
    return String(result)
  }

  /// The styles as text: one letter a column (`letters`, `?` when a role has none, `.` for plain
  /// text and `#` for pixels), without dots at the end of a row. Where cells are selected, the
  /// row ends in their columns: `..nnn [0-29]`.
  package func styleText(letters: [Role: Character] = Role.letters) -> String {
    (0..<size.height).map { styleRow($0, letters) }.joined(separator: "\n")
  }

  private func styleRow(_ y: Int, _ letters: [Role: Character]) -> String {
    var result = ""
    for cell in row(y) {
      result.append(cell.kind == .pixels ? "#" : letters[cell.style.role] ?? "?")
    }
    while result.last == "." { result.removeLast() }
    for run in selectedRuns(y) { result += " [\(run.lowerBound)-\(run.upperBound)]" }
    return result
  }

  private func selectedRuns(_ y: Int) -> [ClosedRange<Int>] {
    var runs: [ClosedRange<Int>] = []
    for (x, cell) in row(y).enumerated() where cell.style.isSelected {
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
