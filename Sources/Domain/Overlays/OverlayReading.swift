/// A file that was read line by line, with what is wrong in it.
package protocol LineReading: Sendable {
  var problems: [OverlayReading.Problem] { get }
}

extension LineReading {
  /// The problems of the lines that are left out.
  package var errors: [OverlayReading.Problem] { problems.filter(\.isError) }
}

/// The file of a changed game, read: the game, if it has one, and the mistakes in the file.
package struct OverlayReading: LineReading {
  package struct Problem: Hashable, Sendable {
    package let line: Int
    /// From 1, in characters.
    package let column: Int
    package let text: String
    /// Whether the line is left out; a warning leaves it in.
    package let isError: Bool

    /// `3:9: no move 'x'`: the text after its place.
    package var located: String { "\(line):\(column): \(text)" }

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
    package var before: String
    package let after: String
  }

  /// The changed game; `nil` if the file does not say which it is.
  package var lens: Lens?
  package var problems: [Problem] = []
  package var changes: [Change] = []
}
