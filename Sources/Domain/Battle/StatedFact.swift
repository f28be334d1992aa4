/// A statement about a battle that only some moves, abilities and items heed.
package enum StatedFact: String, CaseIterable, Hashable, Sendable {
  case fallen
  case hitsTaken
  case hits
  case turn
  case firstUse
  case abilityActive
  case targetAbilityActive
  case boosted
  case targetBoosted

  fileprivate func isMade(in calculation: DamageCalculation) -> Bool {
    let (user, target, move) = (calculation.attacker, calculation.defender, calculation.move)
    return switch self {
    case .fallen: user.fallenAllies > 0
    case .hitsTaken: user.hitsTaken > 0
    case .hits: move.hits != nil
    case .turn: move.turn > 1
    case .firstUse: move.isStellarFirstUse
    case .abilityActive: user.isAbilityActive
    case .targetAbilityActive: target.isAbilityActive
    case .boosted: user.hasStatedBoost
    case .targetBoosted: target.hasStatedBoost
    }
  }

  /// Takes the statement out of a calculation, or changes the number of hits.
  fileprivate func remove(from calculation: inout DamageCalculation) {
    switch self {
    case .fallen: calculation.attacker.fallenAllies = 0
    case .hitsTaken: calculation.attacker.hitsTaken = 0
    case .hits: calculation.move.hits = calculation.move.hits == 1 ? 2 : 1
    case .turn: calculation.move.turn = 1
    case .firstUse: calculation.move.isStellarFirstUse = false
    case .abilityActive: calculation.attacker.deactivateAbility()
    case .targetAbilityActive: calculation.defender.deactivateAbility()
    case .boosted: calculation.attacker.boosted = nil
    case .targetBoosted: calculation.defender.boosted = nil
    }
  }
}

extension DamageFormula {
  /// The statements of a calculation that do not change its damage.
  func unused(in calculation: DamageCalculation, _ damage: Damage) -> [StatedFact] {
    StatedFact.allCases.filter { fact in
      guard fact.isMade(in: calculation) else { return false }
      var rest = calculation
      fact.remove(from: &rest)
      return self(rest) == damage
    }
  }
}

extension Battler {
  /// Whether its boosted stat is stated, although no ability of its own boosts one.
  fileprivate var hasStatedBoost: Bool { boosted != nil && !isAbilityActive && !boostsBestStat }

  /// An active ability has chosen the boosted stat.
  fileprivate mutating func deactivateAbility() { (isAbilityActive, boosted) = (false, nil) }
}
