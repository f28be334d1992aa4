/// The type of a move when it is used.
extension Hit {
  mutating func changeType() {
    type = ownType
    if generation < 4, type != move.type, move.slug == "weather-ball" {
      move.category = .until3(type)
    }
    guard !Self.keepsType.contains(move.slug),
      !(move.slug == "tera-blast" && attacker.tera != nil)
    else { return }
    if let changed = typeByAbility {
      type = changed
      typeChanger = attacker.ability
    }
  }

  /// Moves whose type no ability changes.
  private static let keepsType: Set<String> = [
    "revelation-dance", "judgment", "nature-power", "techno-blast", "multi-attack",
    "natural-gift", "weather-ball", "terrain-pulse", "struggle", "hidden-power",
  ]

  private var typeByAbility: ID<PokemonType>? {
    if attacker.ability == "normalize" { return .normal }
    if attacker.ability == "liquid-voice", move.has(.sound) { return .water }
    guard type == .normal else { return nil }
    return switch attacker.ability {
    case "aerilate": .flying
    case "galvanize": .electric
    case "pixilate": .fairy
    case "refrigerate": .ice
    case "dragonize": .dragon
    default: nil
    }
  }

  /// The type before abilities change it.
  private var ownType: ID<PokemonType> {
    switch move.slug {
    case "struggle": generation > 1 ? .unknown : move.type
    case "future-sight", "doom-desire": generation < 5 ? .unknown : move.type
    case "weather-ball": weatherType ?? move.type
    case "terrain-pulse": attacker.isGrounded ? terrainType ?? move.type : move.type
    case "judgment": HeldTypes.plates[attacker.item] ?? move.type
    case "multi-attack": HeldTypes.memories[attacker.item] ?? move.type
    case "techno-blast": HeldTypes.drives[attacker.item] ?? move.type
    case "revelation-dance": attacker.tera ?? attacker.types.first ?? move.type
    case "tera-blast": attacker.tera ?? move.type
    case "tera-starstorm": attacker.form == "terapagos-stellar" ? .stellar : move.type
    case "aura-wheel": attacker.form == "morpeko-hangry" ? .dark : move.type
    case "raging-bull", "ivy-cudgel": formType ?? move.type
    default: move.type
    }
  }

  private var weatherType: ID<PokemonType>? {
    switch weather {
    case .sun, .harshSun: .fire
    case .rain, .heavyRain: .water
    case .sand: .rock
    case .hail, .snow: .ice
    default: nil
    }
  }

  private var terrainType: ID<PokemonType>? {
    switch field.terrain {
    case .electric: .electric
    case .grassy: .grass
    case .misty: .fairy
    case .psychic: .psychic
    case nil: nil
    }
  }

  private var formType: ID<PokemonType>? {
    switch attacker.form {
    case "tauros-paldea-combat-breed": .fighting
    case "tauros-paldea-blaze-breed": .fire
    case "tauros-paldea-aqua-breed": .water
    case "ogerpon-wellspring-mask": .water
    case "ogerpon-hearthflame-mask": .fire
    case "ogerpon-cornerstone-mask": .rock
    default: nil
    }
  }
}
