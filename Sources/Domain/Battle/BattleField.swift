/// An effect on one side of a battle: the slug of its move, or of an ability of a partner.
package enum SideEffect: String, CaseIterable, Hashable, Sendable {
  case reflect
  case lightScreen = "light-screen"
  case auroraVeil = "aurora-veil"
  case tailwind
  case helpingHand = "helping-hand"
  case friendGuard = "friend-guard"
  case battery
  case powerSpot = "power-spot"
  case steelySpirit = "steely-spirit"
  case flowerGift = "flower-gift"
  case stealthRock = "stealth-rock"
  case spikes
  case toxicSpikes = "toxic-spikes"
  case stickyWeb = "sticky-web"
  case steelsurge = "g-max-steelsurge"
  case leechSeed = "leech-seed"
  case nightmare
  case saltCure = "salt-cure"
  case vineLash = "g-max-vine-lash"
  case wildfire = "g-max-wildfire"
  case cannonade = "g-max-cannonade"
  case volcalith = "g-max-volcalith"
  case charge
  case foresight
  case powerTrick = "power-trick"
  /// A Pokémon of the side is about to switch out.
  case switching

  /// The most layers that it can have.
  package var maxLayers: Int {
    switch self {
    case .spikes: 3
    case .toxicSpikes: 2
    default: 1
    }
  }

  /// The effects that may help an attacker, as players state them.
  package static let ofAttacker: [Self] = [
    .helpingHand, .battery, .powerSpot, .steelySpirit, .flowerGift, .tailwind,
  ]
  /// The effects that may help a target or hurt it, as players state them.
  package static let ofTarget: [Self] =
    screens + [
      .friendGuard, .flowerGift, .tailwind, .stealthRock, .spikes, .toxicSpikes, .stickyWeb,
      .leechSeed,
    ]
  package static let screens: [Self] = [.reflect, .lightScreen, .auroraVeil]

  /// Whether it comes from a partner of the Pokémon.
  package var isOfPartner: Bool { isAbility || self == .helpingHand }

  /// Whether it is an ability of a partner, and not a move.
  package var isAbility: Bool { Self.abilities.contains(self) }

  private static let abilities: Set<Self> = [
    .friendGuard, .battery, .powerSpot, .steelySpirit, .flowerGift,
  ]
}

/// The state of one side of a battle.
package struct BattleSide: Hashable, Sendable {
  /// The number of layers of each effect that holds.
  package private(set) var layers: [SideEffect: Int] = [:]

  package init() {}

  package subscript(effect: SideEffect) -> Bool {
    get { layers[effect] != nil }
    set { set(effect, layers: newValue ? 1 : 0) }
  }

  /// - Parameter layers: 0 to ``SideEffect/maxLayers``.
  package mutating func set(_ effect: SideEffect, layers count: Int) {
    layers[effect] = count > 0 ? min(count, effect.maxLayers) : nil
  }
}

/// An effect on both sides: the slug of its move, or of an ability of a Pokémon that neither attacks
/// nor is the target.
package enum FieldEffect: String, CaseIterable, Hashable, Sendable {
  case gravity
  case magicRoom = "magic-room"
  case wonderRoom = "wonder-room"
  case fairyAura = "fairy-aura"
  case darkAura = "dark-aura"
  case auraBreak = "aura-break"
  case tabletsOfRuin = "tablets-of-ruin"
  case vesselOfRuin = "vessel-of-ruin"
  case swordOfRuin = "sword-of-ruin"
  case beadsOfRuin = "beads-of-ruin"

  package var isAbility: Bool { !Self.ofMoves.contains(self) }

  private static let ofMoves: Set<Self> = [.gravity, .magicRoom, .wonderRoom]
}

/// The state of a battle outside its Pokémon.
package struct BattleField: Hashable, Sendable {
  package var weather: BattleWeather?
  package var terrain: BattleTerrain?
  package var isDoubles = false
  package var effects: Set<FieldEffect> = []
  package var attackerSide = BattleSide()
  package var defenderSide = BattleSide()

  package init() {}

  package subscript(effect: FieldEffect) -> Bool {
    get { effects.contains(effect) }
    set {
      if newValue { effects.insert(effect) } else { effects.remove(effect) }
    }
  }
}
