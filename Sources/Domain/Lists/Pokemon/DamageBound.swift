/// An upper bound of a move's damage without special conditions such as status or lost HP. It is
/// quick to compute: most moves of most Pokémon are far from knocking a foe out, so their exact
/// damage need not be calculated. All Pokémon that learn the move share the bound.
final class DamageBound: Sendable {
  let move: BattleMove
  /// Whether the damage does not follow the formula.
  let isFixed: Bool
  /// An upper bound of the power of each hit, including changes by the move itself.
  private let power: Int
  /// Whether the move may use other stats than those of its category.
  private let hasOddStats: Bool
  /// Whether the type or the effectiveness may differ from the dex.
  private let hasOddType: Bool

  /// The power of moves whose power varies and is not in ``powers``: without special conditions,
  /// none has more.
  private static let maxPower = 150

  init(_ move: BattleMove, in generation: Int) {
    self.move = move
    isFixed = FixedDamage.rules.mentions(move.slug, in: generation)
    let mayDouble =
      ModifierTable.mentions(.move(move.slug), in: generation)
      || MovePower.rules.mentions(move.slug, in: generation)
      || move.has(.surecrit) || CriticalMoves.frequent.contains(move.slug)
    let usual = move.power > 1 ? move.power * (mayDouble ? 2 : 1) : Self.maxPower
    power = Self.powers[move.slug] ?? usual
    hasOddStats =
      Self.oddStats.contains(move.slug) || move.has(.usesdefense) || move.has(.hitsdefense)
      || move.has(.foeattack)
    hasOddType =
      Self.oddTypes.contains(move.slug) || MoveTypes.rules.mentions(move.slug, in: generation)
  }

  /// The most damage that the move may do in HP, apart from what rounding up may add.
  ///
  /// - Parameter factor: the greatest factor of the abilities and items, in 4096ths.
  func value(_ user: Battler, on target: Battler, _ chart: TypeChart, factor: Int) -> Int {
    if isFixed {
      let most = max(user.level, 40, target.hp * 3 / 4, target.hp - user.hp)
      return move.slug == "final-gambit" ? user.hp : most
    }
    let isVaried = (hasOddType || hasOddStats) && varies(user, target)
    let isOdd = hasOddType && isVaried
    let (attack, defense) =
      hasOddStats && isVaried ? extremes(user.stats, target.stats) : stats(user, target)
    let hits = move.hitCounts(by: user).upperBound
    let percent = isOdd ? 400 : effectiveness(user, target, chart)
    let own = isOdd || user.types.contains(move.type) ? 150 : 100
    let base = (user.level * 2 / 5 + 2) * power * hits * attack * 2 / max(1, defense)
    return (base + 200 * hits) * own / 100 * percent / 100 * factor / 4096 / 100
  }

  /// Whether the two Pokémon can change the type or the stats of the move.
  private func varies(_ user: Battler, _ target: Battler) -> Bool {
    switch move.slug {
    case "tera-blast": user.tera != nil
    case "weather-ball", "terrain-pulse":
      FieldSetter.abilities.contains(user.ability) || FieldSetter.abilities.contains(target.ability)
    default: true
    }
  }

  private func stats(_ user: Battler, _ target: Battler) -> (Int, Int) {
    move.category == .physical
      ? (user.stats.attack, target.stats.defense)
      : (user.stats.specialAttack, target.stats.specialDefense)
  }

  private func effectiveness(_ user: Battler, _ target: Battler, _ chart: TypeChart) -> Int {
    let percent = chart.percent(of: move.type, on: target.types)
    return percent == 0 && losesImmunity(target, to: user) ? 400 : percent
  }

  /// Whether the attack may hit although the types of the target are immune to its type.
  private func losesImmunity(_ target: Battler, to user: Battler) -> Bool {
    Self.exposingAbilities.contains(user.ability) || Self.exposingItems.contains(target.item)
      || target.ability == "forecast"
  }

  private func extremes(_ own: Stats, _ foe: Stats) -> (Int, Int) {
    (
      max(own.attack, own.specialAttack, own.defense, foe.attack) * 3 / 2,
      min(foe.defense, foe.specialDefense)
    )
  }
}

/// The greatest factors by which abilities and items multiply damage in a generation, for
/// ``DamageBound``.
struct FactorBound: Sendable {
  private var factors: [BattleCause: Int] = [:]

  init(in generation: Int) {
    for row in ModifierTable.all where row.generations.contains(generation) {
      for cause in row.causes { raise(cause, by: row.damageFactor) }
    }
    for (ability, times) in DamageBound.abilities { raise(.ability(ability), by: 4096 * times) }
    raise(.foeAbility("weak-armor"), by: 4096 * 4)
    // Weather and terrain multiply by 1.5 at most.
    for ability in FieldSetter.abilities {
      raise(.ability(ability), by: 4096 * 2)
      raise(.foeAbility(ability), by: 4096 * 2)
    }
  }

  private mutating func raise(_ cause: BattleCause, by factor: Int) {
    factors[cause] = factors[cause, default: 4096] * max(4096, factor) / 4096
  }

  /// The greatest factor for an attack, in 4096ths.
  func callAsFunction(of user: Battler, on target: Battler) -> Int {
    let causes: [BattleCause] = [
      .ability(user.ability), .item(user.item), .foeAbility(target.ability),
      .foeItem(target.item),
    ]
    return causes.reduce(4096) { $0 * (factors[$1] ?? 4096) / 4096 }
  }
}

extension Modifier {
  /// The factor by which the modifier multiplies damage, in 4096ths: for a defence, the inverse of
  /// its own factor.
  fileprivate var damageFactor: Int {
    [.earlyDefense, .defense, .cutDefense].contains(step) ? 4096 * 4096 / max(1, factor) : factor
  }
}
