/// How moves differ from their facts in the dex: a row of a table.
struct MoveRule<Value: Sendable>: Sendable {
  fileprivate let moves: [String]
  fileprivate let generations: ClosedRange<Int>
  fileprivate let value: @Sendable (Hit) -> Value?

  /// - Parameter value: returns `nil` for hits whose value is that of the dex.
  init(
    _ moves: String..., since: Int = 1, until: Int = 9, _ value: @escaping @Sendable (Hit) -> Value?
  ) {
    self.moves = moves
    generations = since...until
    self.value = value
  }
}

extension MoveRule<NoDamage> {
  /// Moves that do no damage under a condition.
  init(
    _ reason: NoDamage, of moves: String..., if condition: @escaping @Sendable (Hit) -> Bool
  ) {
    self.moves = moves
    generations = 1...9
    value = { condition($0) ? reason : nil }
  }
}

extension MoveRule<Int> {
  /// Moves whose power is double if all conditions hold.
  init(
    doubled moves: String..., since: Int = 1, until: Int = 9, if conditions: RuleCondition...
  ) {
    self.moves = moves
    generations = since...until
    value = { conditions.hold(for: $0) ? $0.move.power * 2 : nil }
  }
}

/// The rules of moves by their slugs.
struct MoveRules<Value: Sendable>: Sendable {
  private let rows: [String: [MoveRule<Value>]]

  init(_ all: [MoveRule<Value>]) {
    var rows: [String: [MoveRule<Value>]] = [:]
    for row in all { for move in row.moves { rows[move, default: []].append(row) } }
    self.rows = rows
  }

  /// The value in place of the move's fact; `nil` if no rule changes it.
  func callAsFunction(_ hit: Hit) -> Value? {
    guard let rows = rows[hit.move.slug] else { return nil }
    for row in rows where row.generations.contains(hit.generation) {
      if let value = row.value(hit) { return value }
    }
    return nil
  }

  /// Whether any row is about the move in a generation.
  func mentions(_ move: String, in generation: Int) -> Bool {
    rows[move]?.contains { $0.generations.contains(generation) } ?? false
  }

  /// Whether any row is about the move, in any generation.
  func mentions(_ move: String) -> Bool { rows[move] != nil }
}
