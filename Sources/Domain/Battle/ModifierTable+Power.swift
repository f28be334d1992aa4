/// Changes of the move's power.
extension ModifierTable {
  private static let power = Modifier.Step.power

  static let powerOfMoves: [Modifier] = [
    power.move("facade", by: 8192, since: 5, .status(.burn, .paralysis, .poison, .badPoison)),
    power.move("brine", by: 8192, since: 4, .foeHPAtMost(1, of: 2)),
    power.move("venoshock", by: 8192, since: 5, .foeStatus(.poison, .badPoison)),
    power.move("barb-barrage", by: 8192, since: 8, .foeStatus(.poison, .badPoison)),
    power.move("expanding-force", by: 6144, since: 8, .terrain(.psychic), .grounded),
    power.move("misty-explosion", by: 6144, since: 8, .terrain(.misty), .grounded),
    power.move("psyblade", by: 6144, since: 9, .terrain(.electric)),
    power.move("knock-off", by: 6144, since: 6, .foeItemRemovable),
    power.move(
      "solar-beam", "solar-blade", by: 2048, since: 4,
      .weather(.rain, .heavyRain, .sand, .hail, .snow)),
    power.move("collision-course", "electro-drift", by: 5461, since: 9, .superEffective),
  ]

  static let powerOfField: [Modifier] = [
    power.field("Helping Hand", 6144, since: 4, .helpingHand),
    power.field(
      "Electric Terrain", 6144, since: 6, until: 7, .terrain(.electric), .type(.electric), .grounded
    ),
    power.field(
      "Grassy Terrain", 6144, since: 6, until: 7, .terrain(.grassy), .type(.grass), .grounded),
    power.field(
      "Psychic Terrain", 6144, since: 7, until: 7, .terrain(.psychic), .type(.psychic), .grounded),
    power.field(
      "Electric Terrain (8)", 5325, since: 8, .terrain(.electric), .type(.electric), .grounded),
    power.field("Grassy Terrain (8)", 5325, since: 8, .terrain(.grassy), .type(.grass), .grounded),
    power.field(
      "Psychic Terrain (8)", 5325, since: 8, .terrain(.psychic), .type(.psychic), .grounded),
    power.field("Misty Terrain", 2048, since: 6, .terrain(.misty), .type(.dragon), .foeGrounded),
    power.field(
      "Grassy Terrain against quakes", 2048, since: 6, .terrain(.grassy),
      .moves("earthquake", "bulldoze", "magnitude"), .foeGrounded),
  ]

