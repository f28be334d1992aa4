import PokedexDomain

/// Parses the values of facts, using the IDs of the entities already written to the dex.
struct FactWords {
  private var ids: [Kind: [String: Int]] = [:]

  mutating func take<Row: Tabular>(_ rows: [Row]) {
    ids[Row.kind] = Dictionary(
      rows.map { ($0.slug, $0.id.rawValue) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the ID of an entity already written; `nil` if none has that slug.
  func id<Row: Tabular>(_ slug: String, _ type: Row.Type) -> ID<Row>? {
    ids[Row.kind]?[slug].map { ID($0) }
  }

  /// Parses a value: words separated by spaces, each a number, a slug of the kind that the field
  /// links to, or `-` for `nil`.
  func numbers<Row>(_ text: String, for field: Field<Row>) throws(PokedexError) -> [Int?] {
    var numbers: [Int?] = []
    for word in text.split(separator: " ").map(String.init) {
      let kind = field.links[numbers.count % field.links.count]
      numbers.append(try number(word, of: kind))
    }
    return numbers
  }

  private func number(_ word: String, of kind: Kind?) throws(PokedexError) -> Int? {
    if word == "-" { return nil }
    if let number = Int(word) { return number }
    if let kind, let id = ids[kind]?[word] { return id }
    throw .badData(
      BadData(resource: kind?.rawValue ?? "", field: "", reason: "a fact names \(word)"))
  }
}
