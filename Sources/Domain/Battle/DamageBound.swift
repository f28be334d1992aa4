/// An upper bound of the damage of a move without conditions, which is quick to compute: most moves
/// of most Pokémon are far from knocking a foe out, and need not be calculated.
struct DamageBound: Sendable {
  let move: BattleMove
  /// At least the power of all hits, with all that the move itself changes.
  private let power: Int
  /// Whether other stats or another type may decide.
  private let isOdd: Bool
  /// Whether the damage does not follow the formula.
  private let isFixed: Bool

  /// Every power that varies is less, without conditions.
  private static let maxPower = 150
  /// The factor of rounding, and in generations 1 and 2 of stats cut to a byte, in percent.
  private static let margin = 130

  init(_ move: BattleMove) {
    self.move = move
    let doubles =
      ModifierTable.mentions(.move(move.slug)) || move.has(.surecrit)
      || Self.doubled.contains(move.slug)
    let base = move.power > 1 ? move.power : Self.maxPower
    power = base * (move.maxHits ?? 1) * (doubles ? 2 : 1)
    isOdd =
      Self.odd.contains(move.slug) || move.has(.usesdefense) || move.has(.hitsdefense)
      || move.has(.foeattack)
    isFixed = Self.fixed.contains(move.slug)
  }

  /// Moves whose power doubles without conditions, or whose critical hits are frequent.
  private static let doubled: Set<String> = [
    "acrobatics", "bolt-beak", "crabhammer", "fishious-rend", "payback", "razor-leaf",
    "rising-voltage", "slash", "terrain-pulse", "triple-axel", "triple-kick", "weather-ball",
    "zippy-zap",
  ]

  /// Moves of another type or stat than the dex says.
  private static let odd: Set<String> = [
    "aura-wheel", "doom-desire", "electro-shot", "flying-press", "freeze-dry", "future-sight",
    "ivy-cudgel", "meteor-beam", "photon-geyser", "raging-bull", "revelation-dance",
    "shell-side-arm", "struggle", "terrain-pulse", "thousand-arrows", "weather-ball",
  ]

  private static let fixed: Set<String> = [
    "dragon-rage", "final-gambit", "night-shade", "seismic-toss", "sonic-boom",
  ]

  /// - Parameter abilityFactor: the most that the abilities may multiply, in 4096ths.
  func value(_ user: Battler, on target: Battler, _ chart: TypeChart, abilityFactor: Int) -> Int {
    if isFixed { return move.slug == "final-gambit" ? user.hp : user.level }
    let (attack, defense) = isOdd ? oddStats(user, target) : stats(user, target)
    let percent = isOdd ? 400 : effectiveness(user, target, chart)
    let level = user.level * 2 / 5 + 2
    let base = level * power * attack / max(1, defense) / 50 + 2 * (move.maxHits ?? 1)
    let own = isOdd || user.types.contains(move.type) ? 150 : 100
    return base * own / 100 * percent / 100 * abilityFactor / 4096 * Self.margin / 100
  }

  private func stats(_ user: Battler, _ target: Battler) -> (Int, Int) {
    move.category == .physical
      ? (user.stats.attack, target.stats.defense)
      : (user.stats.specialAttack, target.stats.specialDefense)
  }

  private func oddStats(_ user: Battler, _ target: Battler) -> (Int, Int) {
    (
      max(user.stats.attack, user.stats.specialAttack, user.stats.defense, target.stats.attack)
        * 3 / 2, min(target.stats.defense, target.stats.specialDefense)
    )
  }

  private func effectiveness(_ user: Battler, _ target: Battler, _ chart: TypeChart) -> Int {
    let percent = chart.percent(of: move.type, on: target.types)
    return percent == 0 && user.has(ability: "scrappy", "minds-eye") ? 400 : percent
  }
}

/// The most that abilities multiply damage by, for ``DamageBound``.
struct AbilityBound {
  private var own: [String: Int] = [:]
  private var foes: [String: Int] = [:]

  /// In 4096ths.
  mutating func callAsFunction(of user: Battler, on target: Battler) -> Int {
    let (ability, foe) = (user.ability, target.ability)
    let mine =
      own[ability]
      ?? Self.most(.ability(ability)) * (Self.special[ability] ?? 1) * Self.field(ability)
    let others =
      foes[foe]
      ?? Self.most(.foeAbility(foe)) * (foe == "weak-armor" ? 4 : 1) * Self.field(foe)
    own[ability] = mine
    foes[foe] = others
    return mine * others / 4096
  }

  /// Weather and terrain multiply by 1.5 at most.
  private static func field(_ ability: String) -> Int {
    FieldSetter.abilities.contains(ability) ? 2 : 1
  }

  private static func most(_ cause: Modifier.Cause) -> Int {
    let rows = (1...9).map { generation in
      ModifierTable.candidates([cause], in: generation)
        .reduce(4096) { $0 * max(4096, $1.damageFactor) / 4096 }
    }
    return rows.max() ?? 4096
  }

  /// Abilities that change more than a row of the table says: types, stages, hits.
  private static let special: [String: Int] = [
    "adaptability": 2, "download": 2, "hustle": 2, "intrepid-sword": 2, "libero": 2,
    "parental-bond": 2, "protean": 2, "mega-sol": 6, "forecast": 6, "aerilate": 6, "dragonize": 6,
    "galvanize": 6, "liquid-voice": 6, "normalize": 6, "pixilate": 6, "refrigerate": 6,
  ]
}

extension Modifier {
  /// The factor of the damage, in 4096ths: a lower defence raises it.
  fileprivate var damageFactor: Int {
    step == .defense || step == .cutDefense ? 4096 * 4096 / max(1, factor) : factor
  }
}
