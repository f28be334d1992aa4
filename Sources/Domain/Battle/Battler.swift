/// A Pokémon in a battle, with all that attacks and turn order depend on.
package struct Battler: Hashable, Sendable {
  /// The slugs of the form and its species.
  package let form: String
  package internal(set) var species: String
  package var types: [ID<PokemonType>]
  package var level: Int
  /// The slug; empty for none.
  package var ability = ""
  /// The slug; empty for none.
  package var item = ""
  /// The stats at the level, before any change in battle.
  package var stats: Stats
  /// -6 to 6 each.
  package var stages = Stats()
  package var status: BattleStatus?
  /// The type once Terastallized.
  package var tera: ID<PokemonType>?
  /// HP left.
  package var hp: Int
  /// Hectograms.
  package var weight: Int
  package var canEvolve = false
  /// `nil` for Pokémon without gender.
  package var gender: Gender?
  /// The power of Fling with its item.
  package var flingPower = 0
  /// Whether an ability that needs a trigger, such as Flash Fire, has been triggered.
  package var isAbilityActive = false
  /// The stat that Protosynthesis or Quark Drive raises, if it is known; otherwise the best one, once
  /// the ability is on.
  package var boosted: Stat?
  /// The numbers of partners that have fainted, and of hits that it has taken.
  package var fallenAllies = 0
  package var hitsTaken = 0
  /// How many times bad poison will have hurt at the end of this turn.
  package var poisonTurn = 1

  /// The maximum HP without Dynamax; `nil` unless it has dynamaxed.
  package internal(set) var smallHP: Int?
  /// The G-Max Move once it has gigantamaxed.
  package internal(set) var gMaxMove: GMaxMove?
  /// The Z-Moves that it uses in place of its moves.
  package internal(set) var zPower: ZPower?

  var isAtFullHP: Bool { hp >= stats.hp }

  /// The types that decide the damage that it takes.
  var defendingTypes: [ID<PokemonType>] {
    if let tera, tera != .stellar { return [tera] }
    return types
  }

  func has(_ type: ID<PokemonType>) -> Bool { defendingTypes.contains(type) }
  func has(ability names: String...) -> Bool { names.contains(ability) }

  /// The weight in hectograms for moves that depend on it: changed by the ability and the item.
  var battleWeight: Int {
    let factor = ["heavy-metal": 4, "light-metal": 1][ability] ?? 2
    return max(1, weight * factor / (item == "float-stone" ? 4 : 2))
  }

  /// Whether its ability raises its best stat.
  var boostsBestStat: Bool { ability == "protosynthesis" || ability == "quark-drive" }

  /// The stat that Protosynthesis and Quark Drive raise: the best one, with its stage; the first of
  /// equals.
  var bestStat: Stat {
    let raised: [Stat] = [.attack, .defense, .specialAttack, .specialDefense, .speed]
    let value = { (stat: Stat) in StatStage.changed(stats[stat], by: stages[stat]) }
    return raised.max { value($0) < value($1) } ?? .attack
  }

  /// The sum of all stages above 0.
  var raisedStages: Int { Stat.allCases.reduce(0) { $0 + max(0, stages[$1]) } }

  /// Whether it is of one of these species, or is one of these forms.
  func isAny(of slugs: [String]) -> Bool { slugs.contains(species) || slugs.contains(form) }
}

extension ID<PokemonType> {
  static let stellar: Self = 19
  static let unknown: Self = 10_001
}

/// A move as of a generation, with the properties that damage depends on.
package struct BattleMove: Hashable, Sendable {
  package enum Category: Int, Hashable, Sendable {
    case status = 1
    case physical
    case special

    /// `physical`.
    package var word: String { "\(self)" }

    /// The category of a type's moves in generations 1 to 3: in the games' order, all special types
    /// follow the physical ones.
    static func until3(_ type: ID<PokemonType>) -> Self {
      (ID.fire...ID.dark).contains(type) ? .special : .physical
    }
  }

  package let slug: String
  package var type: ID<PokemonType>
  package var category: Category
  /// 0 for moves of no or variable power.
  package var power: Int
  package var priority = 0
  package var flags = 0
  package var classes = 0
  /// Whether it hits all opponents at once, but no ally.
  package var hitsOnlyFoes = false
  /// Whether it hits all other Pokémon at once, including the ally.
  package var hitsAllOthers = false
  package var drains = false
  package var minHits: Int?
  package var maxHits: Int?
  /// The number of hits, if the calculation states it.
  package var hits: Int?
  package var isCritical = false
  /// Whether a Stellar Pokémon uses a move of this type for the first time.
  package var isStellarFirstUse = false
  /// How many times in a row the move has been used, with this time: for moves that grow stronger.
  package var turn = 1
  /// The power of Hidden Power until generation 5, if the user's IVs are known.
  package var hiddenPower: Int?

  /// The power that Hidden Power has: that of the user's IVs, or else the greatest.
  package var powerOfHiddenPower: Int { hiddenPower ?? 70 }

  func has(_ flag: MoveFlag) -> Bool { flags & flag.bit != 0 }
  func has(_ word: MoveClass) -> Bool { classes & word.bit != 0 }
  func named(_ slugs: String...) -> Bool { slugs.contains(slug) }
  var isSpread: Bool { hitsOnlyFoes || hitsAllOthers }

  /// Moves whose hits each have a check of accuracy: all hit, unless one misses.
  private static let checkedHits: Set<String> = ["population-bomb", "triple-axel", "triple-kick"]

  /// The numbers of hits: a stated number, or the only possible one, or the most for moves that check
  /// each hit and for Skill Link. A move of two to five hits has three, and with Loaded Dice four or
  /// five; the dice leave Population Bomb four to ten.
  func hitCounts(by user: Battler) -> ClosedRange<Int> {
    guard let dexLeast = minHits, let most = maxHits, most > 1 else { return 1...1 }
    let isChecked = Self.checkedHits.contains(slug)
    let least = isChecked ? 1 : dexLeast
    if let hits { return min(max(hits, least), most)...min(max(hits, least), most) }
    if user.ability == "skill-link" { return most...most }
    if user.item == "loaded-dice", most > 3, dexLeast < most { return 4...most }
    let usual = isChecked || least == most ? most : 3
    return usual...usual
  }
}

/// One attack of one Pokémon on another.
package struct DamageCalculation: Hashable, Sendable {
  package let era: BattleEra
  package var attacker: Battler
  package var defender: Battler
  package var move: BattleMove
  package var field = BattleField()
  /// The abilities that have set weather or terrain.
  package var setters: [FieldSetter] = []
}
