/// A way to meet Pokémon that a player gets in the course of a game. The raw value is the player's word.
package enum RunMean: String, CaseIterable, Hashable, Sendable {
  /// On foot, with nothing: in grass and caves, and what stands there.
  case walking
  /// Gifts and eggs of characters.
  case gifts
  /// Fossils that a character turns into Pokémon.
  case fossils
  case trade
  case oldRod = "old-rod"
  case goodRod = "good-rod"
  case superRod = "super-rod"
  case surf
  case dive
  case rockSmash = "rock-smash"
  case headbutt
  case honey
  case swarm
  case radar
  case hoennSound = "hoenn-sound"
  case sinnohSound = "sinnoh-sound"
  case ruby, sapphire, emerald, firered, leafgreen
  case contest
  case backlot
  case pokeFlute = "poke-flute"
  case squirtBottle = "squirt-bottle"
  case wailmerPail = "wailmer-pail"
  case devonScope = "devon-scope"
  case islandScan = "island-scan"
  case raids
  case snagging
  case events
}

extension RunMean {
  /// PokeAPI's methods that it opens, by slug; one of several means is enough for a method.
  package var methods: Set<String> {
    switch self {
    case .gifts: ["gift", "gift-egg"]
    case .trade: ["npc-trade"]
    case .oldRod: ["old-rod"] + Self.anyRod
    case .goodRod: ["good-rod"] + Self.anyRod
    case .superRod: ["super-rod", "super-rod-spots"] + Self.anyRod
    case .surf:
      [
        "surf", "surf-spots", "overworld-water", "overworld-water-special", "wanderer-water",
        "roaming-water", "chase-water",
      ]
    case .dive: ["seaweed"]
    case .rockSmash: ["rock-smash"]
    case .headbutt: ["headbutt", "headbutt-low", "headbutt-normal", "headbutt-high"]
    case .honey: ["honey-tree"]
    case .pokeFlute: ["pokeflute"]
    case .squirtBottle: ["squirt-bottle"]
    case .wailmerPail: ["wailmer-pail"]
    case .devonScope: ["devon-scope"]
    case .islandScan: ["island-scan"]
    case .raids: ["dynamax-adventure", "max-raid"]
    case .snagging: ["snag", "snag-rematch"]
    case .events: Self.distributions
    // Walking has all methods that no other means has.
    case .walking, .fossils, .swarm, .radar, .hoennSound, .sinnohSound, .ruby, .sapphire, .emerald,
      .firered, .leafgreen, .contest, .backlot:
      []
    }
  }

  /// The methods for which any rod will do.
  private static let anyRod: Set<String> = [
    "feebas-tile-fishing", "bubbling-spots", "sos-from-bubbling-spot",
  ]

  private static let distributions: Set<String> = [
    "colosseum-bonus-disc-us", "colosseum-bonus-disc-jpn", "pokemon-channel-pal",
    "pokemon-ranger", "pokemon-battle-revolution", "new-york-pokecenter-wish-eggs",
  ]

  /// The conditions of encounters that it brings about, by PokeAPI's slugs; empty if it opens methods.
  package var conditions: Set<String> {
    switch self {
    case .fossils: Self.fossilItems
    case .swarm: ["swarm-yes"]
    case .radar: ["radar-on"]
    case .hoennSound: ["radio-hoenn"]
    case .sinnohSound: ["radio-sinnoh"]
    case .ruby, .sapphire, .emerald, .firered, .leafgreen: ["slot2-\(rawValue)"]
    case .contest: ["bug-catching-contest-yes"]
    case .backlot: ["backlot-mentioned"]
    default: []
    }
  }

  private static let fossilItems = Set(
    ["helix", "dome", "root", "claw", "skull", "armor", "cover", "plume"].map {
      "item-\($0)-fossil"
    } + ["bird", "dino", "drake", "fish"].map { "item-fossilized-\($0)" } + ["item-old-amber"])

  /// The means that open a method, by its slug.
  static func opening(_ method: String) -> [RunMean] {
    let others = allCases.filter { $0.methods.contains(method) }
    return others.isEmpty ? [.walking] : others
  }
}

extension Set<String> {
  fileprivate static func + (left: Self, right: Self) -> Self { left.union(right) }
}

/// The encounters of a player with some means, by the numbers of a dex.
package struct RunReach: Sendable {
  private let methods: Set<ID<EncounterMethod>>
  /// The conditions that the player cannot bring about, and those that do not hold now.
  private let absent: Set<ID<EncounterConditionValue>>

  package init(_ means: RunMeans, in dex: any DexReference) {
    let table = dex.table(EncounterMethod.self)
    methods = Set(
      zip(table.ids, table.slugs).filter { _, slug in
        RunMean.opening(slug).contains(where: means.has)
      }.map(\.0))
    let values = dex.table(EncounterConditionValue.self)
    let absentSlugs = means.absent
    absent = Set(zip(values.ids, values.slugs).filter { absentSlugs.contains($1) }.map(\.0))
  }

  package func allows(_ method: ID<EncounterMethod>) -> Bool { methods.contains(method) }

  package func allows(_ conditions: [ID<EncounterConditionValue>]) -> Bool {
    absent.isDisjoint(with: conditions)
  }

  package func allows(_ encounter: Encounter) -> Bool {
    allows(encounter.method) && allows(encounter.conditions)
  }
}

extension RunMeans {
  /// PokeAPI's slugs of the conditions that do not hold: those of means that are missing, and for each
  /// of ``nowKinds`` all but one. A means may be left unused, so that its absence holds with it, too.
  fileprivate var absent: Set<String> {
    let missing = RunMean.allCases.filter { !has($0) }.flatMap(\.conditions)
    let others = Self.nowKinds.flatMap { kind in kind.values.filter { $0 != now[kind] } }
    return Set(missing + others)
  }
}
