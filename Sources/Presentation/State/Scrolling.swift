/// The scroll position in a long page.
package struct Scrolling: Hashable, Sendable {
  /// The first visible line.
  package private(set) var top: Int
  private var lines = 0
  private var height = 1

  /// - Parameter top: The first visible line, once the page has that many lines.
  package init(top: Int = 0) {
    self.top = top
  }

  /// Sets the number of lines of the page and the height of its view.
  package mutating func fit(lines: Int, height: Int) {
    self.lines = lines
    self.height = height
    move(by: 0)
  }

  /// Whether the whole page is in view.
  package var showsAll: Bool { lines <= height }

  package func isVisible(_ line: Int) -> Bool { line >= top && line < top + height }

  /// Scrolls as little as needed to show a line with one line above and one below it.
  package mutating func reveal(_ line: Int) {
    if line <= top { top = line - 1 }
    if line >= top + height - 1 { top = line - height + 2 }
    move(by: 0)
  }

  /// Scrolls down, or up by a negative number, but never beyond the page.
  package mutating func move(by lines: Int) {
    top = max(0, min(top + lines, self.lines - height))
  }

  /// Scrolls by screens, such as half a screen; whole screens overlap by one line.
  package mutating func move(pages: Double) {
    move(by: Int(Double(max(1, height - 1)) * pages))
  }
}
