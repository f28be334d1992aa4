/// Who of a team moves when, if all use moves of the same priority.
package struct SpeedOrder: Hashable, Sendable {
  package struct Turn: Hashable, Sendable {
    /// The place in the team.
    package let member: Int
    package let title: String
    /// Speed as the summary screen shows it.
    package let stat: Int
    /// Speed with all that changes it.
    package let speed: Int
    /// Whether an item or an ability makes it wait for all others.
    package let movesLast: Bool
    /// 1 for the first; who is as fast shares the better place, and chance decides.
    package let rank: Int
  }

  /// The first to move first.
  package let turns: [Turn]

  /// - Parameter stages: by the place in the team, -6 to 6; 0 where none is told.
  init(
    _ combatants: [Combatant], under conditions: Set<SpeedCondition>, stages: [Int: Int]
  ) {
    let keys = combatants.enumerated().map { member, combatant in
      let speed = combatant.speed(under: conditions, stage: stages[member] ?? 0)
      let isReversed = conditions.contains(.trickRoom)
      return (
        last: combatant.holder.movesLast ? 1 : 0, order: isReversed ? speed : -speed,
        speed: speed, member: member
      )
    }
    let sorted = keys.sorted { ($0.last, $0.order, $0.member) < ($1.last, $1.order, $1.member) }
    turns = sorted.map { key in
      Turn(
        member: key.member, title: combatants[key.member].title,
        stat: combatants[key.member].stat(.speed), speed: key.speed, movesLast: key.last == 1,
        rank: 1 + sorted.filter { ($0.last, $0.order) < (key.last, key.order) }.count)
    }
  }
}
