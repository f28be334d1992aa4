/// The reasons for an attack to do no damage.
extension Hit {
  var fails: Bool {
    move.category == .status || effectiveness == 0 && !(generation == 1 && fixedDamage != nil)
      || failsByItself || isStoppedByWeather
      || isAbsorbed || isBlocked
  }

  private var failsByItself: Bool {
    switch move.slug {
    case "dream-eater": defender.status != .sleep && defender.ability != "comatose"
    case "synchronoise": !attacker.types.contains { defender.has($0) }
    case "steel-roller": field.terrain == nil
    case "poltergeist": defender.item.isEmpty
    case "sky-drop": defender.has(.flying) || defender.weight >= 2000 && generation > 5
    default: false
    }
  }

  private var isStoppedByWeather: Bool {
    weather == .harshSun && type == .water || weather == .heavyRain && type == .fire
  }

  /// Abilities and items that make their holder immune.
  private var isAbsorbed: Bool {
    let isGroundMove = type == .ground && move.slug != "thousand-arrows"
    if isGroundMove, defender.item == "air-balloon", generation > 4 { return true }
    if defender.ability == "levitate" {
      return isGroundMove && defender.item != "iron-ball"
    }
    if defender.ability == "wonder-guard" {
      return effectiveness <= Effectiveness.usual && !type.isTypeless && move.slug != "struggle"
    }
    return AbilityEffect.all.contains {
      $0.percent == 0 && $0.type == type && !Self.weatherMakers.contains($0.ability)
        && $0.ability == defender.ability
        && $0.since.rawValue <= generation
    }
  }

  /// Their weather, not they, stops attacks.
  private static let weatherMakers: Set<String> = ["primordial-sea", "desolate-land"]

  private var isBlocked: Bool {
    switch defender.ability {
    case "soundproof": has(.sound)
    case "bulletproof": has(.bullet)
    case "wind-rider": has(.wind)
    case "queenly-majesty", "dazzling", "armor-tail": priority > 0
    default: field.terrain == .psychic && generation > 6 && priority > 0 && defender.isGrounded
    }
  }

  /// The priority of the move when it is used.
  var priority: Int {
    switch attacker.ability {
    case "gale-wings" where type == .flying && (generation < 7 || attacker.isAtFullHP):
      move.priority + 1
    case "triage" where move.drains: move.priority + 3
    default:
      move.slug == "grassy-glide" && field.terrain == .grassy && attacker.isGrounded
        ? move.priority + 1 : move.priority
    }
  }
}

extension ID<PokemonType> {
  var isTypeless: Bool { self == .unknown }
}
