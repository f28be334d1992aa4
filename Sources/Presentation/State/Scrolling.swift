/// The part of a long page that is seen.
package struct Scrolling: Hashable, Sendable {
  /// The first line that is seen.
  package private(set) var top = 0
  private var lines = 0
  private var height = 1

  package init() {}

  /// The page has so many lines, and the screen room for so many of them.
  package mutating func fit(lines: Int, height: Int) {
    self.lines = lines
    self.height = height
    move(by: 0)
  }

  package func isSeen(_ line: Int) -> Bool { line >= top && line < top + height }

  /// Moves as little as is needed for a line to be seen, with one more around it.
  package mutating func reveal(_ line: Int) {
    if line <= top { top = line - 1 }
    if line >= top + height - 1 { top = line - height + 2 }
    move(by: 0)
  }

  /// Moves as far as there are lines.
  package mutating func move(by lines: Int) {
    top = max(0, min(top + lines, self.lines - height))
  }

  /// Moves by what is seen at once, less a line to keep one's place.
  package mutating func move(pages: Double) {
    move(by: Int(Double(max(1, height - 1)) * pages))
  }
}
