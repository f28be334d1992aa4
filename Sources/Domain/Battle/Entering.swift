extension DamageCalculation {
  /// The same calculation without the abilities, items and weather that an ability of either
  /// Pokémon suppresses.
  var suppressed: Self {
    var rest = self
    let isGassed = [attacker, defender].contains { $0.ability == "neutralizing-gas" }
    rest.attacker.suppress(isGassed)
    rest.defender.suppress(isGassed)
    let clears = { (battler: Battler) in battler.has(ability: "cloud-nine", "air-lock") }
    if clears(rest.attacker) || clears(rest.defender) { rest.field.weather = nil }
    return rest
  }
}

extension Battler {
  /// Removes an ability that Neutralizing Gas suppresses, and an item that Klutz suppresses.
  fileprivate mutating func suppress(_ isGassed: Bool) {
    if isGassed, item != "ability-shield" { ability = "" }
    if ability == "klutz" { item = "" }
  }

  mutating func raise(_ stat: Stat, by change: Int = 1) {
    let factor = ["contrary": -1, "simple": 2][ability] ?? 1
    stages[stat] = min(6, max(-6, stages[stat] + change * factor))
  }
}

/// Effects of abilities and items before an attack, and between its hits.
extension Hit {
  mutating func enterBattle() {
    if attacker.ability == "mega-sol" { weather = .sun }
    attacker.types = typesInWeather(attacker)
    defender.types = typesInWeather(defender)
    let stats = (preferred(attacker, against: defender), preferred(defender, against: attacker))
    change(by: StageChange.entering)
    if let stat = stats.0 { attacker.raise(stat) }
    if let stat = stats.1 { defender.raise(stat) }
    if ignoresAbility { defender.ability = "" }
  }

  /// Castform has the type of the weather, except in sand.
  private func typesInWeather(_ battler: Battler) -> [ID<PokemonType>] {
    guard battler.ability == "forecast", battler.form == "castform", weather != .sand,
      let type = weather.flatMap({ MoveTypes.weathers[$0] })
    else { return battler.types }
    return [type]
  }

  /// The stat that Download raises: the one against the foe's weaker defence.
  private func preferred(_ battler: Battler, against foe: Battler) -> Stat? {
    guard battler.ability == "download" else { return nil }
    return current(.specialDefense, foe) <= current(.defense, foe) ? .specialAttack : .attack
  }

  /// Whether an ability or the move ignores the target's ability.
  private var ignoresAbility: Bool {
    let ignores =
      attacker.has(ability: "mold-breaker", "teravolt", "turboblaze") || move.has(.ignoresability)
    return ignores && defender.item != "ability-shield"
      && !defender.has(ability: "full-metal-body", "prism-armor", "shadow-shield")
  }

  /// Ends one hit of several.
  mutating func endHit() {
    change(by: StageChange.betweenHits)
    number += 1
  }

  private mutating func change(by rows: [BattleCause: StageChange]) {
    for cause in causes {
      guard let row = rows[cause], row.conditions.hold(for: self) else { continue }
      switch cause {
      case .foeAbility, .foeItem: defender.raise(row.stat, by: row.stages)
      default: attacker.raise(row.stat, by: row.stages)
      }
    }
  }
}

/// A row of a table: how an ability or item changes a stage of its holder, or a move a stage of its
/// user.
struct StageChange: Sendable {
  let stat: Stat
  var stages = 1
  var conditions: [BattleCondition] = []
}
