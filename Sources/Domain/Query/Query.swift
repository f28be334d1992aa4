/// A query as it was written: its terms with their places in the text, before any name in it is
/// looked up.
package struct Query: Hashable, Sendable {
  package var root: Node
  package var sorts: [Sort]
  /// What the text could not be read as.
  package var problems: [QueryProblem]

  package indirect enum Node: Hashable, Sendable {
    case all([Node])
    case any([Node])
    case not(Node)
    /// Words that stand side by side, each matched by itself and all of them as one name.
    case words([Word])
    case term(Term)
  }

  /// A piece of the text; places count characters from 0.
  package struct Word: Hashable, Sendable {
    package let text: String
    package let range: Range<Int>
    package let isQuoted: Bool

    package init(text: String, range: Range<Int>, isQuoted: Bool = false) {
      self.text = text
      self.range = range
      self.isQuoted = isQuoted
    }
  }

  /// `field op value`.
  package struct Term: Hashable, Sendable {
    package let field: Word
    package let comparison: Comparison
    /// Any of them; empty while the value is still to be typed.
    package let values: [Word]
    /// From the field to the last value, or to the operator where there is none.
    package let range: Range<Int>
    /// Whether nothing but white space follows.
    package let isLast: Bool
  }

  /// One key of `sort:`.
  package struct Sort: Hashable, Sendable {
    package let field: Word
    package let isDescending: Bool
  }
}

/// How a term compares. The colon is a comparison of its own: what it means depends on the field.
package enum Comparison: String, CaseIterable, Hashable, Sendable {
  case has = ":"
  case equal = "="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="

  /// Whether it holds of two numbers.
  package func holds<Number: Comparable>(_ left: Number, _ right: Number) -> Bool {
    switch self {
    case .has, .equal: left == right
    case .notEqual: left != right
    case .less: left < right
    case .lessOrEqual: left <= right
    case .greater: left > right
    case .greaterOrEqual: left >= right
    }
  }
}

/// What is wrong with a part of a query, and the nearest thing that would be right.
package struct QueryProblem: Error, Hashable, Sendable {
  /// In characters of the text.
  package let range: Range<Int>
  package let message: String
  /// Whether the text only ends too soon, as any text does while it is typed.
  package let isUnfinished: Bool

  package init(range: Range<Int>, message: String, isUnfinished: Bool = false) {
    self.range = range
    self.message = message
    self.isUnfinished = isUnfinished
  }
}
