extension DamageCalculation {
  /// The same without the abilities, items and weather that an ability of either Pokémon suppresses.
  var suppressed: Self {
    var rest = self
    if attacker.ability == "neutralizing-gas" || defender.ability == "neutralizing-gas" {
      if attacker.item != "ability-shield" { rest.attacker.ability = "" }
      if defender.item != "ability-shield" { rest.defender.ability = "" }
    }
    let clears = { (battler: Battler) in battler.has(ability: "cloud-nine", "air-lock") }
    if clears(rest.attacker) || clears(rest.defender) { rest.field.weather = nil }
    if rest.attacker.ability == "klutz" { rest.attacker.item = "" }
    if rest.defender.ability == "klutz" { rest.defender.item = "" }
    return rest
  }
}

/// Effects of abilities and items before an attack.
extension Hit {
  mutating func enterBattle() {
    if attacker.ability == "mega-sol" { weather = .sun }
    changeForms()
    raiseStages()
    suppressAbilities()
  }

  private mutating func changeForms() {
    attacker.types = typesInWeather(attacker)
    defender.types = typesInWeather(defender)
  }

  /// Castform has the type of the weather.
  private func typesInWeather(_ battler: Battler) -> [ID<PokemonType>] {
    guard battler.ability == "forecast", battler.form == "castform" else { return battler.types }
    return switch weather {
    case .sun, .harshSun: [.fire]
    case .rain, .heavyRain: [.water]
    case .hail, .snow: [.ice]
    default: battler.types
    }
  }

  private mutating func raiseStages() {
    let (user, target) = (attacker, defender)
    if move.named("meteor-beam", "electro-shot") { raise(&attacker, .specialAttack) }
    raise(&attacker, against: target)
    raise(&defender, against: user)
  }

  private func raise(_ battler: inout Battler, against foe: Battler) {
    if let stat = seed(battler.item) { raise(&battler, stat) }
    switch battler.ability {
    case "intrepid-sword" where battler.isAbilityActive || generation == 8: raise(&battler, .attack)
    case "dauntless-shield" where battler.isAbilityActive || generation == 8:
      raise(&battler, .defense)
    case "download":
      let defense = foe.staged(.defense, by: foe.stages.defense)
      let special = foe.staged(.specialDefense, by: foe.stages.specialDefense)
      raise(&battler, special <= defense ? .specialAttack : .attack)
    default: break
    }
  }

  private func raise(_ battler: inout Battler, _ stat: Stat, by stages: Int = 1) {
    let step =
      battler.ability == "contrary" ? -stages : battler.ability == "simple" ? 2 * stages : stages
    battler.stages[stat] = min(6, max(-6, battler.stages[stat] + step))
  }

  /// Changes of stages between the hits of one attack.
  mutating func change() {
    switch defender.ability {
    case "stamina": raise(&defender, .defense)
    case "water-compaction" where type == .water: raise(&defender, .defense, by: 2)
    case "weak-armor" where move.category == .physical: raise(&defender, .defense, by: -1)
    default: break
    }
    if isFirst, defender.item == "kee-berry", move.category == .physical {
      raise(&defender, .defense)
    }
    if isFirst, defender.item == "maranga-berry", move.category == .special {
      raise(&defender, .specialDefense)
    }
    if move.slug == "power-up-punch" { raise(&attacker, .attack) }
    isFirst = false
  }

  /// The stat that a seed raises in its terrain.
  private func seed(_ item: String) -> Stat? {
    switch (item, field.terrain) {
    case ("electric-seed", .electric), ("grassy-seed", .grassy): .defense
    case ("misty-seed", .misty), ("psychic-seed", .psychic): .specialDefense
    default: nil
    }
  }

  /// Abilities that ignore the target's, and those that cannot be ignored.
  private mutating func suppressAbilities() {
    let ignores =
      attacker.has(ability: "mold-breaker", "teravolt", "turboblaze")
      || move.has(.ignoresability)
    let isSafe =
      defender.has(ability: "full-metal-body", "prism-armor", "shadow-shield")
      || defender.item == "ability-shield"
    if ignores && !isSafe { defender.ability = "" }
  }
}
