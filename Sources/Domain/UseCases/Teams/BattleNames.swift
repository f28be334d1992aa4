/// Names of Pokémon Showdown's calculator that the dex does not have.
enum BattleNames {
  /// Aegislash attacking in Blade Forme and defending in Shield Forme.
  static let bothForms = "Aegislash-Both"
  static let blade = "Aegislash-Blade"

  static func species(_ name: String) -> String {
    if name == bothForms { return "Aegislash" }
    guard isTerastallized(name) else { return name }
    return name == "Ogerpon-Teal-Tera" ? "Ogerpon" : String(name.dropLast("-Tera".count))
  }

  /// Whether a name is that of an Ogerpon as it is once Terastallized.
  static func isTerastallized(_ name: String) -> Bool { name.hasSuffix("-Tera") }

  static func ability(_ name: String) -> String { name.hasPrefix(aspect) ? aspect : name }

  /// The stat that Embody Aspect has raised.
  static func raised(by ability: String) -> Stat? {
    ability.hasPrefix(aspect) ? raised[ability.dropFirst(aspect.count)] : nil
  }

  private static let aspect = "Embody Aspect"

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
