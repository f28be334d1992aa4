/// The damage formulas of generations 3 and 4, which round down after each factor.
///
/// Source: Bulbapedia, "Damage", sections "Generation III" and "Generation IV".
struct ClassicDamage {
  private var hit: Hit
  private let candidates: [Modifier]
  private var isThird: Bool { hit.generation == 3 }

  init(_ hit: Hit) {
    self.hit = hit
    candidates = ModifierTable.candidates(hit.causes, in: hit.generation)
  }

  func rolls(number: Int) -> [Int] {
    var copy = self
    copy.hit.isFirst = number == 1
    copy.hit.power = copy.hit.basePower(number: number)
    guard copy.hit.power > 0 else { return [] }
    return copy.rolls
  }

  private var rolls: [Int] {
    let damage = isThird ? thirdMatched(scaled) : scaled
    return (85...100).map { roll in
      var value = damage * roll / 100
      if !isThird { value = effective(sameType(value)) }
      return max(1, isThird ? value : multiplied(value, .final))
    }
  }

  /// Generation 3 applies STAB and effectiveness before the roll.
  private func thirdMatched(_ value: Int) -> Int { effective(sameType(value)) }

  private func sameType(_ value: Int) -> Int {
    guard hit.attacker.types.contains(hit.type) else { return value }
    return hit.attacker.ability == "adaptability" ? value * 2 : value * 3 / 2
  }

  private func effective(_ value: Int) -> Int {
    hit.percents.reduce(value) { $0 * $1 / 100 }
  }

  /// The damage before the roll, and in generation 3 before STAB.
  private var scaled: Int {
    var value = base
    if isBurned { value /= 2 }
    if hit.meetsScreen { value = hit.field.isDoubles ? value * 2 / 3 : value / 2 }
    value = spread(value)
    value = weathered(value)
    if isThird { value = max(hit.isPhysical ? 1 : 0, value) }
    value += 2
    if hit.isCritical { value *= hit.attacker.ability == "sniper" ? 3 : 2 }
    return multiplied(value, .base)
  }

  private var base: Int {
    let power = multiplied(hit.power, .power)
    let level = hit.attacker.level * 2 / 5 + 2
    if isThird { return level * attack * power / defense / 50 }
    return level * power * attack / 50 / defense
  }

  /// Generation 3 applies stages last.
  private var attack: Int {
    guard isThird else { return max(1, multiplied(hit.attackValue, .attack)) }
    let stat = multiplied(hit.attacker.stats[hit.attackStat], .attack)
    return max(1, Battler.staged(stat, by: hit.attackStage))
  }

  private var defense: Int {
    guard isThird else { return max(1, multiplied(hit.defenseValue, .defense)) }
    let stat = multiplied(hit.defender.stats[hit.defenseStat], .defense)
    return max(1, Battler.staged(stat, by: hit.defenseStage))
  }

  private var isBurned: Bool {
    hit.attacker.status == .burn && hit.isPhysical && hit.attacker.ability != "guts"
  }

  private func spread(_ value: Int) -> Int {
    guard hit.field.isDoubles else { return value }
    if isThird { return hit.move.hitsFoes ? value / 2 : value }
    return hit.move.isSpread ? value * 3 / 4 : value
  }

  private func weathered(_ value: Int) -> Int {
    guard let weather = hit.weather else { return value }
    let (strong, weak): (ID<PokemonType>, ID<PokemonType>) =
      weather.isSun ? (.fire, .water) : (.water, .fire)
    if isThird, hit.move.slug == "solar-beam", !weather.isSun { return value / 2 }
    guard weather.isSun || weather.isRain else { return value }
    return hit.type == strong ? value * 3 / 2 : hit.type == weak ? value / 2 : value
  }

  private func multiplied(_ value: Int, _ step: Modifier.Step) -> Int {
    candidates.multiply(value, in: step, of: hit)
  }
}
