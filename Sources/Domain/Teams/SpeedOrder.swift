/// The turn order of a team if all its members use moves of the same priority.
package struct SpeedOrder: Hashable, Sendable {
  package struct Turn: Hashable, Sendable {
    /// The index of the member in the team.
    package let member: Int
    package let title: String
    /// The Speed stat, as on the summary screen.
    package let stat: Int
    /// The Speed in battle, with all its modifiers.
    package let speed: Int
    /// Whether an item or an ability makes the member move after all others.
    package let movesLast: Bool
    /// The rank from 1. Members of equal speed share the better rank; a speed tie is decided at
    /// random.
    package let rank: Int
  }

  /// The turns, first to last.
  package let turns: [Turn]

  /// - Parameter stages: Speed stages from -6 to 6 by the index in the team; 0 if absent.
  init(
    _ members: [TeamBattler], under conditions: Set<SpeedCondition>, stages: [Int: Int]
  ) {
    let keys = members.enumerated().map { member, battler in
      let speed = battler.speed(under: conditions, stage: stages[member] ?? 0)
      let isReversed = conditions.contains(.trickRoom)
      return (
        last: battler.speedProfile.movesLast ? 1 : 0,
        order: -SpeedProfile.turnKey(speed, inTrickRoom: isReversed, battler.generation),
        speed: speed, member: member
      )
    }
    let sorted = keys.sorted { ($0.last, $0.order, $0.member) < ($1.last, $1.order, $1.member) }
    turns = sorted.map { key in
      Turn(
        member: key.member, title: members[key.member].title,
        stat: members[key.member].stats[.speed], speed: key.speed, movesLast: key.last == 1,
        rank: 1 + sorted.filter { ($0.last, $0.order) < (key.last, key.order) }.count)
    }
  }
}
