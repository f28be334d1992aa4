/// The moves whose power varies.
///
/// Source: Bulbapedia's pages of the moves.
enum MovePower {
  static let rules = MoveRules<Int>([
    // By HP.
    MoveRule("eruption", "water-spout", "dragon-energy") {
      max(1, 150 * $0.attacker.hp / $0.attacker.stats.hp)
    },
    MoveRule("flail", "reversal", since: 4, until: 4) {
      step($0.attacker.hp * 64 / $0.attacker.stats.hp, [2, 6, 13, 22, 43], despair)
    },
    MoveRule("flail", "reversal") {
      step($0.attacker.hp * 48 / $0.attacker.stats.hp, [2, 5, 10, 17, 33], despair)
    },
    MoveRule("crush-grip", "wring-out") { part(of: 120, leftOf: $0.defender) },
    MoveRule("hard-press") { part(of: 100, leftOf: $0.defender) },

    // By weight, in hectograms.
    MoveRule("low-kick", "grass-knot", since: 3) {
      step($0.defender.battleWeight, [100, 250, 500, 1000, 2000], [20, 40, 60, 80, 100, 120])
    },
    MoveRule("heavy-slam", "heat-crash") {
      step(
        $0.attacker.battleWeight / $0.defender.battleWeight, [2, 3, 4, 5], [40, 60, 80, 100, 120])
    },

    // By Speed.
    MoveRule("gyro-ball") {
      let (own, foe) = ($0.speed(of: $0.attacker), $0.speed(of: $0.defender))
      return own > 0 ? min(150, max(1, 25 * foe / own + ($0.generation > 4 ? 1 : 0))) : 1
    },
    MoveRule("electro-ball") {
      let (own, foe) = ($0.speed(of: $0.attacker), $0.speed(of: $0.defender))
      return foe > 0 ? step(own / foe, [1, 2, 3, 4], [40, 60, 80, 120, 150]) : 40
    },
    MoveRule(doubled: "payback", if: .movesLast),
    MoveRule(doubled: "bolt-beak", "fishious-rend", if: .not(.movesLast)),

    // By stages and conditions.
    MoveRule("stored-power", "power-trip") { 20 + 20 * $0.attacker.raisedStages },
    MoveRule("punishment") { min(200, 60 + 20 * $0.defender.raisedStages) },
    MoveRule(
      doubled: "hex", "infernal-parade", if: .either(.foeAnyStatus, .foeAbility("comatose"))),
    MoveRule(doubled: "wake-up-slap", if: .either(.foeStatus(.sleep), .foeAbility("comatose"))),
    MoveRule(doubled: "smelling-salts", since: 4, if: .foeStatus(.paralysis)),
    MoveRule(
      doubled: "facade", since: 4, until: 4,
      if: .status(.burn, .poison, .badPoison, .paralysis, .freeze)),
    MoveRule(doubled: "acrobatics", if: .item("", "flying-gem")),
    MoveRule(
      doubled: "weather-ball", since: 4,
      if: .weather(.sun, .harshSun, .rain, .heavyRain, .sand, .hail, .snow)),
    MoveRule(doubled: "terrain-pulse", if: .anyTerrain, .grounded),
    MoveRule(doubled: "rising-voltage", if: .terrain(.electric), .foeGrounded),

    // By the number of the hit, the form or the item.
    MoveRule("triple-kick", "triple-axel") { $0.move.power * $0.number },
    MoveRule("tera-blast") { $0.attacker.tera == .stellar ? 100 : nil },
    MoveRule("water-shuriken") { $0.attacker.form == "greninja-ash" ? 20 : nil },
    MoveRule("fling") { $0.attacker.flingPower },

    // The greatest possible power, because the calculation does not know friendship and IVs.
    MoveRule("return", "frustration", "pika-papow", "veevee-volley") { _ in 102 },
    MoveRule("hidden-power", until: 5) { _ in 70 },
    MoveRule("hidden-power", since: 6) { _ in 60 },
  ])

  private static let despair = [200, 150, 100, 80, 40, 20]

  /// The power at the position of the first limit that is greater than the value, or else the last
  /// power.
  private static func step(_ value: Int, _ limits: [Int], _ powers: [Int]) -> Int {
    powers[limits.firstIndex { value < $0 } ?? limits.count]
  }

  /// A power multiplied by the fraction of its HP that the target has left.
  private static func part(of power: Int, leftOf target: Battler) -> Int {
    let share = target.hp * 4096 / target.stats.hp
    return max(1, (power * 100 * share + 2047) / 4096 / 100)
  }
}
