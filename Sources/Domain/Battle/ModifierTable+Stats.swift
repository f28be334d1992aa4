/// Changes of the stats that an attack uses.
extension ModifierTable {
  private static let attack = DamageStep.attack
  private static let defense = DamageStep.defense

  static let attackOfAbilities: [Modifier] = [
    attack(.ability("huge-power"), by: 8192, .physical),
    attack(.ability("pure-power"), by: 8192, .physical),
    DamageStep.earlyAttack(.ability("hustle"), by: 6144, since: 5, .physical),
    attack(.ability("hustle"), by: 6144, until: 4, .physical),
    attack(.ability("guts"), by: 6144, .physical, .anyStatus),
    attack(.ability("slow-start"), by: 2048, since: 4, .physical, .abilityActive),
    attack(
      .ability("slow-start"), named: "Slow Start and special Z-Moves", by: 2048, since: 7, until: 7,
      .special, .abilityActive, .zMove),
    attack(.ability("plus"), by: 6144, .special, .abilityActive),
    attack(.ability("minus"), by: 6144, .special, .abilityActive),
    attack(.ability("flash-fire"), by: 6144, since: 5, .type(.fire), .abilityActive),
    attack(.ability("stakeout"), by: 8192, since: 7, .abilityActive),
    attack(.ability("defeatist"), by: 2048, since: 5, .hpAtMost(1, of: 2)),
    attack(.ability("solar-power"), by: 6144, since: 4, .special, .sunny, .dry),
    attack(.ability("flower-gift"), by: 6144, since: 4, until: 4, .physical, .sunny),
    attack(
      .ability("flower-gift"), by: 6144, since: 5, .physical, .sunny, .dry, .species("cherrim")),
    attack(
      .side(.flowerGift), by: 6144, since: 4, .physical, .sunny, .not(.ability("flower-gift"))),
    attack(.side(.steelySpirit), by: 6144, since: 8, .type(.steel)),
    attack(.ability("overgrow"), by: 6144, since: 5, .type(.grass), .hpAtMost(1, of: 3)),
    attack(.ability("blaze"), by: 6144, since: 5, .type(.fire), .hpAtMost(1, of: 3)),
    attack(.ability("torrent"), by: 6144, since: 5, .type(.water), .hpAtMost(1, of: 3)),
    attack(.ability("swarm"), by: 6144, since: 5, .type(.bug), .hpAtMost(1, of: 3)),
    attack(.ability("steelworker"), by: 6144, since: 7, .type(.steel)),
    attack(.ability("dragons-maw"), by: 6144, since: 8, .type(.dragon)),
    attack(.ability("transistor"), by: 6144, since: 8, until: 8, .type(.electric)),
    attack(.ability("transistor"), by: 5325, since: 9, .type(.electric)),
    attack(.ability("rocky-payload"), by: 6144, since: 9, .type(.rock)),
    attack(.ability("fire-mane"), by: 6144, since: 9, .type(.fire)),
    attack(.ability("gorilla-tactics"), by: 6144, since: 8, .physical, .not(.dynamaxed)),
    attack(.ability("water-bubble"), by: 8192, since: 7, .type(.water)),
    attack(.ability("orichalcum-pulse"), by: 5461, since: 9, .physical, .sunny, .dry),
    attack(.ability("hadron-engine"), by: 5461, since: 9, .special, .terrain(.electric)),
    attack(.ability("protosynthesis"), by: 5325, since: 9, .boosted),
    attack(.ability("quark-drive"), by: 5325, since: 9, .boosted),
    attack(
      .foeAbility("tablets-of-ruin"), .fieldEffect(.tabletsOfRuin), by: 3072, since: 9, .physical,
      .not(.ability("tablets-of-ruin"))),
    attack(
      .foeAbility("vessel-of-ruin"), .fieldEffect(.vesselOfRuin), by: 3072, since: 9, .special,
      .not(.ability("vessel-of-ruin"))),
    attack(.foeAbility("thick-fat"), by: 2048, since: 3, until: 3, .type(.fire, .ice)),
    attack(.foeAbility("thick-fat"), by: 2048, since: 5, .type(.fire, .ice)),
    attack(.foeAbility("heatproof"), by: 2048, since: 9, .type(.fire)),
    attack(.foeAbility("water-bubble"), by: 2048, since: 7, .type(.fire)),
    attack(.foeAbility("purifying-salt"), by: 2048, since: 9, .type(.ghost)),
  ]

