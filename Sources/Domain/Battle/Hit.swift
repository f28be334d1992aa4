/// One hit of an attack, with the properties that modifiers and rules check.
struct Hit {
  let era: BattleEra
  var attacker: Battler
  var defender: Battler
  var move: BattleMove
  let field: BattleField
  let chart: TypeChart
  /// `nil` while an ability suppresses it.
  var weather: BattleWeather?
  var type: ID<PokemonType>
  /// The target's item, even if it has no effect.
  let heldItem: String
  /// The ability that changed the type of the move.
  var typeChanger: String?
  /// In 64ths.
  var effectiveness = Effectiveness.usual
  /// Percent against each type of the target.
  var percents: [Int] = []
  var power = 0
  var isCritical = false
  /// Whether it is the first hit on a target at full HP or with a berry.
  var isFirst = true
  var attackStat = Stat.attack
  var defenseStat = Stat.defense

  var generation: Int { era.number }

  init(_ calculation: DamageCalculation, _ chart: TypeChart) {
    heldItem = calculation.defender.item
    let calculation = calculation.suppressed
    era = calculation.era
    attacker = calculation.attacker
    defender = calculation.defender
    move = calculation.move
    field = calculation.field
    type = calculation.move.type
    self.chart = chart
    weather = calculation.field.weather
    enterBattle()
    changeType()
    isCritical = landsCritical
    let effects = Effectiveness(self)
    effectiveness = effects.value
    percents = effects.percents
    setStats()
  }

  func has(_ flag: MoveFlag) -> Bool {
    if flag == .contact {
      return move.has(.contact) && attacker.ability != "long-reach"
        && !(attacker.item == "punching-glove" && move.has(.punch))
        && attacker.item != "protective-pads"
    }
    return move.has(flag)
  }

  private var landsCritical: Bool {
    guard !defender.has(ability: "battle-armor", "shell-armor") else { return false }
    let isSure =
      move.has(.surecrit) && generation > 2 || move.slug == "zippy-zap" && generation == 7
    let isFrequent = generation == 1 && move.named("crabhammer", "razor-leaf", "slash")
    if generation == 2, move.named("flail", "reversal") { return false }
    return move.isCritical || isSure || isFrequent
      || attacker.ability == "merciless" && (defender.status?.isPoison ?? false)
  }

  var movesFirst: Bool { speed(of: attacker) > speed(of: defender) }

  /// The speed at which a Pokémon moves.
  func speed(of battler: Battler) -> Int {
    let isAttacker = battler == attacker
    var conditions = Set<SpeedCondition>()
    switch weather {
    case .sun, .harshSun: conditions.insert(.sun)
    case .rain, .heavyRain: conditions.insert(.rain)
    case .sand: conditions.insert(.sand)
    case .hail, .snow: conditions.insert(.snow)
    default: break
    }
    if field.terrain == .electric { conditions.insert(.electricTerrain) }
    if battler.status != nil { conditions.insert(.status) }
    if battler.status == .paralysis { conditions.insert(.paralysis) }
    if battler.boosted == .speed { conditions.insert(.boosted) }
    let side = isAttacker ? field.attackerSide : field.defenderSide
    if side.hasTailwind { conditions.insert(.tailwind) }
    return SpeedHolder(
      form: battler.species, ability: battler.ability, item: battler.item,
      in: ID(generation)
    ).formula(under: conditions, stage: battler.stages.speed).value(of: battler.stats.speed)
  }

  /// Whether Knock Off can take the target's item.
  var isItemRemovable: Bool {
    guard !heldItem.isEmpty, !heldItem.hasSuffix("-z"), !heldItem.hasSuffix("-z--held") else {
      return false
    }
    return !BoundItems.holds(heldItem, defender.species)
  }

  /// Whether a screen of the target's side weakens the hit.
  var meetsScreen: Bool {
    let side = field.defenderSide
    guard !isCritical, attacker.ability != "infiltrator",
      !move.named("brick-break", "psychic-fangs", "raging-bull")
    else { return false }
    let isOwn = isPhysical ? side.hasReflect : side.hasLightScreen
    return isOwn || side.hasAuroraVeil
  }

  /// Whether the move is physical, which Psyshock is not, although it hits Defense.
  var isPhysical: Bool { move.category == .physical }
}

/// Items that cannot be taken from the Pokémon that they belong to.
enum BoundItems {
  static func holds(_ item: String, _ species: String) -> Bool {
    if item.hasSuffix("-memory") { return species == "silvally" }
    if item.hasSuffix("-plate") { return species == "arceus" }
    if item.hasSuffix("-drive") { return species == "genesect" }
    if item.hasSuffix("-mask") { return species == "ogerpon" }
    if item.hasPrefix("rusted-") { return ["zacian", "zamazenta"].contains(species) }
    if item == "red-orb" { return species == "groudon" }
    if item == "blue-orb" { return species == "kyogre" }
    if item.hasPrefix("griseous") { return species == "giratina" }
    if item.contains("ite"), item.hasPrefix(species.prefix(5)) { return true }
    return false
  }
}
