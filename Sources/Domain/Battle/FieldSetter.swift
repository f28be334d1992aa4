/// An ability that sets the weather or the terrain when its holder enters the battle: a row of the
/// table of these abilities.
package struct FieldSetter: Hashable, Sendable {
  /// The slug.
  package let ability: String
  /// A weather or a terrain.
  package let effect: BattleCause
  package let generations: ClosedRange<Int>

  static let abilities = Set(all.map(\.ability))

  /// The abilities with a weather that no other replaces.
  static let lasting = Set(all.filter(\.isLasting).map(\.ability))

  /// Whether no other weather replaces its own.
  fileprivate var isLasting: Bool {
    [.weather(.harshSun), .weather(.heavyRain), .weather(.strongWinds)].contains(effect)
  }
}

extension DamageCalculation {
  /// Lets the abilities of both Pokémon set the weather and the terrain that are not given. If both
  /// Pokémon have such an ability, that of the slower one comes later, so its effect stays, unless
  /// the other's weather is lasting.
  package mutating func enterField() {
    guard
      FieldSetter.abilities.contains(attacker.ability)
        || FieldSetter.abilities.contains(defender.ability)
    else { return }
    let battle = suppressed
    let abilities = [battle.attacker.ability, battle.defender.ability]
    let isSlower = attacker.stats.speed < defender.stats.speed
    let found = (isSlower ? abilities : abilities.reversed()).flatMap { ability in
      FieldSetter.all.filter { $0.ability == ability && $0.generations.contains(era.number) }
    }
    for setter in found.filter(\.isLasting) + found {
      switch setter.effect {
      case .weather(let new) where field.weather == nil: field.weather = new
      case .terrain(let new) where field.terrain == nil: field.terrain = new
      default: continue
      }
      setters.append(setter)
    }
  }
}
