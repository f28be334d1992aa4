/// The items that heal their holder once.
///
/// Source: Bulbapedia's pages of the items.
extension HealingItem {
  package static let all: [HealingItem] = [
    HealingItem(
      slugs: ["berry-juice"], amount: .points(20), thresholdDivisor: 2, generations: 2...9),
    HealingItem(
      slugs: ["oran-berry"], amount: .points(10), thresholdDivisor: 2, generations: 3...9),
    HealingItem(
      slugs: ["sitrus-berry"], amount: .points(30), thresholdDivisor: 2, generations: 3...3),
    HealingItem(
      slugs: ["sitrus-berry"], amount: .part(oneOf: 4), thresholdDivisor: 2, generations: 4...9),
    HealingItem(slugs: fussy, amount: .part(oneOf: 8), thresholdDivisor: 2, generations: 3...6),
    HealingItem(slugs: fussy, amount: .part(oneOf: 2), thresholdDivisor: 4, generations: 7...7),
    HealingItem(slugs: fussy, amount: .part(oneOf: 3), thresholdDivisor: 4, generations: 8...9),
  ]

  private static let fussy = [
    "figy-berry", "wiki-berry", "mago-berry", "aguav-berry", "iapapa-berry",
  ]
}
