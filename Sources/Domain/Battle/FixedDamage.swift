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
    case "endeavor": max(0, defender.hp - attacker.hp)
    case let slug where Self.retaliating.contains(slug): 0
    default: move.has(.ohko) ? knockOut : nil
    }
  }

  /// Moves that return damage that the user has taken; calculations assume that it has taken none.
  static let retaliating: Set<String> = [
    "bide", "comeuppance", "counter", "metal-burst", "mirror-coat",
  ]

  /// The damage of a one-hit knockout that hits.
  private var knockOut: Int {
    if generation == 1 { return speed(of: attacker) < speed(of: defender) ? 0 : defender.hp }
    let isFrozen = move.slug == "sheer-cold" && generation > 6 && defender.has(.ice)
    let fails = attacker.level < defender.level || defender.ability == "sturdy" || isFrozen
    return fails ? 0 : defender.hp
  }

  /// Whether a rule gives the damage of a move that has no power in the dex.
  static func hasOwnPower(_ slug: String) -> Bool {
    retaliating.contains(slug) || ruled.contains(slug)
  }

  private static let ruled: Set<String> = [
    "crush-grip", "dragon-rage", "electro-ball", "endeavor", "final-gambit", "fissure", "flail",
    "fling", "frustration", "grass-knot", "guardian-of-alola", "guillotine", "gyro-ball",
    "hard-press", "heat-crash", "heavy-slam", "horn-drill", "low-kick", "natures-madness",
    "night-shade", "pika-papow", "punishment", "return", "reversal", "ruination",
    "seismic-toss", "sheer-cold", "sonic-boom", "super-fang", "veevee-volley", "wring-out",
  ]
}