  static let powerOfAbilities: [Modifier] = [
    power.ability("overgrow", 6144, until: 4, .type(.grass), .hpAtMost(1, of: 3)),
    power.ability("blaze", 6144, until: 4, .type(.fire), .hpAtMost(1, of: 3)),
    power.ability("torrent", 6144, until: 4, .type(.water), .hpAtMost(1, of: 3)),
    power.ability("swarm", 6144, until: 4, .type(.bug), .hpAtMost(1, of: 3)),
    power.ability("technician", 6144, since: 4, .powerAtMost(60)),
    power.ability("flare-boost", 6144, since: 5, .status(.burn), .special),
    power.ability("toxic-boost", 6144, since: 5, .status(.poison, .badPoison), .physical),
    power.ability("mega-launcher", 6144, since: 6, .flag(.pulse)),
    power.ability("strong-jaw", 6144, since: 6, .flag(.bite)),
    power.ability("steely-spirit", 6144, since: 8, .type(.steel)),
    power.ability("sharpness", 6144, since: 9, .flag(.slicing)),
    power.ability("sheer-force", 5325, since: 5, .moveClass(.secondary)),
    power.ability(
      "sand-force", 5325, since: 5, .weather(.sand), .type(.rock, .ground, .steel)),
    power.ability("analytic", 5325, since: 5, .movesLast),
    power.ability("tough-claws", 5325, since: 6, .flag(.contact)),
    power.ability("punk-rock", 5325, since: 8, .flag(.sound)),
    power.ability("aerilate", 5325, since: 6, until: 6, .typeChangedBy("aerilate")),
    power.ability("pixilate", 5325, since: 6, until: 6, .typeChangedBy("pixilate")),
    power.ability("refrigerate", 5325, since: 6, until: 6, .typeChangedBy("refrigerate")),
    power.ability("aerilate", 4915, since: 7, .typeChangedBy("aerilate")),
    power.ability("pixilate", 4915, since: 7, .typeChangedBy("pixilate")),
    power.ability("refrigerate", 4915, since: 7, .typeChangedBy("refrigerate")),
    power.ability("galvanize", 4915, since: 7, .typeChangedBy("galvanize")),
    power.ability("normalize", 4915, since: 7, .typeChangedBy("normalize")),
    power.ability("dragonize", 4915, since: 9, .typeChangedBy("dragonize")),
    power.ability("rivalry", 5120, since: 4, .sameGender),
    power.ability("rivalry", 3072, since: 4, .oppositeGender),
    power.ability("iron-fist", 4915, since: 4, .flag(.punch)),
    power.ability("reckless", 4915, since: 4, .moveClass(.recoil)),
    power.ability("reckless", 4915, since: 4, .moveClass(.crash)),
    aura("dark-aura", .dark), brokenAura("dark-aura", .dark),
    aura("fairy-aura", .fairy), brokenAura("fairy-aura", .fairy),
    power.foeAbility("heatproof", 2048, since: 4, until: 8, .type(.fire)),
    power.foeAbility("dry-skin", 5120, since: 4, .type(.fire)),
    power.foeAbility("thick-fat", 2048, since: 4, until: 4, .type(.fire, .ice)),
  ]

  /// An aura of either side, unless Aura Break turns it round.
  private static func aura(_ slug: String, _ type: ID<PokemonType>) -> Modifier {
    let breaker = ["aura-break"]
    return Modifier(
      titled(slug), [.ability(slug), .foeAbility(slug)], .power, 5448,
      [.type(type), .not(.ability(breaker)), .not(.foeAbility(breaker))], 6, 9)
  }

  private static func brokenAura(_ slug: String, _ type: ID<PokemonType>) -> Modifier {
    Modifier(
      "\(titled(slug)) and Aura Break", [.ability(slug), .foeAbility(slug)], .power, 3072,
      [.type(type), .either(.ability(["aura-break"]), .foeAbility(["aura-break"]))], 6, 9)
  }

  static let powerOfItems: [Modifier] = [
    Modifier(
      "Items of a type", HeldTypes.boosting.keys.sorted().map { .item($0) }, .power, 4915,
      [.itemType], 4, 9),
    power.item("muscle-band", by: 4505, since: 4, .physical),
    power.item("wise-glasses", by: 4505, since: 4, .special),
    power.item("punching-glove", by: 4506, since: 9, .flag(.punch)),
    power.item(
      "adamant-orb", "adamant-crystal", by: 4915, since: 4, .species("dialga"),
      .type(.steel, .dragon)),
    power.item(
      "lustrous-orb", "lustrous-globe", by: 4915, since: 4, .species("palkia"),
      .type(.water, .dragon)),
    power.item(
      "griseous-orb", "griseous-core", by: 4915, since: 4, .species("giratina"),
      .type(.ghost, .dragon)),
    power.item(
      "soul-dew", by: 4915, since: 7, .species("latios", "latias"), .type(.psychic, .dragon)),
    power.item(
      "wellspring-mask", "hearthflame-mask", "cornerstone-mask", named: "Ogerpon's masks",
      by: 4915, since: 9, .species("ogerpon")),
    Modifier(
      "Gems (5)", HeldTypes.gems.keys.sorted().map { .item($0) }, .power, 6144, [.itemType], 5, 5),
    Modifier(
      "Gems", HeldTypes.gems.keys.sorted().map { .item($0) }, .power, 5325, [.itemType], 6, 9),
  ]
}
