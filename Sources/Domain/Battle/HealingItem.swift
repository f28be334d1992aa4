/// An item that heals its holder once, when few HP are left: a row of the table of these items.
package struct HealingItem: Hashable, Sendable {
  package enum Amount: Hashable, Sendable {
    case points(Int)
    /// This fraction of the maximum HP, rounded down, but at least 1 HP: 4 is a quarter.
    case part(oneOf: Int)
  }

  package let slugs: [String]
  package let amount: Amount
  /// The item is used when at most this fraction of the maximum HP is left: 2 is a half.
  package let thresholdDivisor: Int
  package let generations: ClosedRange<Int>
}

/// The item that heals the target of an attack.
struct HeldHealing {
  let item: String
  /// The item is used when this many HP or fewer are left.
  let threshold: Int
  /// The HP that the item restores.
  let points: Int
  /// Whether the item is used as soon as the HP are low, and not only at the end of the turn.
  let isImmediate: Bool

  /// - Returns: `nil` if the target does not hold such an item, or if the attacker makes it too
  ///   nervous to eat.
  init?(_ hit: Hit) {
    guard !hit.defender.item.isEmpty else { return nil }
    let target = hit.defender
    let found = HealingItem.all.first {
      $0.slugs.contains(target.item) && $0.generations.contains(hit.generation)
    }
    let isBerry = target.item.hasSuffix("-berry")
    guard let found, !(isBerry && RuleCondition.unnerving.holds(hit)) else { return nil }
    let (hp, ability) = (target.partHP, isBerry ? target.ability : "")
    item = target.item
    threshold = target.stats.hp / (ability == "gluttony" ? 2 : found.thresholdDivisor)
    isImmediate = hit.generation > 3
    let own =
      switch found.amount {
      case .points(let points): points
      case .part(let part): max(1, hp / part)
      }
    // Ripen doubles the effect of berries, and Cheek Pouch adds a third of the maximum HP.
    points = own * (ability == "ripen" ? 2 : 1) + (ability == "cheek-pouch" ? hp / 3 : 0)
  }
}
