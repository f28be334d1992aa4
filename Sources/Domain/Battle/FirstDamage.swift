/// The damage formula of generations 1 and 2, with the rolls of 217 to 255 in 255ths.
///
/// Source: Bulbapedia, "Damage", sections "Generation I" and "Generation II".
struct FirstDamage {
  private var hit: Hit
  private let candidates: [Modifier]
  private var isFirst: Bool { hit.generation == 1 }

  init(_ hit: Hit) {
    self.hit = hit
    candidates = ModifierTable.candidates(hit.causes, in: hit.generation)
  }

  var damage: Damage {
    let first = rolls(number: 1)
    if hit.move.named("flail", "reversal"), let most = first.last { return .fixed(most) }
    guard !first.isEmpty else { return .fixed(0) }
    guard hit.count > 1 else { return .rolls(first) }
    return .hits((1...hit.count).map { rolls(number: $0) })
  }

  private func rolls(number: Int) -> [Int] {
    var copy = self
    copy.hit.power = copy.hit.basePower(number: number)
    guard copy.hit.power > 0 else { return [] }
    let damage = copy.effective
    return (217...255).map { max(min(1, damage), damage * $0 / 255) }
  }

  /// The damage after STAB and effectiveness.
  private var effective: Int {
    var value = weathered(min(997, base) + 2)
    if hit.attacker.types.contains(hit.type) { value = value * 3 / 2 }
    // Generation 1 rounds after each type of the target.
    guard isFirst else { return value * hit.effectiveness / Effectiveness.usual }
    return hit.percents.reduce(value) { $0 * $1 / 100 }
  }

  private var base: Int {
    var (attack, defense) = (attack, defense)
    if attack > 255 || defense > 255 { (attack, defense) = (attack / 4 % 256, defense / 4 % 256) }
    defense = multiplied(defense, .cutDefense)
    let level = hit.attacker.level * (isFirst && hit.isCritical ? 2 : 1)
    let value =
      (level * 2 / 5 + 2) * max(1, attack) * hit.power / max(1, defense) / 50
    return multiplied(!isFirst && hit.isCritical ? value * 2 : value, .base)
  }

  /// A critical hit ignores stages, burn and screens: always in generation 1, and in generation 2
  /// unless the attack's stage is higher than the defence's.
  private var ignoresChanges: Bool {
    let (attack, defense) =
      (hit.attacker.stages[hit.attackStat], hit.defender.stages[hit.defenseStat])
    return hit.isCritical && (isFirst || attack <= defense)
  }

  private var attack: Int {
    var value = staged(hit.attacker, hit.attackStat)
    if !ignoresChanges, hit.attacker.status == .burn, hit.isPhysical { value /= 2 }
    return multiplied(value, .attack)
  }

  private var defense: Int {
    var value = multiplied(staged(hit.defender, hit.defenseStat), .defense)
    let side = hit.field.defenderSide
    let hasScreen = hit.isPhysical ? side.hasReflect : side.hasLightScreen
    if hasScreen, !ignoresChanges { value *= 2 }
    return max(1, value)
  }

  /// Percent by stage, from -6.
  private static let percents = [25, 28, 33, 40, 50, 66, 100, 150, 200, 250, 300, 350, 400]

  private func staged(_ battler: Battler, _ stat: Stat) -> Int {
    guard !ignoresChanges else { return battler.stats[stat] }
    let percent = Self.percents[battler.stages[stat] + 6]
    return min(999, max(1, battler.stats[stat] * percent / 100))
  }

  private func weathered(_ value: Int) -> Int {
    guard let weather = hit.weather else { return value }
    let (strong, weak): (ID<PokemonType>, ID<PokemonType>) =
      weather.isSun ? (.fire, .water) : (.water, .fire)
    if hit.move.slug == "solar-beam", weather.isRain { return value / 2 }
    guard weather.isSun || weather.isRain else { return value }
    return hit.type == strong ? value * 3 / 2 : hit.type == weak ? value / 2 : value
  }

  private func multiplied(_ value: Int, _ step: Modifier.Step) -> Int {
    candidates.multiply(value, in: step, of: hit)
  }
}
