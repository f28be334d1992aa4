import PokedexDomain

/// A condition of an attack that is on or off.
package enum DamageSwitch: CaseIterable, Hashable, Sendable {
  case doubles
  case critical
  case firstUse
  case helpingHand
  case battery
  case powerSpot
  case steelySpirit
  case flowerGift
  case ownTailwind
  case reflect
  case lightScreen
  case auroraVeil
  case friendGuard
  case foesFlowerGift
  case foesTailwind
  case stealthRock
  case stickyWeb
  case leechSeed
  case gravity
  case magicRoom
  case wonderRoom
  case fairyAura
  case darkAura
  case auraBreak
  case tabletsOfRuin
  case vesselOfRuin
  case swordOfRuin
  case beadsOfRuin

  package var title: String {
    switch self {
    case .doubles: worded("Double battle")
    case .critical: worded("Critical hit")
    case .firstUse: worded("First Stellar move of its type")
    case .helpingHand: worded("Helping Hand")
    case .battery: worded("Partner's Battery")
    case .powerSpot: worded("Partner's Power Spot")
    case .steelySpirit: worded("Partner's Steely Spirit")
    case .flowerGift: worded("Partner's Flower Gift")
    case .ownTailwind: worded("Attacker's Tailwind")
    case .reflect: worded("Reflect")
    case .lightScreen: worded("Light Screen")
    case .auroraVeil: worded("Aurora Veil")
    case .friendGuard: worded("Friend Guard")
    case .foesFlowerGift: worded("Flower Gift of the target's partner")
    case .foesTailwind: worded("Target's Tailwind")
    case .stealthRock: worded("Stealth Rock")
    case .stickyWeb: worded("Sticky Web")
    case .leechSeed: worded("Leech Seed")
    case .gravity: worded("Gravity")
    case .magicRoom: worded("Magic Room")
    case .wonderRoom: worded("Wonder Room")
    case .fairyAura: worded("Fairy Aura of another Pokémon")
    case .darkAura: worded("Dark Aura of another Pokémon")
    case .auraBreak: worded("Aura Break of another Pokémon")
    case .tabletsOfRuin: worded("Tablets of Ruin of another Pokémon")
    case .vesselOfRuin: worded("Vessel of Ruin of another Pokémon")
    case .swordOfRuin: worded("Sword of Ruin of another Pokémon")
    case .beadsOfRuin: worded("Beads of Ruin of another Pokémon")
    }
  }

  package var path: WritableKeyPath<BattleConditions, Bool> {
    switch self {
    case .doubles: \.field.isDoubles
    case .critical: \.isCritical
    case .firstUse: \.isStellarFirstUse
    case .helpingHand: \.field.attackerSide[.helpingHand]
    case .battery: \.field.attackerSide[.battery]
    case .powerSpot: \.field.attackerSide[.powerSpot]
    case .steelySpirit: \.field.attackerSide[.steelySpirit]
    case .flowerGift: \.field.attackerSide[.flowerGift]
    case .ownTailwind: \.field.attackerSide[.tailwind]
    case .reflect: \.field.defenderSide[.reflect]
    case .lightScreen: \.field.defenderSide[.lightScreen]
    case .auroraVeil: \.field.defenderSide[.auroraVeil]
    case .friendGuard: \.field.defenderSide[.friendGuard]
    case .foesFlowerGift: \.field.defenderSide[.flowerGift]
    case .foesTailwind: \.field.defenderSide[.tailwind]
    case .stealthRock: \.field.defenderSide[.stealthRock]
    case .stickyWeb: \.field.defenderSide[.stickyWeb]
    case .leechSeed: \.field.defenderSide[.leechSeed]
    case .gravity: \.field[.gravity]
    case .magicRoom: \.field[.magicRoom]
    case .wonderRoom: \.field[.wonderRoom]
    case .fairyAura: \.field[.fairyAura]
    case .darkAura: \.field[.darkAura]
    case .auraBreak: \.field[.auraBreak]
    case .tabletsOfRuin: \.field[.tabletsOfRuin]
    case .vesselOfRuin: \.field[.vesselOfRuin]
    case .swordOfRuin: \.field[.swordOfRuin]
    case .beadsOfRuin: \.field[.beadsOfRuin]
    }
  }
}

/// A condition of an attack that is a number.
package enum DamageCount: CaseIterable, Hashable, Sendable {
  case spikes
  case toxicSpikes
  /// The number of hits of a move with several; 0 for the usual number.
  case hits
  case turn

  package var title: String {
    switch self {
    case .spikes: worded("Layers of Spikes")
    case .toxicSpikes: worded("Layers of Toxic Spikes")
    case .hits: worded("Hits of a move with several")
    case .turn: worded("Uses in a row")
    }
  }

  package var range: ClosedRange<Int> {
    switch self {
    case .spikes: 0...SideEffect.spikes.maxLayers
    case .toxicSpikes: 0...SideEffect.toxicSpikes.maxLayers
    case .hits: 0...BattleConditions.hitsRange.upperBound
    case .turn: BattleConditions.turnRange
    }
  }

  /// The number that changes nothing.
  var usual: Int { range.lowerBound }
}

extension BattleConditions {
  package subscript(count: DamageCount) -> Int {
    get {
      switch count {
      case .spikes: field.defenderSide.layers[.spikes] ?? 0
      case .toxicSpikes: field.defenderSide.layers[.toxicSpikes] ?? 0
      case .hits: hits ?? 0
      case .turn: turn
      }
    }
    set {
      switch count {
      case .spikes: field.defenderSide.set(.spikes, layers: newValue)
      case .toxicSpikes: field.defenderSide.set(.toxicSpikes, layers: newValue)
      case .hits: hits = newValue > 0 ? newValue : nil
      case .turn: turn = newValue
      }
    }
  }

  /// The kind of battle, the weather and the terrain, and all other conditions that are on: `single
  /// battle · Sandstorm by Sand Stream · no terrain · Reflect`.
  ///
  /// - Parameters:
  ///   - cell: has the weather and the terrain that abilities set; `nil` for those that the user
  ///     has chosen.
  ///   - show: knows the names of abilities.
  package func summary(of cell: DamageCell?, _ show: ShowDamage) -> String {
    let (field, setters) = (cell?.field ?? field, cell?.setters ?? [])
    var weather = field.weather?.title ?? worded("no weather")
    var terrain = field.terrain?.title ?? worded("no terrain")
    for setter in setters {
      let ability = show.abilityName(setter.ability)
      if case .weather = setter.effect {
        weather = worded("\(weather) by \(ability)")
      } else {
        terrain = worded("\(terrain) by \(ability)")
      }
    }
    let battle = field.isDoubles ? worded("double battle") : worded("single battle")
    let others = DamageSwitch.allCases.filter { $0 != .doubles && self[keyPath: $0.path] }
    let counts = DamageCount.allCases.filter { self[$0] != $0.usual }
    return
      ([battle, weather, terrain] + others.map(\.title)
      + counts.map { worded("\($0.title): \(self[$0])") }).joined(separator: " · ")
  }
}
