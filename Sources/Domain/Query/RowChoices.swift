/// The choices that are alike for every kind of rows.
extension Choice {
  /// A thing of a kind: the number of a row in a column is its id.
  static func column<Value: Tabular>(
    _ noun: String, _ type: Value.Type,
    _ column: @escaping @Sendable (Rows) throws(PokedexError) -> [Int32],
    reason: @escaping @Sendable (String) -> String? = { _ in nil }
  ) -> Choice {
    Choice(
      noun, vocabulary: { rows throws(PokedexError) in try rows.vocabulary(of: type) },
      criterion: { chosen, _ in .column(chosen, type, column, reason: reason) })
  }

  /// Words of the query language's own, each for rows that are so.
  static func traits(_ noun: String, _ traits: [RowTrait<Rows>]) -> Choice {
    Choice(
      noun, vocabulary: { _ in Vocabulary(traits.map { ($0.name, []) }) },
      criterion: { chosen, _ in
        let wanted = chosen.entries.map { traits[$0.id] }
        return Criterion(
          rows: { rows throws(PokedexError) in
            var found = RowSet(count: rows.count)
            for trait in wanted { found.formUnion(try trait.rows(rows)) }
            return found
          },
          reason: { _, _ in nil })
      })
  }
}

/// Something that a row is or is not: what `is:` may ask for.
package struct RowTrait<Rows: QueryRows>: Sendable {
  package let name: String
  package let meaning: String
  let rows: @Sendable (Rows) throws(PokedexError) -> RowSet

  init(
    _ name: String, _ meaning: String,
    rows: @escaping @Sendable (Rows) throws(PokedexError) -> RowSet
  ) {
    self.name = name
    self.meaning = meaning
    self.rows = rows
  }
}

extension Criterion where Rows: QueryRows {
  /// The rows whose number in a column is the id of one of the values.
  static func column<Value: Tabular>(
    _ chosen: Chosen, _ type: Value.Type,
    _ column: @escaping @Sendable (Rows) throws(PokedexError) -> [Int32],
    reason: @escaping @Sendable (String) -> String? = { _ in nil }
  ) -> Criterion {
    let ids = chosen.ids(type).map { Int32($0.rawValue) }
    return Criterion(
      rows: { rows throws(PokedexError) in
        let column = try column(rows)
        return RowSet(count: rows.count) { ids.contains(column[$0]) }
      },
      reason: { _, _ in reason(chosen.name) })
  }
}

extension Chosen {
  /// Whether the query asks for what is so in a game. The lens is for where it names none.
  func allows(_ group: ID<VersionGroup>, _ lens: Lens?) -> Bool {
    (groups ?? lens?.groups)?.contains(group) ?? true
  }
}

extension QueryRows {
  /// The rows of any of the sets.
  func union<Element>(_ elements: [Element], _ set: (Element) -> RowSet) -> RowSet {
    elements.reduce(into: RowSet(count: count)) { $0.formUnion(set($1)) }
  }

  /// All things of a kind.
  func vocabulary<Value: Tabular>(of type: Value.Type) throws(PokedexError) -> Vocabulary {
    Vocabulary([try Vocabulary.Part(type, in: try dex())])
  }

  /// What the things of a kind are called, by their ids.
  func titles<Value: Tabular>(of type: Value.Type) throws(PokedexError) -> [Int: String] {
    let table = try dex().table(type)
    return Dictionary(
      zip(table.ids.map(\.rawValue), try dex().names(of: table)),
      uniquingKeysWith: { first, _ in first })
  }
}
