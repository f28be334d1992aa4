import PokedexDomain

/// A condition that a digit turns on and off in a duel. The raw values are the digits.
package enum DamageChip: Int, CaseIterable, Sendable {
  case tera = 1
  case mega
  case critical
  case weather
  case terrain
  case screens
  case helpingHand
  case hazards
  case doubles

  func title(_ show: ShowDamage) -> String {
    switch self {
    case .tera: worded("Tera")
    case .mega: worded("Mega")
    case .critical: worded("Critical hit")
    case .weather: worded("Weather")
    case .terrain: worded("Terrain")
    case .screens: worded(Phrase("Screens", sense: "in battle"))
    case .helpingHand: show.effectName(.helpingHand)
    case .hazards: worded("Hazards")
    case .doubles: worded("Doubles")
    }
  }

  func exists(_ show: ShowDamage) -> Bool {
    switch self {
    case .tera: show.lens.rules.has(.terastallization)
    case .mega: show.hasMegaEvolution
    case .critical: true
    case .weather: !Self.weathers(show).isEmpty
    case .terrain: BattleTerrain.allCases.contains(where: show.exists)
    case .screens: show.exists(.reflect)
    case .helpingHand: show.exists(.helpingHand)
    case .hazards: show.exists(.spikes)
    case .doubles: DamageSwitch.doubles.exists(show)
    }
  }

  /// The weather that moves and abilities bring in most battles.
  static func weathers(_ show: ShowDamage) -> [BattleWeather] {
    [.sun, .rain, .sand, .hail, .snow].filter(show.exists)
  }

  /// The layers of Stealth Rock and Spikes, in the order in which a digit lays them.
  static func hazards(_ show: ShowDamage) -> [[SideEffect: Int]] {
    let spikes = (1...SideEffect.spikes.maxLayers).map { [SideEffect.spikes: $0] }
    guard show.exists(.stealthRock) else { return spikes }
    let rocks = [SideEffect.stealthRock: 1]
    return [rocks] + spikes.map { $0.merging(rocks) { one, _ in one } }
  }
}
