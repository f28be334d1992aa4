/// The details that may follow a value.
package struct ValueDetails: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A number: `weak:ice>=4`.
  package static let amount = ValueDetails(rawValue: 1)
  /// A game: `move:toxic@scarlet-violet`.
  package static let game = ValueDetails(rawValue: 2)
  /// A learn method: `move:wish/egg`.
  package static let method = ValueDetails(rawValue: 4)
  /// A move: `kos:dragonite/ice-beam`.
  package static let move = ValueDetails(rawValue: 8)
}

/// A field that takes one of a set of values.
package struct Choice<Rows: QueryRows>: Sendable {
  /// The word for a value in messages: `type`, `ability`.
  package let noun: String
  package let details: ValueDetails
  /// Whether completions say how many rows each value leaves; counting takes one search per value.
  let countsCompletions: Bool
  package let vocabulary: @Sendable (Rows) -> Vocabulary
  package let criterion: @Sendable (Chosen, Rows) throws(RefusedValue) -> Criterion<Rows>
  /// The list that a query in braces searches for values; `nil` if the field takes no such query.
  package let nested: (@Sendable (Rows) -> any NestedList)?

  package init(
    _ noun: String, details: ValueDetails = [], countsCompletions: Bool = true,
    nested: (@Sendable (Rows) -> any NestedList)? = nil,
    vocabulary: @escaping @Sendable (Rows) -> Vocabulary,
    criterion: @escaping @Sendable (Chosen, Rows) throws(RefusedValue) -> Criterion<Rows>
  ) {
    self.noun = noun
    self.details = details
    self.countsCompletions = countsCompletions
    self.vocabulary = vocabulary
    self.criterion = criterion
    self.nested = nested
  }
}

extension Choice {
  /// The rows with a value; `nil` if the field does not take it: `weak:` takes no status moves.
  func rows(with entry: Vocabulary.Entry, in rows: Rows) -> RowSet? {
    try? criterion(Chosen(entries: [entry], text: entry.slug), rows).rows(rows)
  }
}

/// Why a field cannot take a value, such as a status move in `weak:`.
package struct RefusedValue: Error {
  /// The message.
  let reason: String
}

/// A value of a query with its details, every name resolved.
package struct Chosen: Sendable {
  /// Several if entities share the name, such as the places called Route 1, or if a query in braces
  /// found them.
  package let entries: [Vocabulary.Entry]
  package var amount: Amount?
  /// The games that the value is limited to.
  package var games: PlayedGames?
  /// The run whose cap limits the moves: `move:bite@run`.
  package var run: RunFacts?
  /// The learn methods that the value is limited to.
  package var methods: [ID<MoveLearnMethod>]?
  /// The move that the value is limited to.
  package var move: Vocabulary.Entry?
  /// The value in canonical form: `toxic@scarlet-violet/machine>=2`.
  package var text: String

  package struct Amount: Hashable, Sendable {
    package let comparison: Comparison
    package let number: Double
  }

  /// The IDs of the entries of a kind.
  func ids<Row: Tabular>(_ type: Row.Type) -> [ID<Row>] {
    entries.filter { $0.kind == Row.kind }.map { ID($0.id) }
  }

  /// The display name of the value.
  var name: String { entries.first?.name ?? text }
}

/// A condition of a query with all names resolved: the rows that meet it, and the reason for each.
package struct Criterion<Rows>: Sendable {
  /// The condition in canonical form, which also identifies it: `move:toxic@scarlet-violet`.
  package var text: String
  package let rows: @Sendable (Rows) -> RowSet
  /// The fact that makes a row meet the condition, in a few words.
  package let reason: @Sendable (Rows, Int) -> String?
  /// Why no row can meet the condition in the games of the lens; `nil` if some may.
  package var gap: @Sendable (Rows) -> GameGap?
  /// Why the condition could not be checked: the user's marks cannot be read; `nil` if it could.
  let failure: @Sendable (Rows) -> PokedexError?

  package init(
    _ text: String = "",
    rows: @escaping @Sendable (Rows) -> RowSet,
    reason: @escaping @Sendable (Rows, Int) -> String?,
    gap: @escaping @Sendable (Rows) -> GameGap? = { _ in nil },
    failure: @escaping @Sendable (Rows) -> PokedexError? = { _ in nil }
  ) {
    self.text = text
    self.rows = rows
    self.reason = reason
    self.gap = gap
    self.failure = failure
  }
}
