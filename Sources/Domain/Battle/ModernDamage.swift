/// The damage formula since generation 5.
///
/// Source: Bulbapedia, "Damage", section "Generation V onward".
struct ModernDamage {
  private var hit: Hit
  private let candidates: [Modifier]

  init(_ hit: Hit) {
    self.hit = hit
    candidates = ModifierTable.candidates(hit.causes, in: hit.generation)
  }

  /// The damage of each roll, the lowest first; empty for a hit without power.
  ///
  /// - Parameters:
  ///   - number: the hit's number in an attack of several hits, from 1.
  ///   - share: the factor of Parental Bond's second hit, in 4096ths.
  func rolls(number: Int, share: Int = 4096) -> [Int] {
    var copy = self
    for _ in 1..<number { copy.hit.change() }
    copy.hit.isFirst = number == 1
    copy.hit.power = copy.hit.basePower(number: number)
    guard copy.hit.power > 0 else { return [] }
    return copy.rolls(share: share)
  }

  private func rolls(share: Int) -> [Int] {
    let damage = scaled(base, share)
    let final = factor(.final, least: 41, most: 131_072)
    let stab = STAB(hit).factor
    return (85...100).map { roll in
      var value = damage * roll / 100
      value = Rounding.multiply(value, by: stab)
      value = value * hit.effectiveness / Effectiveness.usual
      if isBurned { value /= 2 }
      return max(1, Rounding.multiply(value, by: final))
    }
  }

  /// The damage from level, power and stats alone, each already with its modifiers.
  private var base: Int {
    let power = max(1, Rounding.multiply(hit.power, by: factor(.power, least: 41, most: 2_097_152)))
    let attack = stat(hit.attackValue, .attack)
    let defense = stat(hit.defenseValue, .defense)
    let level = hit.attacker.level * 2 / 5 + 2
    return level * teraPower(power) * attack / defense / 50 + 2
  }

  private func stat(_ value: Int, _ step: Modifier.Step) -> Int {
    var value = value
    if step == .attack, hit.attacker.ability == "hustle", hit.move.category == .physical {
      value = value * 3 / 2
    }
    return max(1, Rounding.multiply(value, by: factor(step, least: 410, most: 131_072)))
  }

  /// A Terastallised Pokémon's moves of its Tera type have a power of at least 60, except for
  /// priority moves and moves with several hits.
  private func teraPower(_ power: Int) -> Int {
    let isWeak =
      hit.attacker.tera == hit.type && power < 60 && hit.move.priority <= 0
      && hit.move.minHits == nil
      && hit.move.power > 0
    return isWeak ? 60 : power
  }

  private func scaled(_ base: Int, _ share: Int) -> Int {
    var value = base
    if hit.isSpreadInDoubles { value = Rounding.multiply(value, by: 3072) }
    value = Rounding.multiply(value, by: share)
    value = Rounding.multiply(value, by: weatherFactor)
    if hit.isCritical, hit.isFirst || hit.generation > 6 || share < 4096 {
      value = hit.generation < 6 ? value * 2 : value * 3 / 2
    }
    return value
  }

  private var weatherFactor: Int {
    guard let weather = hit.weather else { return 4096 }
    if hit.move.slug == "hydro-steam", weather.isSun { return 6144 }
    if weather.isSun { return hit.type == .fire ? 6144 : hit.type == .water ? 2048 : 4096 }
    if weather.isRain { return hit.type == .water ? 6144 : hit.type == .fire ? 2048 : 4096 }
    return 4096
  }

  private var isBurned: Bool {
    hit.attacker.status == .burn && hit.move.category == .physical && hit.attacker.ability != "guts"
      && !(hit.move.slug == "facade" && hit.generation > 5)
  }

  private func factor(_ step: Modifier.Step, least: Int, most: Int) -> Int {
    let factor = candidates.reduce(4096) { factor, row in
      row.step == step && row.conditions.allSatisfy { $0.holds(hit) }
        ? Rounding.chain(factor, row.factor) : factor
    }
    return min(most, max(least, factor))
  }
}

/// The same-type attack bonus (STAB), in 4096ths.
struct STAB {
  let factor: Int

  init(_ hit: Hit) {
    let user = hit.attacker
    let isOwn = user.types.contains(hit.type)
    let changes = user.has(ability: "protean", "libero") && user.tera == nil
    let isTera = user.tera == hit.type
    let adapts = user.ability == "adaptability"
    factor =
      if user.tera == .stellar, hit.usesStellar { isOwn ? 8192 : 4915 } else if isTera && isOwn {
        adapts ? 9216 : 8192
      } else if isTera { adapts ? 8192 : 6144 } else if isOwn || changes {
        adapts && (user.tera == nil || user.tera == .stellar) ? 8192 : 6144
      } else { 4096 }
  }
}

extension Hit {
  /// The causes of modifiers: the move, the field, and both Pokémon's abilities and items.
  var causes: [Modifier.Cause] {
    [
      .move(move.slug), .field, .ability(attacker.ability), .foeAbility(defender.ability),
      .item(attacker.item), .foeItem(defender.item),
    ]
  }
}
