/// The training that a Pokémon needs to outspeed another.
package enum SpeedNeed: Hashable, Sendable {
  /// The Pokémon is already faster; under Trick Room, slower.
  case nothing
  /// The total Speed EVs, or stat points in Champions, needed with its own nature, 0 to 252.
  case effort(Int)
  /// The total Speed EVs needed with a Speed-boosting nature, or under Trick Room a Speed-lowering
  /// one.
  case effortAndNature(Int)
  case outOfReach

  /// - Parameter target: The Speed to exceed, or to stay below under Trick Room.
  init(
    of member: TeamBattler, beyond target: Int, under conditions: Set<SpeedCondition>,
    stage: Int = 0
  ) {
    let formula = member.speedProfile.formula(under: conditions, stage: stage)
    let isReversed = conditions.contains(.trickRoom)
    let key = { SpeedProfile.turnKey($0, inTrickRoom: isReversed, member.generation) }
    let isBeyond = { (stat: Int) in key(formula.value(of: stat)) > key(target) }
    let own = member.stats.percent(of: .speed)
    let effort = { (nature: Int) in
      Self.steps(member.stats.formula).first {
        isBeyond(member.stats.value(of: .speed, effort: $0, nature: nature))
      }
    }
    if isBeyond(member.stats[.speed]) {
      self = .nothing
    } else if let needed = effort(own) {
      self = .effort(needed)
    } else if let needed = effort(isReversed ? 90 : 110) {
      self = .effortAndNature(needed)
    } else {
      self = .outOfReach
    }
  }

  /// Stats rise with every fourth EV only, and with every stat point.
  private static func steps(_ formula: StatFormula) -> StrideThrough<Int> {
    stride(from: 0, through: formula.maxSetEffort, by: formula.setStep)
  }
}
