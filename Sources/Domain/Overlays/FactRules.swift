/// The facts of a kind that lines may state, by their words.
struct FactRules<Row: Tabular>: Sendable {
  private let facts: [String: FactRule]
  /// The words in their order, without those that are spelled with hyphens.
  let words: [String]

  /// - Parameters:
  ///   - values: the values that fields may have, by the names of the fields in the dex.
  ///   - together: words for several fields at once, with the fewest values that they need.
  ///   - past: the past values that go when a field changes: the changed game has its own.
  init(
    _ values: [String: FieldValues], together: [String: (fields: [String], least: Int)] = [:],
    past: (String) -> PastValues? = { _ in nil }
  ) {
    let fields = Row.fields
    func rule(_ word: String, _ names: [String], least: Int) -> FactRule {
      let positions = names.compactMap { name in fields.firstIndex { $0.name == name } }
      return FactRule(
        word: word, fields: names, positions: positions,
        values: positions.map { values[fields[$0].name] ?? .number(0...0) },
        links: positions.flatMap { fields[$0].links }, least: least,
        isList: positions.count == 1 && positions.allSatisfy { fields[$0].isList },
        past: names.compactMap(past).compactMap { PastPart($0, among: fields) })
    }
    let rules =
      values.keys.map { rule($0, [$0], least: 1) }
      + together.map { rule($0.key, $0.value.fields, least: $0.value.least) }
    words = rules.map(\.word).sorted()
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
final class FactRule: Sendable {
  let word: String
  /// The names of the fields in the dex.
  let fields: [String]
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
  /// The past values that go with the fact.
  let past: [PastPart]

  /// A rule for one field, with any value.
  convenience init<Row>(_ field: Field<Row>) {
    self.init(
      word: field.name, fields: [field.name], positions: [0], values: [.any], links: field.links,
      least: 1, isList: field.isList, past: [])
  }

  fileprivate init(
    word: String, fields: [String], positions: [Int], values: [FieldValues], links: [Kind?],
    least: Int, isList: Bool, past: [PastPart]
  ) {
    (self.word, self.fields, self.positions, self.values) = (word, fields, positions, values)
    (self.links, self.least, self.isList, self.past) = (links, least, isList, past)
  }

  fileprivate func spelled(_ word: String) -> FactRule {
    FactRule(
      word: word, fields: fields, positions: positions, values: values, links: links, least: least,
      isList: isList, past: past)
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
