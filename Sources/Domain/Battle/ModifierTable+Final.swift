/// Changes of the damage itself.
extension ModifierTable {
  private static let base = Modifier.Step.base
  private static let final = Modifier.Step.final

  /// Abilities that keep the target from eating its berry.
  private static let unnerving = ["unnerve", "as-one-glastrier", "as-one-spectrier"]

  static let finals: [Modifier] = [
    Modifier(
      "Items of a type (2)", HeldTypes.boosting.keys.sorted().map { .item($0) },
      .base, 4506, [.itemType], 2, 2),
    base.move("weather-ball", by: 8192, until: 3, .weather(.sun, .rain, .sand, .hail)),
    base.move("smelling-salts", by: 8192, until: 3, .foeStatus(.paralysis)),
    base.move("facade", by: 8192, until: 3, .status(.burn, .paralysis, .poison, .badPoison)),
    base.ability("flash-fire", 6144, until: 4, .type(.fire), .abilityActive),
    base.item("life-orb", by: 5325, since: 4, until: 4),
    base.field("Helping Hand (3)", 6144, until: 3, .helpingHand),
    final.field("Screens", 2048, since: 5, .screen, .not(.doubles)),
    final.field("Screens in doubles (5)", 2703, since: 5, until: 5, .screen, .doubles),
    final.field("Screens in doubles", 2732, since: 6, .screen, .doubles),
    final.ability("neuroforce", 5120, since: 7, .superEffective),
    final.ability("sniper", 6144, since: 5, .critical),
    final.ability("tinted-lens", 8192, since: 4, .notVeryEffective),
    final.foeAbility("multiscale", 2048, since: 5, .foeAtFullHP),
    final.foeAbility("shadow-shield", 2048, since: 7, .foeAtFullHP),
    final.foeAbility("fluffy", 2048, since: 7, .flag(.contact)),
    final.foeAbility("punk-rock", 2048, since: 8, .flag(.sound)),
    final.foeAbility("ice-scales", 2048, since: 8, .special),
    final.foeAbility("filter", 3072, since: 4, .superEffective),
    final.foeAbility("solid-rock", 3072, since: 4, .superEffective),
    final.foeAbility("prism-armor", 3072, since: 7, .superEffective),
    final.field("Friend Guard", 3072, since: 5, .friendGuard),
    final.foeAbility("fluffy", 8192, since: 7, .type(.fire)),
    final.item("expert-belt", by: 4915, since: 4, .superEffective),
    final.item("life-orb", by: 5324, since: 5),
    Modifier(
      "Berries against a type", HeldTypes.resisting.keys.sorted().map { .foeItem($0) }, .final,
      2048, [.foeItemType, .superEffective, .firstHit, .not(.ability(unnerving))], 4, 9),
    final.foeItem(
      "chilan-berry", 2048, since: 4, .type(.normal), .firstHit, .not(.ability(unnerving))),
    final.foeAbility(
      "ripen", 2048, since: 8, .foeItemType, .superEffective, .firstHit,
      .not(.ability(unnerving))),
  ]
}
