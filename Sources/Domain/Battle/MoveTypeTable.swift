/// The moves whose type varies, and the abilities that change the types of other moves.
///
/// Source: Bulbapedia's pages of the moves and abilities.
enum MoveTypes {
  static let rules = MoveRules<ID<PokemonType>>([
    MoveRule("struggle", since: 2) { _ in .unknown },
    MoveRule("future-sight", "doom-desire", until: 4) { _ in .unknown },
    MoveRule("weather-ball") { $0.weatherOfBall.flatMap { weathers[$0] } },
    MoveRule("terrain-pulse") {
      $0.isGrounded($0.attacker) ? $0.field.terrain.flatMap { terrains[$0] } : nil
    },
    MoveRule("nature-power", since: 5, until: 5) { _ in .ground },
    MoveRule("nature-power", since: 6) { $0.field.terrain.flatMap { terrains[$0] } },
    MoveRule("judgment") { HeldTypes.plates[$0.attacker.item] },
    MoveRule("multi-attack") { HeldTypes.memories[$0.attacker.item] },
    MoveRule("techno-blast") { HeldTypes.drives[$0.attacker.item] },
    MoveRule("revelation-dance") { $0.attacker.tera ?? $0.attacker.types.first },
    MoveRule("tera-blast") { $0.attacker.tera },
    MoveRule("tera-starstorm", "aura-wheel", "raging-bull", "ivy-cudgel") {
      forms[$0.move.slug]?[$0.attacker.form]
    },
  ])

  static let weathers: [BattleWeather: ID<PokemonType>] = [
    .sun: .fire, .harshSun: .fire, .rain: .water, .heavyRain: .water, .sand: .rock, .hail: .ice,
    .snow: .ice,
  ]

  private static let terrains: [BattleTerrain: ID<PokemonType>] = [
    .electric: .electric, .grassy: .grass, .misty: .fairy, .psychic: .psychic,
  ]

  /// The types of moves by the form of the user.
  private static let forms: [String: [String: ID<PokemonType>]] = [
    "tera-starstorm": ["terapagos-stellar": .stellar],
    "aura-wheel": ["morpeko-hangry": .dark],
    "raging-bull": [
      "tauros-paldea-combat-breed": .fighting, "tauros-paldea-blaze-breed": .fire,
      "tauros-paldea-aqua-breed": .water,
    ],
    "ivy-cudgel": [
      "ogerpon-wellspring-mask": .water, "ogerpon-hearthflame-mask": .fire,
      "ogerpon-cornerstone-mask": .rock,
    ],
  ]

  /// The types in the order of the games' type chart, which is also the order in which the games
  /// apply the types of a target.
  static let typeOrder: [ID<PokemonType>] = [
    .normal, .fire, .water, .electric, .grass, .ice, .fighting, .poison, .ground, .flying,
    .psychic, .bug, .rock, .ghost, .dragon, .dark, .steel, .fairy,
  ]

  /// The types that abilities give to Normal moves.
  static let abilities: [String: ID<PokemonType>] = [
    "aerilate": .flying, "galvanize": .electric, "pixilate": .fairy, "refrigerate": .ice,
    "dragonize": .dragon,
  ]

  /// Moves whose type no ability changes.
  static let fixed: Set<String> = [
    "revelation-dance", "judgment", "nature-power", "techno-blast", "multi-attack",
    "natural-gift", "weather-ball", "terrain-pulse", "struggle", "hidden-power",
  ]
}
