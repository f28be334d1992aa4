/// Held items that each belong to one type.
///
/// Source: Bulbapedia, "Type-enhancing item", "Gem", "Plate", "Memory" and the pages of the berries.
enum HeldTypes {
  /// Items that raise the power of moves of their type.
  static let boosting: [String: ID<PokemonType>] = named(
    [
      .normal: "silk-scarf pink-bow", .fighting: "black-belt", .flying: "sharp-beak",
      .poison: "poison-barb", .ground: "soft-sand", .rock: "hard-stone rock-incense",
      .bug: "silver-powder", .ghost: "spell-tag", .steel: "metal-coat", .fire: "charcoal",
      .water: "mystic-water sea-incense wave-incense", .grass: "miracle-seed rose-incense",
      .electric: "magnet", .psychic: "twisted-spoon odd-incense", .ice: "never-melt-ice",
      .dragon: "dragon-fang", .dark: "black-glasses", .fairy: "fairy-feather",
    ]
  ).merging(plates) { first, _ in first }

  static let plates: [String: ID<PokemonType>] = named([
    .fighting: "fist-plate", .flying: "sky-plate", .poison: "toxic-plate",
    .ground: "earth-plate", .rock: "stone-plate", .bug: "insect-plate", .ghost: "spooky-plate",
    .steel: "iron-plate", .fire: "flame-plate", .water: "splash-plate", .grass: "meadow-plate",
    .electric: "zap-plate", .psychic: "mind-plate", .ice: "icicle-plate",
    .dragon: "draco-plate", .dark: "dread-plate", .fairy: "pixie-plate",
  ])

  static let gems = suffixed("gem")
  static let memories = suffixed("memory")

  static let drives: [String: ID<PokemonType>] = named([
    .fire: "burn-drive", .ice: "chill-drive", .water: "douse-drive", .electric: "shock-drive",
  ])

  static let resisting: [String: ID<PokemonType>] = named([
    .fire: "occa-berry", .water: "passho-berry", .electric: "wacan-berry",
    .grass: "rindo-berry", .ice: "yache-berry", .fighting: "chople-berry",
    .poison: "kebia-berry", .ground: "shuca-berry", .flying: "coba-berry",
    .psychic: "payapa-berry", .bug: "tanga-berry", .rock: "charti-berry",
    .ghost: "kasib-berry", .dragon: "haban-berry", .dark: "colbur-berry",
    .steel: "babiri-berry", .fairy: "roseli-berry",
  ])

  /// The type whose moves an item strengthens.
  static func strengthened(by item: String) -> ID<PokemonType>? { boosting[item] ?? gems[item] }

  private static func suffixed(_ word: String) -> [String: ID<PokemonType>] {
    Dictionary(
      ID<PokemonType>.standard.map { ("\($0.slug)-\(word)", $0) },
      uniquingKeysWith: { first, _ in first })
  }

  private static func named(
    _ items: [ID<PokemonType>: String]
  ) -> [String: ID<PokemonType>] {
    var types: [String: ID<PokemonType>] = [:]
    for (type, slugs) in items {
      for slug in slugs.split(separator: " ") { types[String(slug)] = type }
    }
    return types
  }
}
