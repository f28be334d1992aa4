/// An item that heals its holder once, when few HP are left: a row of the table of these items.
///
/// Source: Bulbapedia's pages of the items.
package struct HealingItem: Hashable, Sendable {
  package enum Amount: Hashable, Sendable {
    case points(Int)
    /// A part of all HP, rounded down.
    case part(oneOf: Int)
  }

  package let slugs: [String]
  package let amount: Amount
  /// It is used when this part of all HP or less is left.
  package let threshold: Int
  package let generations: ClosedRange<Int>

  package static let all: [HealingItem] = [
    HealingItem(["berry-juice"], .points(20), at: 2, 2...9),
    HealingItem(["oran-berry"], .points(10), at: 2, 3...9),
    HealingItem(["sitrus-berry"], .points(30), at: 2, 3...3),
    HealingItem(["sitrus-berry"], .part(oneOf: 4), at: 2, 4...9),
    HealingItem(fussy, .part(oneOf: 8), at: 2, 3...6),
    HealingItem(fussy, .part(oneOf: 2), at: 4, 7...7),
    HealingItem(fussy, .part(oneOf: 3), at: 4, 8...9),
  ]

  private static let fussy = [
    "figy-berry", "wiki-berry", "mago-berry", "aguav-berry", "iapapa-berry",
  ]

  private init(
    _ slugs: [String], _ amount: Amount, at threshold: Int, _ generations: ClosedRange<Int>
  ) {
    self.slugs = slugs
    self.amount = amount
    self.threshold = threshold
    self.generations = generations
  }
}

/// The item that heals the target of an attack.
struct HeldHealing: Hashable {
  let item: String
  /// It is used when so many HP or fewer are left.
  let threshold: Int
  /// The HP that it heals.
  let points: Int
  /// Whether it is used as soon as the HP are low, and not only at the end of the turn.
  let isImmediate: Bool

  /// - Parameter battle: without what abilities suppress.
  /// - Returns: `nil` without such an item, or if the attacker makes the target too nervous to eat.
  init?(_ battle: DamageCalculation) {
    let (target, generation) = (battle.defender, battle.era.number)
    let found = HealingItem.all.first {
      $0.slugs.contains(target.item) && $0.generations.contains(generation)
    }
    guard let found else { return nil }
    let isBerry = target.item.hasSuffix("-berry")
    let isNervous = battle.attacker.has(
      ability: "unnerve", "as-one-glastrier", "as-one-spectrier")
    guard !(isBerry && isNervous) else { return nil }
    let hp = target.stats.hp
    let isEager = isBerry && target.ability == "gluttony"
    item = target.item
    threshold = hp / (isEager ? 2 : found.threshold)
    points = Self.points(found.amount, hp, isBerry ? target.ability : "")
    isImmediate = generation > 3
  }

  /// Ripen doubles the effect of berries, and Cheek Pouch adds a third of all HP.
  private static func points(_ amount: HealingItem.Amount, _ hp: Int, _ ability: String) -> Int {
    let own =
      switch amount {
      case .points(let points): points
      case .part(let part): max(1, hp / part)
      }
    return own * (ability == "ripen" ? 2 : 1) + (ability == "cheek-pouch" ? hp / 3 : 0)
  }
}
