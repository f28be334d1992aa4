import PokedexDomain

/// A condition of an attack that is on or off.
package enum DamageSwitch: CaseIterable, Hashable, Sendable {
  case doubles
  case critical
  case helpingHand
  case ownTailwind
  case reflect
  case lightScreen
  case auroraVeil
  case friendGuard
  case foesTailwind

  package var title: String {
    switch self {
    case .doubles: worded("Double battle")
    case .critical: worded("Critical hit")
    case .helpingHand: worded("Helping Hand")
    case .ownTailwind: worded("Attacker's Tailwind")
    case .reflect: worded("Reflect")
    case .lightScreen: worded("Light Screen")
    case .auroraVeil: worded("Aurora Veil")
    case .friendGuard: worded("Friend Guard")
    case .foesTailwind: worded("Target's Tailwind")
    }
  }

  package var path: WritableKeyPath<BattleConditions, Bool> {
    switch self {
    case .doubles: \.field.isDoubles
    case .critical: \.isCritical
    case .helpingHand: \.field.attackerSide[.helpingHand]
    case .ownTailwind: \.field.attackerSide[.tailwind]
    case .reflect: \.field.defenderSide[.reflect]
    case .lightScreen: \.field.defenderSide[.lightScreen]
    case .auroraVeil: \.field.defenderSide[.auroraVeil]
    case .friendGuard: \.field.defenderSide[.friendGuard]
    case .foesTailwind: \.field.defenderSide[.tailwind]
    }
  }
}

extension BattleConditions {
  /// The kind of battle, the weather and the terrain, and all other conditions that are on: `single
  /// battle · Sandstorm by Sand Stream · no terrain · Reflect`.
  ///
  /// - Parameters:
  ///   - cell: has the weather and the terrain that abilities set; `nil` for those that the user
  ///     has chosen.
  ///   - show: knows the names of abilities.
  package func summary(of cell: DamageCell?, _ show: ShowDamage) -> String {
    let (field, setters) = (cell?.field ?? field, cell?.setters ?? [])
    var weather = field.weather?.title ?? worded("no weather")
    var terrain = field.terrain?.title ?? worded("no terrain")
    for setter in setters {
      let ability = show.abilityName(setter.ability)
      if case .weather = setter.effect {
        weather = worded("\(weather) by \(ability)")
      } else {
        terrain = worded("\(terrain) by \(ability)")
      }
    }
    let battle = field.isDoubles ? worded("double battle") : worded("single battle")
    let others = DamageSwitch.allCases.filter { $0 != .doubles && self[keyPath: $0.path] }
    return ([battle, weather, terrain] + others.map(\.title)).joined(separator: " · ")
  }
}
