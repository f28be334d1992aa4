/// Names of Pokémon Showdown's calculator that the dex does not have.
enum BattleNames {
  /// The species whose stats a combination of forms has in a role: Aegislash attacks as a blade and
  /// defends with its shield.
  static func species(_ name: String, _ role: String) -> String {
    if name == "Aegislash-Both" { return role == "attacker" ? "Aegislash-Blade" : "Aegislash" }
    return name.hasSuffix("-Tera") ? String(name.dropLast("-Tera".count)) : name
  }

  static func ability(_ name: String) -> String {
    name.hasPrefix("Embody Aspect") ? "Embody Aspect" : name
  }

  /// A slug for an item of generation 2 that PokéAPI lacks.
  static func oldItem(_ name: String) -> String? {
    if name == "Pink Bow" || name == "Polkadot Bow" { return "pink-bow" }
    return idle.contains(name) ? "mail" : nil
  }

  /// Items without any effect on damage.
  private static let idle: Set<String> = [
    "Berry", "Berserk Gene", "Bitter Berry", "Burnt Berry", "Gold Berry", "Ice Berry", "Mail",
    "Mint Berry", "Miracle Berry", "Mystery Berry", "PRZ Cure Berry", "PSN Cure Berry",
  ]
}
