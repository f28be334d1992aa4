/// Damage that does not follow the formula.
extension Hit {
  /// `nil` for moves that follow the formula.
  var fixedDamage: Int? {
    switch move.slug {
    case "seismic-toss", "night-shade": attacker.level
    case "dragon-rage": 40
    case "sonic-boom": 20
    case "super-fang", "natures-madness", "ruination": max(1, defender.hp / 2)
    case "guardian-of-alola": max(1, defender.hp * 3 / 4)
    case "final-gambit": attacker.hp
    default: nil
    }
  }
}
