/// A file with one fact a line, read.
package protocol FileReading {
  var problems: [OverlayReading.Problem] { get }
}

extension FileReading {
  /// Those for which lines are left out.
  package var errors: [OverlayReading.Problem] { problems.filter(\.isError) }

  /// The first of these with its place, as `3:9: no move 'x'`.
  package var firstError: String? {
    errors.first.map { "\($0.line):\($0.column): \($0.text)" }
  }
}

/// The file of a changed game, read: the game, if it has one, and the mistakes in the file.
package struct OverlayReading: FileReading, Sendable {
  package struct Problem: Hashable, Sendable {
    package let line: Int
    /// From 1, in characters.
    package let column: Int
    package let text: String
    /// Whether the line is left out; a warning leaves it in.
    package let isError: Bool

    package init(line: Int, column: Int, text: String, isError: Bool) {
      self.line = line
      self.column = column
      self.text = text
      self.isError = isError
    }
  }

  /// A fact that the file changes, with its values as in the file.
  package struct Change: Hashable, Sendable {
    package let line: Int
    package let kind: Kind
    package let slug: String
    package let field: String
    /// Empty for what is new.
    package let before: String
    package let after: String
  }

  /// The changed game; `nil` if the file does not say which it is.
  package var lens: Lens?
  package var problems: [Problem] = []
  package var changes: [Change] = []
}
