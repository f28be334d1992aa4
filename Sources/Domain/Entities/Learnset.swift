/// All moves that a form learns, in every version group.
package struct Learnset: Hashable, Sendable {
  package var moves: [LearnedMove]

  package init(_ moves: [LearnedMove] = []) {
    self.moves = moves
  }

  /// The moves by version group, method, level, position and move.
  package var sorted: [LearnedMove] { moves.sorted() }
}

/// One way to learn one move in one version group.
package struct LearnedMove: Hashable, Sendable {
  package var versionGroup: ID<VersionGroup>
  package var method: ID<MoveLearnMethod>
  package var move: ID<Move>
  /// 1 to 100 for moves learned by level-up; 0 for moves learned on evolving or by other methods.
  package var level: Int
  /// Position among the moves of the same level, where the games define one.
  package var order: Int?

  package init(
    versionGroup: ID<VersionGroup>, method: ID<MoveLearnMethod>, move: ID<Move>, level: Int,
    order: Int? = nil
  ) {
    self.versionGroup = versionGroup
    self.method = method
    self.move = move
    self.level = level
    self.order = order
  }
}

extension LearnedMove: Comparable {
  /// Orders by version group, method, level, position and move.
  package static func < (left: Self, right: Self) -> Bool {
    // Avoids tuples of five: a sync makes six million comparisons.
    if left.versionGroup != right.versionGroup { return left.versionGroup < right.versionGroup }
    if left.method != right.method { return left.method < right.method }
    if left.level != right.level { return left.level < right.level }
    let (order, otherOrder) = (left.order ?? 0, right.order ?? 0)
    return order == otherOrder ? left.move < right.move : order < otherOrder
  }
}

extension ID<MoveLearnMethod> {
  // PokeAPI's IDs.
  static let levelUp: Self = 1
  static let egg: Self = 2
  static let tutor: Self = 3
  static let machine: Self = 4
}
