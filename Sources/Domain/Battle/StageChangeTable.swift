/// The changes of stages that calculations count.
///
/// Source: Bulbapedia's pages of the abilities, items and moves.
extension StageChange {
  /// The changes before an attack.
  static let entering: [BattleCause: StageChange] = [
    .move("meteor-beam"): StageChange(stat: .specialAttack),
    .move("electro-shot"): StageChange(stat: .specialAttack),
    .item("electric-seed"): StageChange(stat: .defense, conditions: [.terrain(.electric)]),
    .item("grassy-seed"): StageChange(stat: .defense, conditions: [.terrain(.grassy)]),
    .item("misty-seed"): StageChange(stat: .specialDefense, conditions: [.terrain(.misty)]),
    .item("psychic-seed"): StageChange(stat: .specialDefense, conditions: [.terrain(.psychic)]),
    .foeItem("electric-seed"): StageChange(stat: .defense, conditions: [.terrain(.electric)]),
    .foeItem("grassy-seed"): StageChange(stat: .defense, conditions: [.terrain(.grassy)]),
    .foeItem("misty-seed"): StageChange(stat: .specialDefense, conditions: [.terrain(.misty)]),
    .foeItem("psychic-seed"): StageChange(stat: .specialDefense, conditions: [.terrain(.psychic)]),
    .ability("intrepid-sword"): StageChange(stat: .attack, conditions: [.entered]),
    .ability("dauntless-shield"): StageChange(stat: .defense, conditions: [.entered]),
    .ability("wind-rider"): StageChange(stat: .attack, conditions: [.tailwind]),
    .foeAbility("wind-rider"): StageChange(stat: .attack, conditions: [.foeTailwind]),
    .foeAbility("intrepid-sword"): StageChange(stat: .attack, conditions: [.foeEntered]),
    .foeAbility("dauntless-shield"): StageChange(stat: .defense, conditions: [.foeEntered]),
  ]

  /// The changes after each hit of an attack.
  static let betweenHits: [BattleCause: StageChange] = [
    .foeAbility("stamina"): StageChange(stat: .defense),
    .foeAbility("water-compaction"): StageChange(
      stat: .defense, stages: 2, conditions: [.type(.water)]),
    .foeAbility("weak-armor"): StageChange(stat: .defense, stages: -1, conditions: [.physical]),
    .foeItem("kee-berry"): StageChange(stat: .defense, conditions: [.physical, .firstHit]),
    .foeItem("maranga-berry"): StageChange(
      stat: .specialDefense, conditions: [.special, .firstHit]),
    .move("power-up-punch"): StageChange(stat: .attack),
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
