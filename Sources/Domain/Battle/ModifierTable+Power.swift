/// Changes of the move's power.
extension ModifierTable {
  private static let power = DamageStep.power

  static let powerOfMoves: [Modifier] = [
    power(.move("facade"), by: 8192, since: 5, .status(.burn, .paralysis, .poison, .badPoison)),
    power(.move("brine"), by: 8192, since: 4, .foeHPAtMost(1, of: 2)),
    power(.move("venoshock"), by: 8192, since: 5, .foeStatus(.poison, .badPoison)),
    power(.move("barb-barrage"), by: 8192, since: 8, .foeStatus(.poison, .badPoison)),
    power(.move("expanding-force"), by: 6144, since: 8, .terrain(.psychic), .grounded),
    power(.move("misty-explosion"), by: 6144, since: 8, .terrain(.misty), .grounded),
    power(.move("psyblade"), by: 6144, since: 9, .terrain(.electric)),
    power(.move("knock-off"), by: 6144, since: 6, .foeItemRemovable),
    power(.move("grav-apple"), by: 6144, since: 8, .gravity),
    power(
      .move("solar-beam"), .move("solar-blade"), by: 2048, since: 4,
      .weather(.rain, .heavyRain, .sand, .hail, .snow)),
    power(.move("collision-course"), .move("electro-drift"), by: 5461, since: 9, .superEffective),
  ]

  static let powerOfField: [Modifier] = [
    power(.side(.helpingHand), by: 6144, since: 4, until: 4),
    power(.side(.charge), by: 8192, since: 4, until: 4, .type(.electric)),
    power(.side(.helpingHand), by: 6144, since: 7),
    power(
      .field, named: "Electric Terrain", by: 6144, since: 6, until: 7, .terrain(.electric),
      .type(.electric), .grounded
    ),
    power(
      .field, named: "Grassy Terrain", by: 6144, since: 6, until: 7, .terrain(.grassy),
      .type(.grass), .grounded),
    power(
      .field, named: "Psychic Terrain", by: 6144, since: 7, until: 7, .terrain(.psychic),
      .type(.psychic), .grounded),
    power(
      .field, named: "Electric Terrain (8)", by: 5325, since: 8, .terrain(.electric),
      .type(.electric), .grounded),
    power(
      .field, named: "Grassy Terrain (8)", by: 5325, since: 8, .terrain(.grassy), .type(.grass),
      .grounded),
    power(
      .field, named: "Psychic Terrain (8)", by: 5325, since: 8, .terrain(.psychic), .type(.psychic),
      .grounded),
    power(
      .field, named: "Misty Terrain", by: 2048, since: 6, .terrain(.misty), .type(.dragon),
      .foeGrounded),
    power(
      .field, named: "Grassy Terrain against quakes", by: 2048, since: 6, .terrain(.grassy),
      .moves("earthquake", "bulldoze", "magnitude"), .foeGrounded),
  ]

