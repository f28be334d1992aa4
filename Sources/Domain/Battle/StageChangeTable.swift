/// The changes of stages that calculations count.
///
/// Source: Bulbapedia's pages of the abilities, items and moves.
extension StageChange {
  /// The changes before an attack.
  static let entering: [StageChange] = [
    StageChange(.move("meteor-beam"), .specialAttack),
    StageChange(.move("electro-shot"), .specialAttack),
    StageChange(.item("electric-seed"), .defense, .terrain(.electric)),
    StageChange(.item("grassy-seed"), .defense, .terrain(.grassy)),
    StageChange(.item("misty-seed"), .specialDefense, .terrain(.misty)),
    StageChange(.item("psychic-seed"), .specialDefense, .terrain(.psychic)),
    StageChange(.foeItem("electric-seed"), .defense, .terrain(.electric)),
    StageChange(.foeItem("grassy-seed"), .defense, .terrain(.grassy)),
    StageChange(.foeItem("misty-seed"), .specialDefense, .terrain(.misty)),
    StageChange(.foeItem("psychic-seed"), .specialDefense, .terrain(.psychic)),
    StageChange(.ability("intrepid-sword"), .attack, .entered),
    StageChange(.ability("dauntless-shield"), .defense, .entered),
    StageChange(.ability("wind-rider"), .attack, .tailwind),
    StageChange(.foeAbility("wind-rider"), .attack, .foeTailwind),
    StageChange(.foeAbility("intrepid-sword"), .attack, .foeEntered),
    StageChange(.foeAbility("dauntless-shield"), .defense, .foeEntered),
  ]

  /// The changes after each hit of an attack.
  static let betweenHits: [StageChange] = [
    StageChange(.foeAbility("stamina"), .defense),
    StageChange(.foeAbility("water-compaction"), .defense, by: 2, .type(.water)),
    StageChange(.foeAbility("weak-armor"), .defense, by: -1, .physical),
    StageChange(.foeItem("kee-berry"), .defense, .physical, .firstHit),
    StageChange(.foeItem("maranga-berry"), .specialDefense, .special, .firstHit),
    StageChange(.move("power-up-punch"), .attack),
  ]
}

extension RuleCondition {
  /// In generation 8 these abilities work each time that the Pokémon enters, later only once.
  fileprivate static let entered = Self("in 8, or with `abilityOn`") {
    $0.generation == 8 || $0.attacker.isAbilityActive
  }
  fileprivate static let tailwind = Self("Tailwind") { $0.field.attackerSide[.tailwind] }
  fileprivate static let foeTailwind = Self("target's Tailwind") {
    $0.field.defenderSide[.tailwind]
  }
  fileprivate static let foeEntered = Self("in 8, or with `abilityOn`") {
    $0.generation == 8 || $0.defender.isAbilityActive
  }
}
