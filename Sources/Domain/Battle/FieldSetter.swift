/// An ability that sets the weather or the terrain when its holder enters the battle: a row of the
/// table of these abilities.
///
/// Source: Bulbapedia's pages of the abilities.
package struct FieldSetter: Hashable, Sendable {
  package enum Effect: Hashable, Sendable {
    case weather(BattleWeather)
    case terrain(BattleTerrain)
  }

  /// The slug.
  package let ability: String
  package let effect: Effect
  package let generations: ClosedRange<Int>

  package static let all: [FieldSetter] = [
    FieldSetter("drizzle", .weather(.rain), 3...9),
    FieldSetter("drought", .weather(.sun), 3...9),
    FieldSetter("orichalcum-pulse", .weather(.sun), 9...9),
    FieldSetter("sand-stream", .weather(.sand), 3...9),
    FieldSetter("snow-warning", .weather(.hail), 4...8),
    FieldSetter("snow-warning", .weather(.snow), 9...9),
    FieldSetter("electric-surge", .terrain(.electric), 7...9),
    FieldSetter("hadron-engine", .terrain(.electric), 9...9),
    FieldSetter("grassy-surge", .terrain(.grassy), 7...9),
    FieldSetter("misty-surge", .terrain(.misty), 7...9),
    FieldSetter("psychic-surge", .terrain(.psychic), 7...9),
    FieldSetter("desolate-land", .weather(.harshSun), 6...9),
    FieldSetter("primordial-sea", .weather(.heavyRain), 6...9),
    FieldSetter("delta-stream", .weather(.strongWinds), 6...9),
  ]

  static let abilities = Set(all.map(\.ability))

  private init(_ ability: String, _ effect: Effect, _ generations: ClosedRange<Int>) {
    self.ability = ability
    self.effect = effect
    self.generations = generations
  }

  /// Whether no other weather replaces its own.
  fileprivate var isLasting: Bool {
    [.weather(.harshSun), .weather(.heavyRain), .weather(.strongWinds)].contains(effect)
  }
}

extension DamageCalculation {
  /// Lets the abilities of both Pokémon set the weather and the terrain that are not given. If both
  /// have one, that of the slower Pokémon comes later and stays.
  package mutating func enterField() {
    let battle = suppressed
    let abilities = [battle.attacker.ability, battle.defender.ability]
    guard abilities.contains(where: FieldSetter.abilities.contains) else { return }
    let isSlower = attacker.stats.speed < defender.stats.speed
    let found = (isSlower ? abilities : abilities.reversed()).flatMap { ability in
      FieldSetter.all.filter { $0.ability == ability && $0.generations.contains(era.number) }
    }
    for setter in found.filter(\.isLasting) + found where field.take(setter.effect) {
      setters.append(setter)
    }
  }
}

extension BattleField {
  /// Whether the effect was missing and is now there.
  fileprivate mutating func take(_ effect: FieldSetter.Effect) -> Bool {
    switch effect {
    case .weather(let new) where weather == nil: weather = new
    case .terrain(let new) where terrain == nil: terrain = new
    default: return false
    }
    return true
  }
}
