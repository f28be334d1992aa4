/// Names of Pokémon Showdown's calculator that the dex does not have.
enum BattleNames {
  /// Aegislash with the attack of its blade and the defence of its shield.
  static let bothForms = "Aegislash-Both"

  static func species(_ name: String) -> String {
    if name == bothForms { return "Aegislash" }
    return name.hasSuffix("-Tera") ? String(name.dropLast("-Tera".count)) : name
  }

  /// The ability, and the stat that Embody Aspect raises with a mask.
  static func ability(_ name: String) -> (name: String, raised: Stat?) {
    let aspect = "Embody Aspect"
    guard name.hasPrefix(aspect) else { return (name, nil) }
    return (aspect, raised[name.dropFirst(aspect.count)])
  }

  private static let raised: [Substring: Stat] = [
    " (Teal)": .speed, " (Hearthflame)": .attack, " (Wellspring)": .specialDefense,
    " (Cornerstone)": .defense,
  ]

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