  static let attackOfItems: [Modifier] = [
    Modifier(
      name: "Items of a type (3)",
      causes: HeldTypes.boosting.keys.filter { $0 != "sea-incense" }.sorted().map { .item($0) },
      step: .attack, factor: 4506, generations: 3...3, conditions: [.itemType]),
    attack(.item("sea-incense"), by: 4301, until: 3, .type(.water)),
    attack(.item("choice-band"), by: 6144, .physical, .usedAsItself),
    attack(.item("choice-specs"), by: 6144, since: 4, .special, .usedAsItself),
    attack(.item("thick-club"), by: 8192, since: 2, .physical, .species("cubone", "marowak")),
    attack(.item("light-ball"), by: 8192, since: 2, until: 3, .special, .species("pikachu")),
    attack(.item("light-ball"), by: 8192, since: 4, .species("pikachu"), .not(.zMove)),
    attack(.item("deep-sea-tooth"), by: 8192, .special, .species("clamperl")),
    attack(.item("soul-dew"), by: 6144, until: 6, .special, .species("latios", "latias")),
  ]

  static let defenses: [Modifier] = [
    DamageStep.earlyDefense(
      .field, named: "Sandstorm", by: 6144, since: 4, .weather(.sand), .foeType(.rock),
      .againstSpecialDefense),
    DamageStep.earlyDefense(
      .field, named: "Snow", by: 6144, since: 9, .weather(.snow), .foeType(.ice), .againstDefense),
    defense(.foeAbility("marvel-scale"), by: 6144, .againstDefense, .foeAnyStatus),
    defense(
      .foeAbility("flower-gift"), by: 6144, since: 4, until: 4, .againstSpecialDefense, .sunny),
    defense(
      .foeAbility("flower-gift"), by: 6144, since: 5, .againstSpecialDefense, .sunny, .foeDry,
      .foeSpecies("cherrim")),
    defense(
      .foeSide(.flowerGift), by: 6144, since: 4, .againstSpecialDefense, .sunny,
      .not(.foeAbility("flower-gift"))),
    defense(.foeAbility("fur-coat"), by: 8192, since: 6, .againstDefense),
    defense(.foeAbility("grass-pelt"), by: 6144, since: 6, .againstDefense, .terrain(.grassy)),
    defense(.foeAbility("protosynthesis"), by: 5325, since: 9, .foeBoosted),
    defense(.foeAbility("quark-drive"), by: 5325, since: 9, .foeBoosted),
    defense(
      .ability("sword-of-ruin"), .fieldEffect(.swordOfRuin), by: 3072, since: 9, .againstDefense,
      .not(.foeAbility("sword-of-ruin"))),
    defense(
      .ability("beads-of-ruin"), .fieldEffect(.beadsOfRuin), by: 3072, since: 9,
      .againstSpecialDefense,
      .not(.foeAbility("beads-of-ruin"))),
    defense(.foeItem("eviolite"), by: 6144, since: 5, .foeCanEvolve),
    defense(.foeItem("assault-vest"), by: 6144, since: 6, .againstSpecialDefense),
    defense(.foeItem("deep-sea-scale"), by: 8192, .againstSpecialDefense, .foeSpecies("clamperl")),
    DamageStep.cutDefense(
      .foeItem("metal-powder"), by: 6144, since: 2, until: 2, .foeSpecies("ditto")),
    defense(.foeItem("metal-powder"), by: 8192, .againstDefense, .foeSpecies("ditto")),
    defense(
      .foeItem("soul-dew"), by: 6144, until: 6, .againstSpecialDefense,
      .foeSpecies("latios", "latias")),
    defense(.move("explosion"), .move("self-destruct"), by: 2048, since: 1, until: 4),
  ]
}
