/// Reads the words of facts: numbers, slugs of entities, and `-` for nothing.
package struct FactWords {
  private var ids: [Kind: [String: Int]] = [:]

  package init() {}

  package mutating func take<Row: Tabular>(_ rows: [Row]) {
    take(Row.kind, slugs: rows.map(\.slug), ids: rows.map(\.id))
  }

  mutating func take<Row: Tabular>(_ table: Table<Row>) {
    take(Row.kind, slugs: table.slugs, ids: table.ids)
  }

  private mutating func take<Row>(_ kind: Kind, slugs: [String], ids: [ID<Row>]) {
    self.ids[kind] = Dictionary(
      zip(slugs, ids.map(\.rawValue)), uniquingKeysWith: { first, _ in first })
  }

  mutating func add(_ slug: String, _ id: Int, to kind: Kind) { ids[kind, default: [:]][slug] = id }

  func knows(_ kind: Kind) -> Bool { ids[kind] != nil }

  func slugs(of kind: Kind) -> [String] { ids[kind].map { $0.keys.sorted() } ?? [] }

  func number(of slug: String, _ kind: Kind) -> Int? { ids[kind]?[slug] }

  /// Returns the ID of an entity already taken; `nil` if none has that slug.
  package func id<Row: Tabular>(_ slug: String, _ type: Row.Type) -> ID<Row>? {
    number(of: slug, Row.kind).map { ID($0) }
  }

  /// The meaning of a word.
  enum Reading: Hashable {
    case nothing
    case number(Int)
    case unknown
  }

  /// - Parameter kind: the kind whose slugs the word may be; `nil` for numbers only.
  func reading(_ word: String, of kind: Kind?) -> Reading {
    if word == "-" { return .nothing }
    if let number = Int(word) { return .number(number) }
    return kind.flatMap { number(of: word, $0) }.map { .number($0) } ?? .unknown
  }

  /// Reads a value: words separated by spaces, each a number, a slug of the kind that the field
  /// links to, or `-` for `nil`.
  package func numbers<Row>(_ text: String, for field: Field<Row>) throws(PokedexError) -> [Int?] {
    var numbers: [Int?] = []
    for word in text.split(separator: " ").map(String.init) {
      let kind = field.links[numbers.count % field.links.count]
      switch reading(word, of: kind) {
      case .nothing: numbers.append(nil)
      case .number(let number): numbers.append(number)
      case .unknown:
        throw .badData(
          BadData(resource: kind?.rawValue ?? "", field: "", reason: "a fact names \(word)"))
      }
    }
    return numbers
  }
}
