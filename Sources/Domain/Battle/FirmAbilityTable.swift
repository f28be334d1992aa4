/// Abilities that attacks change or cannot change.
///
/// Source: Bulbapedia, "Ignoring Abilities", and the pages of the abilities.
enum FirmAbilities {
  /// Whether an ability of a target matters to its damage although the attacker ignores abilities.
  static func contains(_ ability: String, in generation: Int) -> Bool {
    all.contains(ability) || auras.contains(ability) && generation > 6
  }

  private static let auras: Set<String> = ["dark-aura", "fairy-aura"]

  private static let all: Set<String> = [
    "beads-of-ruin", "comatose", "full-metal-body", "lingering-aroma",
    "mummy", "prism-armor", "protosynthesis", "quark-drive", "ripen", "sand-spit", "seed-sower",
    "shadow-shield", "stamina", "sword-of-ruin", "tablets-of-ruin", "vessel-of-ruin",
    "wandering-spirit", "water-compaction", "weak-armor",
  ]

  /// Abilities that an attacker gets by contact with their holder.
  static let contagious: Set<String> = ["lingering-aroma", "mummy", "wandering-spirit"]
}
