extension DamageCalculation {
  /// The same calculation without the abilities, items and weather that an ability of either
  /// Pokémon or Magic Room suppresses, and with the stats that Wonder Room swaps.
  var suppressed: Self {
    var rest = self
    Self.suppress(&rest.attacker, &rest.defender, &rest.field, in: era.number)
    return rest
  }

  /// Suppresses the same in the parts of a calculation.
  static func suppress(
    _ attacker: inout Battler, _ defender: inout Battler, _ field: inout BattleField,
    in generation: Int
  ) {
    let isGassed =
      attacker.ability == "neutralizing-gas" || defender.ability == "neutralizing-gas"
    let hasRooms = generation > 4 && !field.effects.isEmpty
    let hasMagicRoom = hasRooms && field[.magicRoom]
    attacker.suppress(isGassed, hasMagicRoom, in: generation)
    defender.suppress(isGassed, hasMagicRoom, in: generation)
    if field.attackerSide[.powerTrick] { attacker.trickPower() }
    if field.defenderSide[.powerTrick] { defender.trickPower() }
    if hasRooms, field[.wonderRoom] {
      attacker.swapDefenses()
      defender.swapDefenses()
    }
    if attacker.clearsWeather || defender.clearsWeather { field.weather = nil }
    if attacker.hasClearedField || defender.hasClearedField {
      (field.weather, field.terrain) = (nil, nil)
    }
  }
}

extension Battler {
  /// Removes an ability that Neutralizing Gas suppresses, and an item that Klutz or Magic Room
  /// suppresses.
  fileprivate mutating func suppress(
    _ isGassed: Bool, _ hasMagicRoom: Bool, in generation: Int
  ) {
    if isGassed, item != "ability-shield" { ability = "" }
    if ability == "klutz", !holdsDespiteKlutz(in: generation) { item = "" }
    if hasMagicRoom { item = "" }
  }

  /// Whether Klutz does not suppress its item, which slows it down for its training.
  private func holdsDespiteKlutz(in generation: Int) -> Bool {
    item == "macho-brace" || item.hasPrefix("power-") && item != "power-herb"
      || item == "iron-ball" && generation == 4
  }

  fileprivate var clearsWeather: Bool { ability == "cloud-nine" || ability == "air-lock" }

  /// Whether Teraform Zero has ended the weather and the terrain.
  fileprivate var hasClearedField: Bool { ability == "teraform-zero" && isAbilityActive }

  fileprivate mutating func trickPower() {
    (stats.attack, stats.defense) = (stats.defense, stats.attack)
  }

  fileprivate mutating func swapDefenses() {
    (stats.defense, stats.specialDefense) = (stats.specialDefense, stats.defense)
  }

  mutating func raise(_ stat: Stat, by change: Int = 1) {
    let factor = ["contrary": -1, "simple": 2][ability] ?? 1
    stages[stat] = min(6, max(-6, stages[stat] + change * factor))
  }
}

/// Effects of abilities and items before an attack, and between its hits.
extension Hit {
  mutating func enterBattle() {
    attacker.types = typesInWeather(attacker)
    defender.types = typesInWeather(defender)
    intimidate()
    let stats = (preferred(attacker, against: defender), preferred(defender, against: attacker))
    change(by: StageChange.entering)
    eatSeeds()
    if let stat = stats.0 { attacker.raise(stat) }
    if let stat = stats.1 { defender.raise(stat) }
    if ignoresAbility { defender.ability = "" }
  }

  /// Lets an Intimidate that has worked lower the foe's Attack.
  private mutating func intimidate() {
    let isScaring = { (battler: Battler) in
      battler.ability == "intimidate" && battler.isAbilityActive
    }
    let isScared = (isScaring(defender), isScaring(attacker))
    if isScared.0 { attacker.lose(.attack, byFoeIn: generation) }
    if isScared.1 { defender.lose(.attack, byFoeIn: generation) }
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
    let (defense, specialDefense) = unswappedDefenses(of: foe)
    return specialDefense <= defense ? .specialAttack : .attack
  }

  /// Whether an ability or the move ignores the target's ability.
  private var ignoresAbility: Bool {
    let ignores =
      attacker.has(ability: "mold-breaker", "teravolt", "turboblaze") || move.has(.ignoresability)
    return ignores && defender.item != "ability-shield"
      && !FirmAbilities.contains(defender.ability, in: generation)
  }

  /// A seed is gone once the terrain has made it work.
  private mutating func eatSeeds() {
    guard let seed = field.terrain.map({ "\($0.rawValue.lowercased())-seed" }) else { return }
    if attacker.item == seed { attacker.item = "" }
    if defender.item == seed { (defender.item, heldItem) = ("", "") }
  }

  /// Lets Protosynthesis and Quark Drive work, if their stat is known, or if sun, Electric Terrain
  /// or a Booster Energy switches them on. The Booster Energy is gone unless the field did it.
  mutating func activateBoosts() {
    let (isSunny, isElectric) = (RuleCondition.sunny.holds(self), field.terrain == .electric)
    let usesEnergy = { (battler: inout Battler) -> Bool in
      let isOn =
        battler.ability == "protosynthesis" && isSunny
        || battler.ability == "quark-drive" && isElectric
      let hasEnergy = !isOn && battler.item == "booster-energy"
      guard battler.boostsBestStat else { return false }
      if battler.boosted == nil, isOn || hasEnergy { battler.boosted = battler.bestStat }
      if hasEnergy { battler.item = "" }
      return hasEnergy
    }
    _ = usesEnergy(&attacker)
    if usesEnergy(&defender) { heldItem = "" }
  }

  /// Spectral Thief takes the target's raised stages before it does damage.
  mutating func stealStages() {
    guard move.slug == "spectral-thief", effectiveness > 0 else { return }
    for stat in Stat.allCases where defender.stages[stat] > 0 {
      attacker.raise(stat, by: defender.stages[stat])
      defender.stages[stat] = 0
    }
  }

  /// Ends one hit of several, and begins the next.
  mutating func endHit() {
    change(by: StageChange.betweenHits)
    if let set = FieldSetter.afterHits[defender.ability] {
      switch set {
      case .weather(let weather): self.weather = weather
      case .terrain(let terrain): field.terrain = terrain
      default: break
      }
    }
    passAbility()
    number += 1
    power = basePower
  }

  /// Contact with some abilities changes the attacker's own.
  private mutating func passAbility() {
    guard FirmAbilities.contagious.contains(defender.ability), has(.contact),
      attacker.item != "ability-shield"
    else { return }
    let old = attacker.ability
    attacker.ability = defender.ability
    if defender.ability == "wandering-spirit" { defender.ability = old }
  }

  private mutating func change(by rows: [StageChange]) {
    for row in rows where has(row.cause) && row.conditions.hold(for: self) {
      switch row.cause {
      case .foeAbility, .foeItem: defender.raise(row.stat, by: row.stages)
      default: attacker.raise(row.stat, by: row.stages)
      }
    }
  }
}

/// A row of a table: how an ability or item changes a stage of its holder, or a move a stage of its
/// user.
struct StageChange: Sendable {
  let cause: BattleCause
  let stat: Stat
  let stages: Int
  let conditions: [RuleCondition]

  init(_ cause: BattleCause, _ stat: Stat, by stages: Int = 1, _ conditions: RuleCondition...) {
    self.cause = cause
    self.stat = stat
    self.stages = stages
    self.conditions = conditions
  }
}
