/// The power of a move before modifiers.
///
/// Source: Bulbapedia's pages of the moves.
extension Hit {
  /// - Parameter number: The number of the hit among several, from 1.
  func basePower(number: Int) -> Int {
    powerByHP ?? powerByBody ?? powerByStages ?? powerByState ?? powerByTurn
      ?? powerByNumber(number) ?? move.power
  }

  private var powerByHP: Int? {
    switch move.slug {
    case "eruption", "water-spout", "dragon-energy":
      max(1, 150 * attacker.hp / attacker.stats.hp)
    case "flail", "reversal": powerOfDespair
    case "crush-grip", "wring-out": powerByFoeHP(120)
    case "hard-press": powerByFoeHP(100)
    default: nil
    }
  }

  private var powerOfDespair: Int {
    let part = attacker.hp * (generation == 4 ? 64 : 48) / attacker.stats.hp
    let steps = generation == 4 ? [2, 6, 13, 22, 43] : [2, 5, 10, 17, 33]
    let powers = [200, 150, 100, 80, 40]
    return zip(steps, powers).first { part < $0.0 }?.1 ?? 20
  }

  private func powerByFoeHP(_ most: Int) -> Int {
    let share = (defender.hp * 4096) / defender.stats.hp
    return max(1, Rounding.halfDown(most * 100 * share, 4096) / 100)
  }

  private var powerByBody: Int? {
    switch move.slug {
    case "low-kick" where generation < 3: nil
    case "low-kick", "grass-knot": Self.powerByWeight(weight(of: defender))
    case "heavy-slam", "heat-crash":
      Self.powerByRatio(weight(of: attacker), weight(of: defender))
    case "gyro-ball": powerOfGyroBall
    case "electro-ball": powerOfElectroBall
    default: nil
    }
  }

  /// Hectograms.
  private func weight(of battler: Battler) -> Int {
    var weight = battler.weight
    if battler.ability == "heavy-metal" { weight *= 2 }
    if battler.ability == "light-metal" { weight /= 2 }
    if battler.item == "float-stone" { weight /= 2 }
    return max(1, weight)
  }

  private static func powerByWeight(_ weight: Int) -> Int {
    switch weight {
    case 2000...: 120
    case 1000...: 100
    case 500...: 80
    case 250...: 60
    case 100...: 40
    default: 20
    }
  }

  private static func powerByRatio(_ weight: Int, _ foe: Int) -> Int {
    switch weight / foe {
    case 5...: 120
    case 4: 100
    case 3: 80
    case 2: 60
    default: 40
    }
  }

  private var powerOfGyroBall: Int {
    let own = speed(of: attacker)
    guard own > 0 else { return 1 }
    return min(150, max(1, 25 * speed(of: defender) / own + (generation > 4 ? 1 : 0)))
  }

  private var powerOfElectroBall: Int {
    let foe = speed(of: defender)
    guard foe > 0 else { return 40 }
    return switch speed(of: attacker) / foe {
    case 4...: 150
    case 3: 120
    case 2: 80
    case 1: 60
    default: 40
    }
  }

  private var powerByStages: Int? {
    switch move.slug {
    case "stored-power", "power-trip": 20 + 20 * Self.raised(attacker)
    case "punishment": min(200, 60 + 20 * Self.raised(defender))
    default: nil
    }
  }

  private static func raised(_ battler: Battler) -> Int {
    Stat.allCases.reduce(0) { $0 + max(0, battler.stages[$1]) }
  }

  private var powerByState: Int? {
    let doubles =
      switch move.slug {
      case "hex", "infernal-parade": defender.status != nil || defender.ability == "comatose"
      case "acrobatics": attacker.item.isEmpty || attacker.item == "flying-gem"
      case "wake-up-slap": defender.status == .sleep || defender.ability == "comatose"
      case "smelling-salts": generation > 3 && defender.status == .paralysis
      case "weather-ball": generation > 3 && weather != nil && weather != .strongWinds
      case "terrain-pulse": field.terrain != nil && attacker.isGrounded
      case "rising-voltage": field.terrain == .electric && defender.isGrounded
      case "facade": generation == 4 && attacker.status != nil && attacker.status != .sleep
      default: false
      }
    return doubles ? move.power * 2 : nil
  }

  private var powerByTurn: Int? {
    switch move.slug {
    case "payback": movesFirst ? nil : move.power * 2
    case "bolt-beak", "fishious-rend": movesFirst ? move.power * 2 : nil
    default: nil
    }
  }

  private func powerByNumber(_ number: Int) -> Int? {
    switch move.slug {
    case "triple-kick", "triple-axel": move.power * number
    case "tera-blast" where attacker.tera == .stellar: 100
    case "water-shuriken" where attacker.form == "greninja-ash": 20
    case "return", "frustration", "pika-papow", "veevee-volley": 102
    case "hidden-power": generation < 6 ? 70 : 60
    case "fling": attacker.flingPower
    default: nil
    }
  }
}
