/// A field of the query language, with its names, its values and examples. The parser's messages,
/// the completion, the help and the manual are all generated from tables of fields.
package struct QueryField<Rows: QueryRows>: Sendable {
  /// The main name, followed by abbreviations and aliases.
  package let names: [String]
  /// Further words that are understood, but not offered.
  package let aliases: [String]
  /// A short column header.
  package let title: String
  package let summary: String
  /// The meaning of its number, for sorting and as a column.
  package let numberSummary: String
  package let meaning: Meaning
  /// Example queries; each of them is tested.
  package let examples: [String]
  /// Whether it reads more than the forms and species, so that it has no values without a dex.
  private(set) var needsDex = false

  package enum Meaning: Sendable {
    case number(Measure<Rows>)
    /// One of the values of a vocabulary; some fields have a number as well, such as the level at
    /// which a form evolves.
    case choice(Choice<Rows>, Measure<Rows>?)
    /// A name in any language.
    case name
    /// A name in the user's language, as the list shows it.
    case ownName
  }

  package init(
    _ names: [String], aliases: [String] = [], title: String? = nil, _ summary: String,
    number: String? = nil, _ meaning: Meaning, _ examples: [String]
  ) {
    self.names = names
    self.aliases = aliases
    self.title = title ?? names[0]
    self.summary = summary
    numberSummary = number ?? summary
    self.meaning = meaning
    self.examples = examples
  }

  /// The same field, which needs a dex.
  var ofDex: QueryField {
    var field = self
    field.needsDex = true
    return field
  }

  /// Whether the field has values in these rows.
  func isKnown(in rows: Rows) -> Bool { !needsDex || rows.hasDex }

  package var name: String { names[0] }

  package static func named(_ word: String) -> QueryField? {
    let word = word.lowercased()
    return Rows.fields.first { $0.names.contains(word) || $0.aliases.contains(word) }
  }

  /// The number to sort by or to compare with, if the field has one.
  package var measure: Measure<Rows>? {
    switch meaning {
    case .number(let measure): measure
    case .choice(_, let measure): measure
    case .name, .ownName: nil
    }
  }

  /// The fields in the order in which people look for them: without `called:`, which only narrows
  /// `name:`.
  package static var first: [QueryField] {
    Rows.fields.filter { if case .ownName = $0.meaning { false } else { true } }
  }

  /// Whether its values are names of rows.
  package var isName: Bool {
    switch meaning {
    case .name, .ownName: true
    case .number, .choice: false
    }
  }

  package var choice: Choice<Rows>? {
    guard case .choice(let choice, _) = meaning else { return nil }
    return choice
  }
}

extension QueryField {
  /// Whether a bare number is a value of this field.
  var isBareNumberField: Bool { name == Rows.bareNumberField }

  /// An example with a number.
  var numberExample: String {
    examples.first { $0.contains { $0.isNumber } } ?? "\(name)>100"
  }
}
