/// Changes of the damage itself, before and after the roll.
extension ModifierTable {
  private static let base = DamageStep.base
  private static let final = DamageStep.final

  private static let burn = DamageStep.burn
  private static let spread = DamageStep.spread
  private static let weather = DamageStep.weather
  private static let critical = DamageStep.critical
  private static let extraHit = DamageStep.extraHit

  static let damage: [Modifier] = [
    burn(
      .field, named: "Burn (1)", by: 2048, since: 1, until: 2, .status(.burn), .physical,
      .not(.ignoringChanges)),
    burn(
      .field, named: "Burn (3)", by: 2048, until: 5, .status(.burn), .physical,
      .not(.ability("guts"))),
    burn(
      .field, named: "Burn", by: 2048, since: 6, .status(.burn), .physical, .not(.ability("guts")),
      .not(.moves("facade"))),
    spread(.field, named: "Several targets (3)", by: 2048, until: 3, .doubles, .hitsOnlyFoes),
    spread(.field, named: "Several targets", by: 3072, since: 4, .spread),
    weather(.field, named: "Sun", by: 6144, since: 2, .sunny, .type(.fire), .foeDry),
    weather(
      .field, named: "Sun against Water", by: 2048, since: 2, .sunny, .type(.water), .foeDry,
      .not(.steaming)),
    weather(.move("hydro-steam"), by: 6144, since: 9, .steaming),
    weather(.field, named: "Rain", by: 6144, since: 2, .rainy, .type(.water), .foeDry),
    weather(.field, named: "Rain against Fire", by: 2048, since: 2, .rainy, .type(.fire), .foeDry),
    weather(.move("solar-beam"), by: 2048, since: 2, until: 2, .rainy),
    weather(.move("solar-beam"), by: 2048, until: 3, .weather(.rain, .sand, .hail)),
    weather(.ability("flash-fire"), by: 6144, until: 4, .type(.fire), .abilityActive),
    critical(.field, named: "Critical hit (2)", by: 8192, since: 2, until: 5, .criticalStrike),
    critical(.ability("sniper"), by: 6144, since: 4, until: 4, .critical),
    critical(.field, named: "Critical hit", by: 6144, since: 6, .criticalStrike),
    extraHit(.ability("parental-bond"), by: 2048, since: 6, until: 6, .extraHit),
    extraHit(.ability("parental-bond"), by: 1024, since: 7, .extraHit),
    Modifier(
      name: "Items of a type (2)", causes: HeldTypes.boosting.keys.sorted().map { .item($0) },
      step: .base, factor: 4506, generations: 2...2, conditions: [.itemType]),
    base(.move("weather-ball"), by: 8192, until: 3, .weather(.sun, .rain, .sand, .hail)),
    base(.move("smelling-salts"), by: 8192, until: 3, .foeStatus(.paralysis)),
    base(.move("facade"), by: 8192, until: 3, .status(.burn, .paralysis, .poison, .badPoison)),
    base(.item("life-orb"), by: 5325, since: 4, until: 4),
    base(.move("pursuit"), by: 8192, since: 2, until: 3, .foeSwitching),
    base(.side(.charge), by: 8192, until: 3, .type(.electric)),
    base(.side(.helpingHand), by: 6144, until: 3),
  ]

  /// The item Metronome, which strengthens a move with each use in a row.
  private static let metronome: [Modifier] =
    (2...11).map { turn in
      final(
        .item("metronome"), by: 4096 + (turn - 1) * 4096 / 10, since: 4, until: 4,
        .turn(turn, isLast: turn == 11))
    }
    + (2...6).map { turn in
      final(
        .item("metronome"), by: turn == 6 ? 8192 : 4096 + (turn - 1) * 819, since: 5,
        .turn(turn, isLast: turn == 6))
    }

  static let finals: [Modifier] = finalsOfStatesAndAbilities + metronome + finalsOfBerries

  private static let finalsOfStatesAndAbilities: [Modifier] = [
    final(.field, named: "Screens", by: 2048, since: 5, .screen, .not(.doubles)),
    final(.field, named: "Screens in doubles (5)", by: 2703, since: 5, until: 5, .screen, .doubles),
    final(.field, named: "Screens in doubles", by: 2732, since: 6, .screen, .doubles),
    final(.ability("neuroforce"), by: 5120, since: 7, .superEffective),
    final(.ability("sniper"), by: 6144, since: 5, .critical),
    final(.ability("tinted-lens"), by: 8192, since: 4, .notVeryEffective),
    final(
      .move("dynamax-cannon"), .move("behemoth-bash"), .move("behemoth-blade"), by: 8192, since: 8,
      .foeDynamaxed),
    final(.foeAbility("multiscale"), by: 2048, since: 5, .foeAtFullHP),
    final(.foeAbility("shadow-shield"), by: 2048, since: 7, .foeAtFullHP),
    final(.foeAbility("fluffy"), by: 2048, since: 7, .flag(.contact)),
    final(.foeAbility("punk-rock"), by: 2048, since: 8, .flag(.sound)),
    final(.foeAbility("ice-scales"), by: 2048, since: 8, .special),
    final(.foeAbility("filter"), by: 3072, since: 4, .superEffective),
    final(.foeAbility("solid-rock"), by: 3072, since: 4, .superEffective),
    final(.foeAbility("prism-armor"), by: 3072, since: 7, .superEffective),
    final(.foeSide(.friendGuard), by: 3072, since: 5),
    final(.foeAbility("fluffy"), by: 8192, since: 7, .type(.fire)),
    final(.item("expert-belt"), by: 4915, since: 4, .superEffective, .not(.zMove)),
    final(.item("life-orb"), by: 5324, since: 5),
  ]

  private static let finalsOfBerries: [Modifier] = [
    Modifier(
      name: "Berries against a type",
      causes: HeldTypes.resisting.keys.sorted().map { .foeItem($0) },
      step: .final, factor: 2048, generations: 4...9,
      conditions: [.foeItemType, .superEffective, .firstHit, .not(.unnerving)]),
    final(
      .foeItem("chilan-berry"), by: 2048, since: 4, .type(.normal), .firstHit, .not(.unnerving)),
    final(
      .foeAbility("ripen"), by: 2048, since: 8, .foeItemType, .superEffective, .firstHit,
      .not(.unnerving)),
  ]
}
