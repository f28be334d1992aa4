/// English names where PokeAPI has none, or none that players use.
extension Kind {
  private static let english: [Kind: [String: String]] = [
    .moveCategory: [
      "net-good-stats": "Stat changes", "heal": "Healing", "damage-ailment": "Damage and ailment",
      "swagger": "Ailment and stats of the target", "damage-lower": "Damage, lowers stats",
      "damage-raise": "Damage, raises stats", "damage-heal": "Damage and healing",
      "ohko": "One-hit knockout", "whole-field-effect": "Acts on the whole field",
      "field-effect": "Acts on one side", "force-switch": "Forces a switch",
    ],
    // The shapes of the games' Pokédex; source: Bulbapedia, "List of Pokémon by body style".
    .pokemonShape: [
      "ball": "Head alone", "squiggle": "Serpentine", "fish": "Fish-like", "arms": "Head and arms",
      "blob": "Head and base", "upright": "Upright with a tail", "legs": "Head and legs",
      "quadruped": "Four-legged", "wings": "Two-winged", "tentacles": "Many-legged",
      "heads": "Several bodies", "humanoid": "Humanoid", "bug-wings": "Four-winged",
      "armor": "Insect-like",
    ],
    .moveTarget: ["specific-move": "Varies", "fainting-pokemon": "Fainted Pokémon"],
    .encounterMethod: [
      "npc-trade": "Trade with a character", "pokeflute": "Poké Flute",
      "snag": "Snagged from a trainer",
      "snag-rematch": "Snagged in a rematch", "overworld-flying": "In the sky",
      "sos": "Called for help", "sos-from-bubbling-spot": "Called for help at a bubbling spot",
    ],
    .encounterConditionValue: [
      "other-caught-articuno": "Articuno caught", "other-caught-moltres": "Moltres caught",
      "other-caught-zapdos": "Zapdos caught", "max-den-rarity-common": "Red light",
      "max-den-rarity-rare": "Purple light", "max-den-rarity-special": "Event den",
      "max-den-rating-1-star": "1 star", "max-den-rating-2-star": "2 stars",
      "max-den-rating-3-star": "3 stars", "max-den-rating-4-star": "4 stars",
      "max-den-rating-5-star": "5 stars",
    ],
    .moveLearnMethod: ["light-ball-egg": "Egg, parent with a Light Ball"],
    .growthRate: [
      "medium": "Medium fast", "slow-then-very-fast": "Erratic",
      "fast-then-very-slow": "Fluctuating",
    ],
    .itemAttribute: [
      "usable-overworld": "Usable outside battle", "usable-in-battle": "Usable in battle",
      "holdable-passive": "Works while held", "holdable-active": "Used while held",
      "underground": "From the Underground",
    ],
  ]

  /// The program's English name for an entity of this kind; `nil` if PokeAPI's name is used.
  package func englishName(of slug: String) -> String? { Self.english[self]?[slug] }
}
