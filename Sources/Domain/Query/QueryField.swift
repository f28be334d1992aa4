/// A word that may stand before an operator: what it means, what it takes, and how it is used. The
/// parser's messages, the completion, the help and the manual all come from tables of these.
package struct QueryField<Rows: QueryRows>: Sendable {
  /// The name to show first, then shorter and other ones.
  package let names: [String]
  /// What a column of it is called: short.
  package let title: String
  package let summary: String
  package let meaning: Meaning
  /// Queries that use it; each of them is a test.
  package let examples: [String]

  package enum Meaning: Sendable {
    case number(Measure<Rows>)
    /// One of the values of a vocabulary; some have a number as well, such as the level at which
    /// a form evolves.
    case choice(Choice<Rows>, Measure<Rows>?)
    case name
  }

  package init(
    _ names: [String], title: String? = nil, _ summary: String, _ meaning: Meaning,
    _ examples: [String]
  ) {
    self.names = names
    self.title = title ?? names[0]
    self.summary = summary
    self.meaning = meaning
    self.examples = examples
  }

  package var name: String { names[0] }

  package static func named(_ word: String) -> QueryField? {
    let word = word.lowercased()
    return Rows.fields.first { $0.names.contains(word) }
  }

  /// The measure to sort by or to compare with, where the field has a number.
  package var measure: Measure<Rows>? {
    switch meaning {
    case .number(let measure): measure
    case .choice(_, let measure): measure
    case .name: nil
    }
  }

  package var choice: Choice<Rows>? {
    guard case .choice(let choice, _) = meaning else { return nil }
    return choice
  }
}

extension QueryField {
  /// Whether a number alone is a value of this field.
  var isNumberOfWords: Bool { name == Rows.fieldOfNumbers }

  /// An example with a number in it.
  var numberExample: String {
    examples.first { $0.contains { $0.isNumber } } ?? "\(name)>100"
  }
}