  static let powerOfAbilities: [Modifier] = [
    power(.ability("overgrow"), by: 6144, until: 4, .type(.grass), .hpAtMost(1, of: 3)),
    power(.ability("blaze"), by: 6144, until: 4, .type(.fire), .hpAtMost(1, of: 3)),
    power(.ability("torrent"), by: 6144, until: 4, .type(.water), .hpAtMost(1, of: 3)),
    power(.ability("swarm"), by: 6144, until: 4, .type(.bug), .hpAtMost(1, of: 3)),
    power(.ability("technician"), by: 6144, since: 4, .powerAtMost(60)),
    power(.ability("flare-boost"), by: 6144, since: 5, .status(.burn), .special),
    power(.ability("toxic-boost"), by: 6144, since: 5, .status(.poison, .badPoison), .physical),
    power(.ability("mega-launcher"), by: 6144, since: 6, .flag(.pulse)),
    power(.ability("strong-jaw"), by: 6144, since: 6, .flag(.bite)),
    power(.ability("steely-spirit"), by: 6144, since: 8, .type(.steel)),
    power(.ability("sharpness"), by: 6144, since: 9, .flag(.slicing)),
    power(.side(.charge), by: 8192, since: 5, .type(.electric)),
    power(
      .ability("sheer-force"), by: 5325, since: 5,
      .moveClass(.secondary, named: "a secondary effect")),
    power(
      .ability("sand-force"), by: 5325, since: 5, .weather(.sand), .type(.rock, .ground, .steel)),
    power(.ability("analytic"), by: 5325, since: 5, .movesLastOrMeetsSwitch),
    power(.ability("tough-claws"), by: 5325, since: 6, .flag(.contact)),
    power(.ability("punk-rock"), by: 5325, since: 8, .flag(.sound)),
    power(.side(.battery), by: 5325, since: 7, .special),
    power(.side(.powerSpot), by: 5325, since: 8),
    power(.ability("aerilate"), by: 5325, since: 6, until: 6, .typeChangedBy("aerilate")),
    power(.ability("pixilate"), by: 5325, since: 6, until: 6, .typeChangedBy("pixilate")),
    power(.ability("refrigerate"), by: 5325, since: 6, until: 6, .typeChangedBy("refrigerate")),
    power(.ability("aerilate"), by: 4915, since: 7, .typeChangedBy("aerilate")),
    power(.ability("pixilate"), by: 4915, since: 7, .typeChangedBy("pixilate")),
    power(.ability("refrigerate"), by: 4915, since: 7, .typeChangedBy("refrigerate")),
    power(.ability("galvanize"), by: 4915, since: 7, .typeChangedBy("galvanize")),
    power(.ability("normalize"), by: 4915, since: 7, .typeChangedBy("normalize")),
    power(.ability("dragonize"), by: 4915, since: 9, .typeChangedBy("dragonize")),
    power(.ability("rivalry"), by: 5120, since: 4, .sameGender),
    power(.ability("rivalry"), by: 3072, since: 4, .oppositeGender),
    power(.ability("iron-fist"), by: 4915, since: 4, .flag(.punch)),
    power(.ability("reckless"), by: 4915, since: 4, .moveClass(.recoil)),
    power(.ability("reckless"), by: 4915, since: 4, .moveClass(.crash, named: "crash damage")),
    power(
      .ability("dark-aura"), .foeAbility("dark-aura"), .fieldEffect(.darkAura), by: 5448, since: 6,
      .type(.dark),
      .not(.auraBroken)),
    power(
      .ability("dark-aura"), .foeAbility("dark-aura"), .fieldEffect(.darkAura),
      named: "Dark Aura and Aura Break", by: 3072, since: 6, .type(.dark), .auraBroken),
    power(
      .ability("fairy-aura"), .foeAbility("fairy-aura"), .fieldEffect(.fairyAura), by: 5448,
      since: 6, .type(.fairy),
      .not(.auraBroken)),
    power(
      .ability("fairy-aura"), .foeAbility("fairy-aura"), .fieldEffect(.fairyAura),
      named: "Fairy Aura and Aura Break", by: 3072, since: 6, .type(.fairy), .auraBroken),
    power(.foeAbility("heatproof"), by: 2048, since: 4, until: 8, .type(.fire)),
    power(.foeAbility("dry-skin"), by: 5120, since: 4, .type(.fire)),
    power(.foeAbility("thick-fat"), by: 2048, since: 4, until: 4, .type(.fire, .ice)),
    power(.ability("supreme-overlord"), by: 4506, since: 9, .fallenAllies(1)),
    power(.ability("supreme-overlord"), by: 4915, since: 9, .fallenAllies(2)),
    power(.ability("supreme-overlord"), by: 5325, since: 9, .fallenAllies(3)),
    power(.ability("supreme-overlord"), by: 5734, since: 9, .fallenAllies(4)),
    power(.ability("supreme-overlord"), by: 6144, since: 9, .fallenAllies(5)),
  ]

  static let powerOfItems: [Modifier] = [
    Modifier(
      name: "Items of a type", causes: HeldTypes.boosting.keys.sorted().map { .item($0) },
      step: .power, factor: 4915, generations: 4...9, conditions: [.itemType]),
    power(.item("muscle-band"), by: 4505, since: 4, .physical),
    power(.item("wise-glasses"), by: 4505, since: 4, .special),
    power(.item("punching-glove"), by: 4506, since: 9, .flag(.punch)),
    power(
      .item("adamant-orb"), .item("adamant-crystal"), by: 4915, since: 4, .species("dialga"),
      .type(.steel, .dragon)),
    power(
      .item("lustrous-orb"), .item("lustrous-globe"), by: 4915, since: 4, .species("palkia"),
      .type(.water, .dragon)),
    power(
      .item("griseous-orb"), .item("griseous-core"), by: 4915, since: 4, .species("giratina"),
      .type(.ghost, .dragon)),
    power(
      .item("soul-dew"), by: 4915, since: 7, .species("latios", "latias"), .type(.psychic, .dragon)),
    power(
      .item("wellspring-mask"), .item("hearthflame-mask"), .item("cornerstone-mask"),
      named: "Ogerpon's masks",
      by: 4915, since: 9, .species("ogerpon")),
    Modifier(
      name: "Gems (5)", causes: HeldTypes.gems.keys.sorted().map { .item($0) }, step: .power,
      factor: 6144, generations: 5...5, conditions: [.itemType]),
    Modifier(
      name: "Gems", causes: HeldTypes.gems.keys.sorted().map { .item($0) }, step: .power,
      factor: 5325, generations: 6...9, conditions: [.itemType]),
    power(.side(.helpingHand), by: 6144, since: 5, until: 6),
  ]
}
