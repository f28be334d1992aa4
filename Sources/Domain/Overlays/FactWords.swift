/// Reads the words of facts: numbers, slugs of entities, and `-` for nothing.
package struct FactWords {
  /// The kinds taken so far. They are few, so that looking one up takes less than in a dictionary.
  private var kinds: [Kind] = []
  /// The IDs by slug, for each of the kinds.
  private var ids: [[String: Int]] = []

  package init() {}

  package mutating func take<Row: Tabular>(_ rows: [Row]) {
    take(Row.kind, slugs: rows.map(\.slug), ids: rows.map(\.id))
  }

  mutating func take<Row: Tabular>(_ table: Table<Row>) {
    take(Row.kind, slugs: table.slugs, ids: table.ids)
  }

  private mutating func take<Row>(_ kind: Kind, slugs: [String], ids: [ID<Row>]) {
    let known = Dictionary(
      zip(slugs, ids.map(\.rawValue)), uniquingKeysWith: { first, _ in first })
    if let place = place(of: kind) {
      self.ids[place] = known
    } else {
      kinds.append(kind)
      self.ids.append(known)
    }
  }

  private func place(of kind: Kind) -> Int? { kinds.firstIndex(of: kind) }

  /// - Parameter kind: one that is taken.
  mutating func add(_ slug: String, _ id: Int, to kind: Kind) {
    if let place = place(of: kind) { ids[place][slug] = id }
  }

  func knows(_ kind: Kind) -> Bool { place(of: kind) != nil }

  func slugs(of kind: Kind) -> [String] { place(of: kind).map { ids[$0].keys.sorted() } ?? [] }

  func number(of slug: String, _ kind: Kind) -> Int? { place(of: kind).flatMap { ids[$0][slug] } }

  /// Returns the ID of an entity already taken; `nil` if none has that slug.
  package func id<Row: Tabular>(_ slug: String, _ type: Row.Type) -> ID<Row>? {
    number(of: slug, Row.kind).map { ID($0) }
  }

  /// Reads a value: words separated by spaces, each a number, a slug of the kind that the field
  /// links to, or `-` for `nil`.
  package func numbers<Row>(_ text: String, for field: Field<Row>) throws(PokedexError) -> [Int?] {
    var (reader, words) = (self, OverlayWords(Array(text.utf8)[...]))
    let numbers = reader.readValues(FactRule(field), &words)
    guard words.finish() else {
      throw .badData(BadData(resource: field.name, field: "", reason: words.fault?.text ?? ""))
    }
    return numbers
  }
}

extension FactWords: FactReader {
  func id(_ word: OverlayWord, _ kind: Kind, _ line: inout OverlayWords) -> Int? {
    if let id = number(of: word.text, kind), !word.isQuoted { return id }
    let hint = NearestWord.hint(word.text, among: slugs(of: kind))
    return line.refuse(word.column, "no \(kind.rawValue) '\(word.text)'\(hint)")
  }
}
