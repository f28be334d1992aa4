/// The order of the steps of the damage formula, and with it of the rounding.
///
/// Source: Bulbapedia, "Damage".
extension DamageOrder {
  package static let all: [DamageOrder] = [
    DamageOrder(
      generations: 1...1, attack: [.burn, .attack], defense: [.defense, .screen],
      early: [.base, .addition, .sameType, .effectiveness],
      rolls: 217...255, whole: 255, late: []),
    DamageOrder(
      generations: 2...2, attack: [.burn, .attack], defense: [.defense, .screen],
      early: [
        .critical, .base, .addition, .weather, .sameType, .effectiveness, .repetition,
      ],
      rolls: 217...255, whole: 255, late: []),
    DamageOrder(
      generations: 3...3, attack: [.attack], defense: [.defense],
      early: [
        .burn, .screen, .spread, .weather, .addition, .critical, .base, .sameType, .effectiveness,
      ],
      rolls: 85...100, whole: 100, late: []),
    DamageOrder(
      generations: 4...4, attack: [.attack], defense: [.earlyDefense, .defense],
      early: [.burn, .screen, .spread, .weather, .addition, .critical, .base],
      rolls: 85...100, whole: 100, late: [.sameType, .effectiveness, .final]),
    DamageOrder(
      generations: 5...9, attack: [.earlyAttack, .attack], defense: [.earlyDefense, .defense],
      early: [.addition, .spread, .extraHit, .weather, .critical],
      rolls: 85...100, whole: 100, late: [.sameType, .effectiveness, .burn, .final]),
  ]
}
