import PokedexDomain

/// The words of Pokémon Showdown's calculator for what holds on the field and on its sides. It does
/// not know Toxic Spikes and Sticky Web.
enum CalculationWords {
  static let field: [String: FieldEffect] = [
    "isGravity": .gravity, "isMagicRoom": .magicRoom, "isWonderRoom": .wonderRoom,
    "isFairyAura": .fairyAura, "isDarkAura": .darkAura, "isAuraBreak": .auraBreak,
    "isTabletsOfRuin": .tabletsOfRuin, "isVesselOfRuin": .vesselOfRuin,
    "isSwordOfRuin": .swordOfRuin, "isBeadsOfRuin": .beadsOfRuin,
  ]

  static let sides: [String: SideEffect] = [
    "isReflect": .reflect, "isLightScreen": .lightScreen, "isAuroraVeil": .auroraVeil,
    "isTailwind": .tailwind, "isHelpingHand": .helpingHand, "isFriendGuard": .friendGuard,
    "isBattery": .battery, "isPowerSpot": .powerSpot, "isSteelySpirit": .steelySpirit,
    "isFlowerGift": .flowerGift, "isSR": .stealthRock, "isStickyWeb": .stickyWeb,
    "steelsurge": .steelsurge, "gmaxSteelsurge": .steelsurge, "isSeeded": .leechSeed,
    "isNightmared": .nightmare, "isSaltCured": .saltCure, "vinelash": .vineLash,
    "gmaxVineLash": .vineLash, "wildfire": .wildfire, "gmaxWildfire": .wildfire,
    "cannonade": .cannonade, "gmaxCannonade": .cannonade, "volcalith": .volcalith,
    "gmaxVolcalith": .volcalith, "isCharge": .charge, "isForesight": .foresight,
    "isPowerTrick": .powerTrick,
  ]

  static let layers: [String: SideEffect] = ["spikes": .spikes, "toxicSpikes": .toxicSpikes]
}
