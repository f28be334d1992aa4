/// The scroll position in a long page.
package struct Scrolling: Hashable, Sendable {
  /// The first visible line.
  package private(set) var top: Int
  private var lines = 0
  private var height = 1
  /// For a view that does not always show as many lines: the line after the last visible one, for each
  /// line that may be the first.
  private var ends: [Int] = []

  /// - Parameter top: The first visible line, once the page has that many lines.
  package init(top: Int = 0) {
    self.top = top
  }

  /// Sets the number of lines of the page and the height of its view.
  package mutating func fit(lines: Int, height: Int) {
    self.lines = lines
    self.height = height
    ends = []
    move(by: 0)
  }

  /// Sets the line after the last visible one, for each line that may be the first.
  package mutating func fit(ends: [Int]) {
    self.ends = ends
    move(by: 0)
  }

  /// The first visible line at the end of the page.
  package var lastTop: Int { ends.isEmpty ? max(0, lines - height) : ends.count - 1 }

  /// The line after the last visible one.
  private var end: Int {
    ends.isEmpty ? top + height : ends[max(0, min(top, ends.count - 1))]
  }

  /// The first line of the first view that shows a line.
  private func firstTop(showing line: Int) -> Int {
    ends.isEmpty ? line + 1 - height : ends.firstIndex { $0 > line } ?? ends.count - 1
  }

  /// Whether the whole page is in view.
  package var showsAll: Bool { lastTop == 0 }

  package func isVisible(_ line: Int) -> Bool { line >= top && line < end }

  /// Scrolls as little as needed to show a line with one line above and one below it.
  package mutating func reveal(_ line: Int) {
    if line <= top { top = line - 1 }
    if line >= end - 1 { top = firstTop(showing: line + 1) }
    move(by: 0)
  }

  /// Scrolls down, or up by a negative number, but never beyond the page.
  package mutating func move(by lines: Int) {
    top = max(0, min(top + lines, lastTop))
  }

  /// Scrolls by screens, such as half a screen; whole screens overlap by one line.
  package mutating func move(pages: Double) {
    let step = Int(Double(max(1, end - top - 1)) * pages)
    // The view above may show fewer lines than this one, and must not leave any out.
    move(by: max(step, min(-1, firstTop(showing: top) - top)))
  }
}
