/// A goal of a spread of EVs or stat points.
package enum SpreadGoal: Hashable, Sendable {
  /// To survive one use of a foe's move in at least this percentage of its outcomes.
  case survive(BattleSet, TeamMove, percent: Int)
  case outspeed(BattleSet)
  /// To knock a foe out with one use of a move in at least this percentage of its outcomes.
  case knockOut(BattleSet, TeamMove, percent: Int)

  package var foe: BattleSet {
    switch self {
    case .survive(let foe, _, _), .outspeed(let foe), .knockOut(let foe, _, _): foe
    }
  }

  /// `nil` for Speed.
  package var move: TeamMove? {
    switch self {
    case .survive(_, let move, _), .knockOut(_, let move, _): move
    case .outspeed: nil
    }
  }

  /// Whether the foe attacks.
  var isOfFoe: Bool { if case .survive = self { true } else { false } }

  /// The percentage of the outcomes in which it is to be reached: 1 to 100.
  package var percent: Int {
    switch self {
    case .survive(_, _, let percent), .knockOut(_, _, let percent): percent
    case .outspeed: 100
    }
  }
}

/// The fewest EVs of a Pokémon, or stat points in Champions, that reach several goals.
package struct Spread: Hashable, Sendable {
  /// The Pokémon with the spread and its nature; without one, as it was given.
  package let set: BattleSet
  /// The EVs of all stats that need any; `nil` if none reach all goals, even without a limit.
  package let effort: StatValues?
  /// The most EVs in all that change a stat: 508, or 66 stat points.
  package let limit: Int
  package let results: [Result]

  /// How a goal is reached with the spread; without one, with the training that is best for it.
  package struct Result: Hashable, Sendable {
    package let goal: SpreadGoal
    /// The attack; `nil` for Speed.
    package let row: DamageRow?
    /// `nil` for attacks.
    package let speeds: BattleSpeeds?
    /// The chance of the goal, in thousandths: 0 and 1000 only if it is impossible or certain.
    package let thousandths: Int
    /// The HP or Speed that it lacks; 0 if it is reached.
    package let missing: Int
    /// The fewest EVs for this goal alone; `nil` if none reach it.
    package let alone: StatValues?

    package var isReached: Bool { missing == 0 }
    package var cell: DamageCell? { row.flatMap { $0.cells.first ?? nil } }
  }

  package var total: Int? { effort?.total }
  /// How many EVs the goals need above the limit.
  package var excess: Int { max(0, (total ?? 0) - limit) }
  package var isPossible: Bool { effort != nil && excess == 0 }
}
