/// A stage that a foe lowers: by Intimidate or Sticky Web.
///
/// Source: Bulbapedia's pages of the abilities.
extension Battler {
  mutating func lose(_ stat: Stat, byFoeIn generation: Int) {
    guard !isSteady(stat, in: generation), item != "clear-amulet" else { return }
    raise(stat, by: ability == "guard-dog" && stat == .attack ? 1 : -1)
    if let raised = Self.defiant[ability] { raise(raised, by: 2) }
  }

  private func isSteady(_ stat: Stat, in generation: Int) -> Bool {
    let ofAttack = ability == "hyper-cutter" || generation > 7 && Self.calm.contains(ability)
    return Self.steady.contains(ability) || stat == .attack && ofAttack
  }

  /// Abilities that keep foes from lowering any stage.
  private static let steady: Set<String> = [
    "clear-body", "full-metal-body", "mirror-armor", "white-smoke",
  ]

  /// Abilities that Intimidate cannot touch since generation 8.
  private static let calm: Set<String> = ["inner-focus", "oblivious", "own-tempo", "scrappy"]

  /// The stats that abilities raise by two stages when a foe lowers one.
  private static let defiant: [String: Stat] = [
    "competitive": .specialAttack, "defiant": .attack,
  ]
}
