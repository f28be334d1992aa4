/// The marks and notes that a file has.
package struct MarkReading: Sendable {
  package let source: MarkFileSource
  package let updates: [FileMarks]
  /// In the order of the lines.
  package let problems: [Problem]

  /// A column or a row that is not understood.
  package struct Problem: Hashable, Sendable {
    package let line: Int
    package let reason: String

    package init(line: Int, reason: String) {
      self.line = line
      self.reason = reason
    }
  }

  package init(_ source: MarkFileSource, updates: [FileMarks], problems: [Problem]) {
    self.source = source
    self.updates = updates
    self.problems = problems
  }
}

/// Reads files with marks and notes.
package protocol MarkFiles: Sendable {
  /// - Throws: an error if nothing of the file can be read.
  func marks(of path: String, in catalog: Catalog) throws(PokedexError) -> MarkReading
}
