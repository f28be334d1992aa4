/// The facts of a kind that lines may state, by their words.
struct FactRules<Row: Tabular>: Sendable {
  private let facts: [String: FactRule]
  /// The words in their order, without those that are spelled with hyphens.
  let words: [String]
  /// The lists of past values, by their positions among the fields.
  let past: [Int]

  /// - Parameters:
  ///   - values: the values that fields may have, by the names of the fields in the dex.
  ///   - together: words for several fields at once, with the fewest values that they need.
  init(
    _ values: [String: FieldValues], together: [String: (fields: [String], least: Int)] = [:]
  ) {
    let fields = Row.fields
    func rule(_ word: String, _ names: [String], least: Int) -> FactRule {
      let positions = names.compactMap { name in fields.firstIndex { $0.name == name } }
      return FactRule(
        word: word, positions: positions,
        values: positions.map { values[fields[$0].name] ?? .number(0...0) },
        links: positions.flatMap { fields[$0].links }, least: least,
        isList: positions.count == 1 && positions.allSatisfy { fields[$0].isList })
    }
    let rules =
      values.keys.map { rule($0, [$0], least: 1) }
      + together.map { rule($0.key, $0.value.fields, least: $0.value.least) }
    words = rules.map(\.word).sorted()
    past = fields.indices.filter { fields[$0].isList && fields[$0].name.hasPrefix("past_") }
    // Hyphens may stand for underscores.
    let spelled = rules + rules.map { $0.spelled(String($0.word.map { $0 == "_" ? "-" : $0 })) }
    facts = Dictionary(spelled.map { ($0.word, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Rules for all fields of a kind, with any value.
  static var ofAllFields: FactRules {
    FactRules(
      Dictionary(Row.fields.map { ($0.name, .any) }, uniquingKeysWith: { first, _ in first }))
  }

  /// `nil` for another word.
  subscript(word: String) -> FactRule? { facts[word] }
}

/// A word with the fields whose values follow it.
struct FactRule: Sendable {
  private(set) var word: String
  /// The fields, by their positions among those of the kind.
  let positions: [Int]
  /// For each field.
  let values: [FieldValues]
  /// The kinds whose slugs are the values: one for each field, or for each number of an element of the
  /// list.
  let links: [Kind?]
  /// The fewest values, the further ones being optional.
  let least: Int
  let isList: Bool

  /// A rule for one field, with any value.
  init<Row>(_ field: Field<Row>) {
    self.init(
      word: field.name, positions: [0], values: [.any], links: field.links, least: 1,
      isList: field.isList)
  }

  fileprivate init(
    word: String, positions: [Int], values: [FieldValues], links: [Kind?], least: Int, isList: Bool
  ) {
    (self.word, self.positions, self.values) = (word, positions, values)
    (self.links, self.least, self.isList) = (links, least, isList)
  }

  fileprivate func spelled(_ word: String) -> FactRule {
    var rule = self
    rule.word = word
    return rule
  }
}

/// The values that a field may have.
struct FieldValues {
  /// Of a number; values of other fields are slugs.
  let range: ClosedRange<Int>
  /// Whether `-` clears it.
  let mayBeEmpty: Bool

  static func number(_ range: ClosedRange<Int>) -> FieldValues {
    FieldValues(range: range, mayBeEmpty: false)
  }

  static func optional(_ range: ClosedRange<Int>) -> FieldValues {
    FieldValues(range: range, mayBeEmpty: true)
  }

  static let any = optional(.min ... .max)
  static let slug = number(0...0)
  static let optionalSlug = optional(0...0)
  static let flag = number(0...1)
}

extension Field {
  fileprivate var isList: Bool { if case .list = access { true } else { false } }
}
