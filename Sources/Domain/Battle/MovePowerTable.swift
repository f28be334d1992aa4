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
    MoveRule("crush-grip", "wring-out", since: 4, until: 4) {
      1 + 120 * $0.defender.hp / $0.defender.stats.hp
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
      let (own, foe) = ($0.attackerSpeed, $0.defenderSpeed)
      return own > 0 ? min(150, max(1, 25 * foe / own + ($0.generation > 4 ? 1 : 0))) : 1
    },
    MoveRule("electro-ball") {
      let (own, foe) = ($0.attackerSpeed, $0.defenderSpeed)
      return foe > 0 ? step(own / foe, [1, 2, 3, 4], [40, 60, 80, 120, 150]) : 40
    },
    MoveRule(doubled: "payback", if: .movesLast),
    MoveRule(doubled: "pursuit", since: 4, if: .foeSwitching),
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
    MoveRule("weather-ball", since: 4) {
      $0.weatherOfBall.map { $0 != .strongWinds } ?? false ? $0.move.power * 2 : nil
    },
    MoveRule(doubled: "terrain-pulse", if: .anyTerrain, .grounded),
    MoveRule(doubled: "rising-voltage", if: .terrain(.electric), .foeGrounded),

    // By what has happened before.
    MoveRule("last-respects") { 50 + 50 * min(100, $0.attacker.fallenAllies) },
    MoveRule("rage-fist") { min(350, 50 + 50 * $0.attacker.hitsTaken) },
    MoveRule("fury-cutter", since: 3) { min(160, $0.move.power << min(5, $0.move.turn - 1)) },
    MoveRule("rollout", "ice-ball", since: 3) { $0.move.power << min(4, $0.move.turn - 1) },
    MoveRule("echoed-voice") { min(200, 40 * $0.move.turn) },

    // By the number of the hit, the form, the field or the item.
    MoveRule("triple-kick", "triple-axel") { $0.move.power * $0.number },
    MoveRule("tera-blast") { $0.attacker.tera == .stellar ? 100 : nil },
    MoveRule("water-shuriken") { $0.attacker.form == "greninja-ash" ? 20 : nil },
    MoveRule("fling") { $0.attacker.flingPower },
    MoveRule("nature-power", until: 3) { _ in 60 },
    MoveRule("nature-power", since: 5, until: 5) { _ in 100 },
    MoveRule("nature-power") {
      $0.generation < 6 ? 80 : $0.field.terrain.map { $0 == .misty ? 95 : 90 } ?? 80
    },

    // The greatest possible power, because the calculation does not know friendship; IVs may tell the
    // power of Hidden Power.
    MoveRule("return", "frustration", "pika-papow", "veevee-volley") { _ in 102 },
    MoveRule("hidden-power", until: 5) { $0.move.powerOfHiddenPower },
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
