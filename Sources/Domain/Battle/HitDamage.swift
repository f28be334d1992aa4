/// The damage of one hit, computed from level, power and stats in the steps of its generation.
struct HitDamage {
  private let hit: Hit
  /// The factors of the table of modifiers, in 4096ths.
  private let modifiers: [(step: DamageStep, factor: Int)]
  private let order: DamageOrder

  /// - Parameter hit: A hit whose power is known.
  init(_ hit: Hit) {
    self.hit = hit
    modifiers = ModifierTable.factors(of: hit)
    order = DamageOrder.of(hit.generation)
  }

  /// The damage of each roll, the lowest first.
  var rolls: [Int] {
    let damage = changed(base, order.early)
    let least = hit.generation == 1 ? min(1, damage) : 1
    let factors = order.late.flatMap { self.factors($0) }
    return order.rolls.map { roll in
      max(least, factors.reduce(damage * roll / order.whole) { $1($0) })
    }
  }

  private var base: Int {
    var (attack, defense) = (
      stat(hit.source, hit.attackStat, hit.attackStage, order.attack),
      stat(hit.defender, hit.defenseStat, hit.defenseStage, order.defense)
    )
    if hit.generation < 3, max(attack, defense) > 255 {
      (attack, defense) = (max(1, attack / 4 % 256), defense / 4 % 256)
    }
    defense = max(1, changed(defense, [.cutDefense]))
    let level = hit.attacker.level * (hit.generation == 1 && hit.isCritical ? 2 : 1)
    return (level * 2 / 5 + 2) * power * attack / defense / 50
  }

  /// A Terastallized Pokémon's moves of its Tera type have a power of at least 60, except for
  /// priority moves, moves with several hits, and those whose power follows the user's HP.
  private var power: Int {
    let isRaised =
      (hit.attacker.tera == hit.type || hit.attacker.tera == .stellar && hit.move.isStellarFirstUse)
      && hit.move.priority <= 0 && hit.move.minHits == nil && hit.move.power > 0
      && !hit.move.named("dragon-energy", "eruption", "water-spout")
    return max(isRaised ? 60 : 1, changed(hit.power, [.power]))
  }

  /// Generation 3 applies stages last.
  private func stat(_ owner: Battler, _ stat: Stat, _ stage: Int, _ steps: [DamageStep]) -> Int {
    let value = owner.stats[stat]
    return max(
      1,
      hit.generation == 3
        ? hit.staged(changed(value, steps), by: stage)
        : changed(hit.staged(value, by: stage), steps))
  }

  // MARK: Steps

  private func changed(_ value: Int, _ steps: [DamageStep]) -> Int {
    steps.reduce(value) { value, step in
      step == .addition ? added(value) : factors(step).reduce(value) { $1($0) }
    }
  }

  private func added(_ value: Int) -> Int {
    switch hit.generation {
    case 1, 2: min(997, value) + 2
    case 3: max(hit.isPhysical ? 1 : 0, value) + 2
    default: value + 2
    }
  }

  private func factors(_ step: DamageStep) -> [Factor] {
    switch step {
    case .sameType: [factor(hit.sameTypeFactor)]
    // Generations 1, 3 and 4 round after each type of the target.
    case .effectiveness where [1, 3, 4].contains(hit.generation):
      hit.percents.map { Factor($0, over: 100) }
    case .effectiveness: [Factor(hit.effectiveness, over: Effectiveness.usual)]
    case .screen: screens
    case .repetition: [Factor(1 << (hit.repetitions - 1), over: 1)]
    default: changes(step)
    }
  }

  private var screens: [Factor] {
    guard hit.meetsScreen else { return [] }
    if hit.generation < 3 { return [Factor(2, over: 1)] }
    return [hit.field.isDoubles ? Factor(2, over: 3) : Factor(1, over: 2)]
  }

  /// The factors of the table's rows for a step: up to generation 4 one by one, in whole percent;
  /// since generation 5 multiplied together.
  private func changes(_ step: DamageStep) -> [Factor] {
    let found = modifiers.filter { $0.step == step }.map(\.factor)
    guard hit.generation > 4, !found.isEmpty else {
      return found.map { Factor(($0 * 100 + 2048) / 4096, over: 100) }
    }
    let product = found.reduce(4096) { ($0 * $1 + 2048) >> 12 }
    return [factor(min(step.limits.upperBound, max(step.limits.lowerBound, product)))]
  }

  /// - Parameter number: in 4096ths.
  private func factor(_ number: Int) -> Factor {
    Factor(number, over: 4096, isNearest: hit.generation > 4)
  }
}

/// A factor as a fraction, with its rounding.
private struct Factor {
  let number: Int
  let whole: Int
  /// The number added before the division: 0 to round the product down, or just under half to round
  /// it to the nearest whole number, with halves rounded down.
  let excess: Int

  init(_ number: Int, over whole: Int, isNearest: Bool = false) {
    self.number = number
    self.whole = whole
    excess = isNearest ? whole / 2 - 1 : 0
  }

  func callAsFunction(_ value: Int) -> Int { (value * number + excess) / whole }
}
