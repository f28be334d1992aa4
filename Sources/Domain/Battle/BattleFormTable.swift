extension BattleForms {
  /// Forms that do not evolve although another form of their species does, besides those of Pikachu.
  static let fullyEvolved: Set<String> = [
    "corsola", "farfetchd", "mr-mime", "linoone", "qwilfish", "basculin-red-striped",
    "basculin-blue-striped", "eevee-starter",
  ]

  /// The only ability of forms for which PokéAPI lists those of their species.
  ///
  /// Source: Bulbapedia's pages of the Pokémon, and "Totem Pokémon".
  static let ownAbilities: [String: String] = [
    "araquanid-totem": "water-bubble", "darmanitan-galar-zen": "zen-mode",
    "darmanitan-zen": "zen-mode", "gumshoos-totem": "adaptability", "kommo-o-totem": "overcoat",
    "lurantis-totem": "leaf-guard", "marowak-totem": "rock-head",
    "mimikyu-totem-busted": "disguise", "mimikyu-totem-disguised": "disguise",
    "pikachu-belle": "lightning-rod", "pikachu-cosplay": "lightning-rod",
    "pikachu-libre": "lightning-rod", "pikachu-phd": "lightning-rod",
    "pikachu-pop-star": "lightning-rod", "pikachu-rock-star": "lightning-rod",
    "raticate-totem-alola": "thick-fat", "ribombee-totem": "sweet-veil",
    "salazzle-totem": "corrosion", "togedemaru-totem": "sturdy", "vikavolt-totem": "levitate",
  ]
}
