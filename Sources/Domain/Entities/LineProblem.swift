/// A line of a file that is not understood.
package struct LineProblem: Error, Hashable, Sendable {
  package let line: Int
  package let reason: String

  package init(line: Int, reason: String) {
    self.line = line
    self.reason = reason
  }
}
