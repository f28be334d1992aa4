/// One hit of an attack, with the properties that modifiers and rules check.
struct Hit {
  let era: BattleEra
  var attacker: Battler
  var defender: Battler
  var move: BattleMove
  var field: BattleField
  let chart: TypeChart
  /// `nil` while an ability suppresses it.
  var weather: BattleWeather?
  var type: ID<PokemonType>
  /// The target's item, even if it has no effect.
  var heldItem: String
  /// The hazards that took HP of the target when it entered the battle, and the item that healed it.
  var hazards: [BattleCause] = []
  /// The kind of move as which the attacker uses it; `nil` if it is used as itself.
  let powerUp: PowerUp?
  /// The ability that changed the type of the move.
  var typeChanger: String?
  /// In 64ths.
  var effectiveness = Effectiveness.usual
  /// Percent against each type of the target.
  var percents: [Int] = []
  /// The power before modifiers, once it is known.
  var power = 0
  var isCritical = false
  /// The number of the hit among several, from 1.
  var number = 1
  var attackStat = Stat.attack
  var defenseStat = Stat.defense

  init(_ calculation: DamageCalculation, _ chart: TypeChart) {
    heldItem = calculation.defender.item
    era = calculation.era
    // In place of `suppressed`, which copies the whole calculation.
    attacker = calculation.attacker
    defender = calculation.defender
    field = calculation.field
    DamageCalculation.suppress(&attacker, &defender, &field, in: era.number)
    move = calculation.move
    powerUp = Self.powerUp(of: calculation.move, by: attacker)
    type = calculation.move.type
    self.chart = chart
    weather = field.weather
    meetHazards()
    activateBoosts()
    if attacker.ability == "mega-sol" { weather = .sun }
    changeType()
    usePowerUp()
    enterBattle()
    isCritical = landsCritical
    (effectiveness, percents) = Effectiveness.of(self)
    stealStages()
    setStats()
  }

  var generation: Int { era.number }
  var isFirst: Bool { number == 1 }
  var basePower: Int { MovePower.rules(self) ?? move.power }

  /// Whether the move is physical, which Psyshock is not, although it hits Defense.
  var isPhysical: Bool { move.category == .physical }

  /// The causes of modifiers: the move, both Pokémon's abilities and items, the field and its sides.
  var causes: [BattleCause] {
    var all = [BattleCause.field]
    all.reserveCapacity(6)
    if !move.slug.isEmpty { all.append(.move(move.slug)) }
    if !attacker.ability.isEmpty { all.append(.ability(attacker.ability)) }
    if !defender.ability.isEmpty { all.append(.foeAbility(defender.ability)) }
    if !attacker.item.isEmpty { all.append(.item(attacker.item)) }
    if !defender.item.isEmpty { all.append(.foeItem(defender.item)) }
    all += field.attackerSide.layers.keys.map { .side($0) }
    all += field.defenderSide.layers.keys.map { .foeSide($0) }
    all += field.effects.map { .fieldEffect($0) }
    return all
  }

  func has(_ cause: BattleCause) -> Bool {
    switch cause {
    case .move(let slug): move.slug == slug
    case .ability(let slug): attacker.ability == slug
    case .foeAbility(let slug): defender.ability == slug
    case .item(let slug): attacker.item == slug
    case .foeItem(let slug): defender.item == slug
    case .side(let effect): field.attackerSide[effect]
    case .foeSide(let effect): field.defenderSide[effect]
    case .fieldEffect(let effect): field[effect]
    case .status(let status): defender.status == status
    case .weather(let weather): self.weather == weather
    case .terrain(let terrain): field.terrain == terrain
    case .field: true
    }
  }

  /// The greatest number of hits of the move.
  var count: Int { move.hitCounts(by: attacker).upperBound }

  /// Whether gravity works, which no game before generation 4 has.
  var hasGravity: Bool { generation > 3 && field[.gravity] }

  /// Whether a Pokémon stands on the ground, where terrains and most traps work.
  func isGrounded(_ battler: Battler) -> Bool {
    hasGravity || battler.item == "iron-ball"
      || !battler.has(.flying) && !battler.has(ability: "levitate", "eelevate")
        && battler.item != "air-balloon"
  }

  /// Whether Parental Bond adds it to the move's own.
  var isExtra: Bool { number > count }

  /// Whether Parental Bond adds a hit.
  var hasExtraHit: Bool {
    attacker.ability == "parental-bond" && powerUp == nil && !isSpreadInDoubles
  }

  var isSpreadInDoubles: Bool {
    field.isDoubles
      && (move.isSpread
        || move.slug == "expanding-force" && field.terrain == .psychic && isGrounded(attacker)
        || move.slug == "tera-starstorm" && attacker.form == "terapagos-stellar")
  }

  func has(_ flag: MoveFlag) -> Bool {
    move.has(flag) && !(flag == .contact && avoidsContact)
  }

  private var avoidsContact: Bool {
    attacker.ability == "long-reach" || attacker.item == "punching-glove" && move.has(.punch)
  }

  private var landsCritical: Bool {
    guard !defender.has(ability: "battle-armor", "shell-armor") else { return false }
    if generation == 2, move.named("flail", "reversal") { return false }
    return move.isCritical || CriticalMoves.isSure(move, in: generation)
      || attacker.ability == "merciless" && (defender.status?.isPoison ?? false)
  }

  /// `nil` if one of them has no gender.
  var isSameGender: Bool? {
    attacker.gender.flatMap { own in defender.gender.map { own == $0 } }
  }

  var movesFirst: Bool { attackerSpeed > defenderSpeed }

  /// The Speeds at which the two Pokémon move.
  var attackerSpeed: Int { speed(of: attacker, on: field.attackerSide) }
  var defenderSpeed: Int { speed(of: defender, on: field.defenderSide) }

  private func speed(of battler: Battler, on side: BattleSide) -> Int {
    let conditions: [SpeedCondition: Bool] = [
      .sun: RuleCondition.sunny.holds(self), .rain: RuleCondition.rainy.holds(self),
      .sand: weather == .sand, .snow: weather == .snow || weather == .hail,
      .electricTerrain: field.terrain == .electric, .tailwind: side[.tailwind],
      .status: battler.status != nil, .paralysis: battler.status == .paralysis,
      .boosted: battler.boosted == .speed,
    ]
    var battler = battler
    battler.item = battler.itemForSpeed
    return SpeedProfile(battler, in: ID(generation)).formula(
      under: Set(conditions.filter(\.value).keys), stage: effectiveStage(.speed, of: battler)
    ).value(of: battler.stats.speed)
  }

  /// Whether Knock Off can take the target's item.
  var isItemRemovable: Bool {
    !heldItem.isEmpty && !heldItem.hasSuffix("-z") && !heldItem.hasSuffix("-z--held")
      && !BoundItem.all.contains { $0.binds(heldItem, to: defender.species) }
      && !isOwnMegaStone
  }

  /// Whether the target's item is a Mega Stone of its species: two thirds of the letters of its name
  /// begin the stone's, and it is not an earlier stage, such as Pidgeotto.
  private var isOwnMegaStone: Bool {
    guard heldItem.contains("ite"), !defender.canEvolve else { return false }
    let shared = zip(heldItem.utf8, defender.species.utf8).prefix { $0 == $1 }.count
    return shared * 3 >= defender.species.utf8.count * 2
  }
}
