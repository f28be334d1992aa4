/// Choices for every kind of rows.
extension Choice {
  /// A choice of entities whose IDs are in a column.
  static func column<Value: Tabular>(
    _ noun: String, _ type: Value.Type,
    _ column: @escaping @Sendable (Rows) -> [Int32],
    reason: @escaping @Sendable (String) -> String? = { _ in nil }
  ) -> Choice {
    Choice(
      noun, vocabulary: { $0.vocabulary(of: type) },
      criterion: { chosen, _ in .column(chosen, type, column, reason: reason) })
  }

  /// A choice of keywords, each for the rows with a trait.
  ///
  /// - Parameter traits: the ones that players use most come first, as in the completions.
  static func traits(_ noun: String, _ traits: [RowTrait<Rows>]) -> Choice {
    Choice(
      noun,
      vocabulary: { _ in
        Vocabulary(traits.map { ($0.name, $0.synonyms) }, meanings: traits.map(\.meaning))
      },
      criterion: { chosen, _ in .traits(chosen.entries.map { traits[$0.id] }) })
  }
}

extension QueryField where Rows: QueryRows {
  /// The field `is:`.
  ///
  /// - Parameter noun: the word for a value in messages.
  static func traits(
    _ noun: String, _ traits: [RowTrait<Rows>], _ examples: [String]
  ) -> QueryField {
    QueryField(
      ["is"], "has the trait: " + traits.map(\.name).joined(separator: " "),
      .choice(.traits(noun, traits), nil), examples)
  }
}

/// A boolean property of rows, which `is:` takes.
package struct RowTrait<Rows: QueryRows>: Sendable {
  package let name: String
  /// Further words that are understood.
  let synonyms: [String]
  package let meaning: String
  let rows: @Sendable (Rows) -> RowSet
  /// The fact that gives a row the trait, in a few words.
  let reason: @Sendable (Rows, Int) -> String?
  /// Why no row has the trait in the games of the lens; `nil` if some may.
  let gap: @Sendable (Rows) -> GameGap?
  /// Why the trait could not be checked; see ``Criterion/failure``.
  let failure: @Sendable (Rows) -> PokedexError?

  init(
    _ name: String, synonyms: [String] = [], _ meaning: String,
    rows: @escaping @Sendable (Rows) -> RowSet,
    reason: @escaping @Sendable (Rows, Int) -> String? = { _, _ in nil },
    gap: @escaping @Sendable (Rows) -> GameGap? = { _ in nil },
    failure: @escaping @Sendable (Rows) -> PokedexError? = { _ in nil }
  ) {
    self.name = name
    self.synonyms = synonyms
    self.meaning = meaning
    self.rows = rows
    self.reason = reason
    self.gap = gap
    self.failure = failure
  }

  /// A trait of rows that exist only in games with a feature.
  init(
    _ name: String, _ meaning: String, in games: GameFeature,
    rows: @escaping @Sendable (Rows) -> RowSet
  ) {
    self.init(name, meaning, rows: rows, gap: { $0.lens.gap(games) })
  }
}

extension Criterion where Rows: QueryRows {
  /// Matches the rows with any of the traits.
  fileprivate static func traits(_ wanted: [RowTrait<Rows>]) -> Criterion {
    Criterion(
      rows: { rows in
        var found = RowSet(count: rows.count)
        for trait in wanted where trait.gap(rows) == nil { found.formUnion(trait.rows(rows)) }
        return found
      },
      reason: { rows, row in
        for trait in wanted {
          if let reason = trait.reason(rows, row) { return reason }
        }
        return nil
      }, gap: { rows in wanted.lazy.compactMap { $0.gap(rows) }.first },
      failure: { rows in wanted.lazy.compactMap { $0.failure(rows) }.first })
  }
}

extension Criterion where Rows: QueryRows {
  /// Matches the rows whose number in a column is the ID of one of the values.
  static func column<Value: Tabular>(
    _ chosen: Chosen, _ type: Value.Type,
    _ column: @escaping @Sendable (Rows) -> [Int32],
    reason: @escaping @Sendable (String) -> String? = { _ in nil }
  ) -> Criterion {
    let ids = chosen.ids(type).map { Int32($0.rawValue) }
    return Criterion(
      rows: { rows in
        let column = column(rows)
        return RowSet(count: rows.count) { ids.contains(column[$0]) }
      },
      reason: { _, _ in reason(chosen.name) })
  }
}

extension Chosen {
  /// Whether the value applies to a version group. If the query has no game, the lens decides.
  func allows(_ group: ID<VersionGroup>, _ lens: Lens?) -> Bool {
    (games?.groups ?? lens?.data.groups)?.contains(group) ?? true
  }

  /// The versions to which the query, or else the lens, limits the value; `nil` for all.
  func versions(in dex: any DexReference, through lens: Lens?) -> Set<ID<Version>>? {
    guard let games = games ?? lens?.games else { return nil }
    return games.versions(in: dex.table(Version.self))
  }
}

extension QueryRows {
  /// The union of the sets.
  func union<Element>(_ elements: [Element], _ set: (Element) -> RowSet) -> RowSet {
    elements.reduce(into: RowSet(count: count)) { $0.formUnion(set($1)) }
  }

  /// All entities of a kind as values.
  func vocabulary<Value: Tabular>(of type: Value.Type) -> Vocabulary {
    Vocabulary([Vocabulary.Part(type, in: dex)])
  }

  /// The names of a kind's entities by ID.
  func titles<Value: Tabular>(of type: Value.Type) -> [Int: String] {
    let table = dex.table(type)
    return Dictionary(
      zip(table.ids.map(\.rawValue), dex.names(of: table)),
      uniquingKeysWith: { first, _ in first })
  }
}
