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

/// Effects of abilities and items before an attack, and between its hits.
extension Hit {
  mutating func enterBattle() {
    if attacker.ability == "mega-sol" { weather = .sun }
    attacker.types = typesInWeather(attacker)
    defender.types = typesInWeather(defender)
    let stats = [preferred(attacker, against: defender), preferred(defender, against: attacker)]
    change(by: StageChange.entering)
    if let stat = stats[0] { raise(&attacker, stat, by: 1) }
    if let stat = stats[1] { raise(&defender, stat, by: 1) }
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

  private mutating func change(by rows: [Modifier.Cause: [StageChange]]) {
    for row in causes.flatMap({ rows[$0] ?? [] }) where row.conditions.hold(for: self) {
      switch row.cause {
      case .foeAbility, .foeItem: raise(&defender, row.stat, by: row.stages)
      default: raise(&attacker, row.stat, by: row.stages)
      }
    }
  }

  private func raise(_ battler: inout Battler, _ stat: Stat, by stages: Int) {
    let factor = ["contrary": -1, "simple": 2][battler.ability] ?? 1
    battler.stages[stat] = min(6, max(-6, battler.stages[stat] + stages * factor))
  }
}

/// A change of a stage of the holder of an ability or item, or of the user of a move: a row of a
/// table.
struct StageChange: Sendable {
  let cause: Modifier.Cause
  let stat: Stat
  let stages: Int
  let conditions: [BattleCondition]

  init(
    _ cause: Modifier.Cause, _ stat: Stat, by stages: Int = 1, _ conditions: BattleCondition...
  ) {
    self.cause = cause
    self.stat = stat
    self.stages = stages
    self.conditions = conditions
  }
}
