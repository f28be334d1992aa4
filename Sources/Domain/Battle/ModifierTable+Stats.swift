/// Changes of the stats that an attack uses.
extension ModifierTable {
  private static let attack = Modifier.Step.attack
  private static let defense = Modifier.Step.defense

  static let attackOfAbilities: [Modifier] = [
    attack.ability("huge-power", 8192, .physical),
    attack.ability("pure-power", 8192, .physical),
    attack.ability("hustle", 6144, until: 4, .physical),
    attack.ability("guts", 6144, .physical, .anyStatus),
    attack.ability("slow-start", 2048, since: 4, .physical, .abilityActive),
    attack.ability("plus", 6144, .special, .abilityActive),
    attack.ability("minus", 6144, .special, .abilityActive),
    attack.ability("flash-fire", 6144, since: 5, .type(.fire), .abilityActive),
    attack.ability("stakeout", 8192, since: 7, .abilityActive),
    attack.ability("defeatist", 2048, since: 5, .hpAtMost(1, of: 2)),
    attack.ability("solar-power", 6144, since: 4, .special, .sunny),
    attack.ability("flower-gift", 6144, since: 4, .physical, .sunny),
    attack.ability("overgrow", 6144, since: 5, .type(.grass), .hpAtMost(1, of: 3)),
    attack.ability("blaze", 6144, since: 5, .type(.fire), .hpAtMost(1, of: 3)),
    attack.ability("torrent", 6144, since: 5, .type(.water), .hpAtMost(1, of: 3)),
    attack.ability("swarm", 6144, since: 5, .type(.bug), .hpAtMost(1, of: 3)),
    attack.ability("steelworker", 6144, since: 7, .type(.steel)),
    attack.ability("dragons-maw", 6144, since: 8, .type(.dragon)),
    attack.ability("transistor", 6144, since: 8, until: 8, .type(.electric)),
    attack.ability("transistor", 5325, since: 9, .type(.electric)),
    attack.ability("rocky-payload", 6144, since: 9, .type(.rock)),
    attack.ability("gorilla-tactics", 6144, since: 8, .physical),
    attack.ability("water-bubble", 8192, since: 7, .type(.water)),
    attack.ability("orichalcum-pulse", 5461, since: 9, .physical, .sunny),
    attack.ability("hadron-engine", 5461, since: 9, .special, .terrain(.electric)),
    attack.ability("protosynthesis", 5325, since: 9, .boosted),
    attack.ability("quark-drive", 5325, since: 9, .boosted),
    attack.foeAbility(
      "tablets-of-ruin", 3072, since: 9, .physical, .not(.ability(["tablets-of-ruin"]))),
    attack.foeAbility(
      "vessel-of-ruin", 3072, since: 9, .special, .not(.ability(["vessel-of-ruin"]))),
    attack.foeAbility("thick-fat", 2048, since: 3, until: 3, .type(.fire, .ice)),
    attack.foeAbility("thick-fat", 2048, since: 5, .type(.fire, .ice)),
    attack.foeAbility("heatproof", 2048, since: 9, .type(.fire)),
    attack.foeAbility("water-bubble", 2048, since: 7, .type(.fire)),
    attack.foeAbility("purifying-salt", 2048, since: 9, .type(.ghost)),
  ]

  static let attackOfItems: [Modifier] = [
    Modifier(
      "Items of a type (3)",
      HeldTypes.boosting.keys.filter { $0 != "sea-incense" }.sorted().map { .item($0) }, .attack,
      4506, [.itemType], 3, 3),
    attack.item("sea-incense", by: 4301, until: 3, .type(.water)),
    attack.item("choice-band", by: 6144, .physical),
    attack.item("choice-specs", by: 6144, since: 4, .special),
    attack.item("thick-club", by: 8192, since: 2, .physical, .species("cubone", "marowak")),
    attack.item("light-ball", by: 8192, since: 2, until: 3, .special, .species("pikachu")),
    attack.item("light-ball", by: 8192, since: 4, .species("pikachu")),
    attack.item("deep-sea-tooth", by: 8192, .special, .species("clamperl")),
    attack.item("soul-dew", by: 6144, until: 6, .special, .species("latios", "latias")),
  ]

  static let defenses: [Modifier] = [
    defense.move("explosion", "self-destruct", by: 2048, since: 1, until: 4),
    defense.foeAbility("marvel-scale", 6144, .againstDefense, .foeAnyStatus),
    defense.foeAbility("flower-gift", 6144, since: 4, .againstSpecialDefense, .sunny),
    defense.foeAbility("fur-coat", 8192, since: 6, .againstDefense),
    defense.foeAbility("grass-pelt", 6144, since: 6, .againstDefense, .terrain(.grassy)),
    defense.foeAbility("protosynthesis", 5325, since: 9, .foeBoosted),
    defense.foeAbility("quark-drive", 5325, since: 9, .foeBoosted),
    defense.ability(
      "sword-of-ruin", 3072, since: 9, .againstDefense, .not(.foeAbility(["sword-of-ruin"]))),
    defense.ability(
      "beads-of-ruin", 3072, since: 9, .againstSpecialDefense,
      .not(.foeAbility(["beads-of-ruin"]))),
    defense.foeItem("eviolite", 6144, since: 5, .foeCanEvolve),
    defense.foeItem("assault-vest", 6144, since: 6, .againstSpecialDefense),
    defense.foeItem("deep-sea-scale", 8192, .againstSpecialDefense, .foeSpecies("clamperl")),
    Modifier.Step.cutDefense.foeItem(
      "metal-powder", 6144, since: 2, until: 2, .foeSpecies("ditto")),
    defense.foeItem("metal-powder", 8192, .againstDefense, .foeSpecies("ditto")),
    defense.foeItem(
      "soul-dew", 6144, until: 6, .againstSpecialDefense, .foeSpecies("latios", "latias")),
  ]
}
