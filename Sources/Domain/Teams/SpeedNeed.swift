/// What somebody needs to be faster than something.
package enum SpeedNeed: Hashable, Sendable {
  /// Faster as it is.
  case nothing
  /// So much effort in Speed in all, 0 to 252, with the nature it has.
  case effort(Int)
  /// So much effort, and a nature that favours Speed.
  case effortAndNature(Int)
  case outOfReach

  /// - Parameter target: the speed to be exceeded, or under Trick Room to be undercut.
  init(
    of combatant: Combatant, beyond target: Int, under conditions: Set<SpeedCondition>,
    stage: Int = 0
  ) {
    let formula = combatant.holder.formula(under: conditions, stage: stage)
    let isReversed = conditions.contains(.trickRoom)
    let isBeyond = { (stat: Int) in
      let speed = formula.value(of: stat)
      return isReversed ? speed < target : speed > target
    }
    let own = combatant.percent(of: .speed)
    let effort = { (nature: Int) in
      Self.steps.first { isBeyond(combatant.stat(.speed, effort: $0, nature: nature)) }
    }
    if isBeyond(combatant.stat(.speed)) {
      self = .nothing
    } else if let needed = effort(own) {
      self = .effort(needed)
    } else if let needed = effort(isReversed ? 90 : 110) {
      self = .effortAndNature(needed)
    } else {
      self = .outOfReach
    }
  }

  /// Only every fourth point counts.
  private static let steps = Array(stride(from: 0, through: TeamRules.mostEffort, by: 4))
}
