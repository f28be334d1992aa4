/// The reason why an attack does no damage.
package enum NoDamage: Hashable, Sendable {
  /// The attack's type has no effect on a type of the target.
  case type(ID<PokemonType>, on: ID<PokemonType>)
  /// An ability or item of the target, the weather or the terrain stops the attack.
  case stopped(by: BattleCause)
  /// The target must be asleep.
  case awake
  /// The field must have a terrain.
  case noTerrain
  /// The target must hold an item.
  case noItem
  /// The user must hold an item.
  case nothingToThrow
  /// The target must share a type with the user.
  case noCommonType
  /// The target has dynamaxed.
  case dynamaxed
  /// The target flies, is too heavy, or is held down by gravity.
  case notLifted
  /// One-hit knockouts: the target is of a higher level, or in generation 1 faster.
  case higherLevel
  case faster
  /// The attack returns damage that the user has taken: none is assumed.
  case nothingToReturn
  /// The target must have more HP than the user.
  case noMoreHP
  /// The rules here do not know the power of the attack.
  case notCounted
  /// The move does no damage as it is used here, such as Nature Power as a Max Move.
  case status
  /// The damage is rounded down to 0, as in generation 1.
  case tooWeak
}

extension NoDamage {
  /// The reason in English whatever the user's language, with names that follow from slugs.
  package var english: String {
    Wording.english.spoken { text(type: \.englishName, cause: \.englishName) }
  }

  /// The reason in a sentence: `Levitate: no effect`.
  ///
  /// - Parameters:
  ///   - type: names a type.
  ///   - cause: names an ability, an item, the weather or the terrain.
  package func text(
    type name: (ID<PokemonType>) -> String, cause: (BattleCause) -> String
  ) -> String {
    switch self {
    case .type(let type, let target): worded("\(name(target)) is immune to \(name(type))")
    case .stopped(let stop): worded("\(cause(stop)): no effect")
    case .awake: worded("the target is not asleep")
    case .noTerrain: worded("there is no terrain")
    case .noItem: worded("the target holds no item")
    case .nothingToThrow: worded("the user holds no item")
    case .noCommonType: worded("no type in common")
    case .dynamaxed: worded("the target has dynamaxed")
    case .notLifted: worded("the target cannot be lifted")
    case .higherLevel: worded("the target's level is higher")
    case .faster: worded("the target is faster")
    case .nothingToReturn: worded("no damage to return")
    case .noMoreHP: worded("the target has no more HP than the user")
    case .notCounted: worded("its power is not known")
    case .status: worded("does no damage as it is used here")
    case .tooWeak: worded("too weak to do damage")
    }
  }
}

extension Hit {
  /// The reason for a hit without damage.
  var noDamage: NoDamage {
    failure ?? noFixedDamage
      ?? (basePower > 0 ? .tooWeak : move.slug == "fling" ? .nothingToThrow : .notCounted)
  }

  /// `nil` for moves that follow the formula.
  private var noFixedDamage: NoDamage? {
    guard fixedDamage != nil else { return nil }
    return move.has(.ohko) ? noKnockOut : move.slug == "endeavor" ? .noMoreHP : .nothingToReturn
  }

  private var noKnockOut: NoDamage {
    if generation == 1 { return .faster }
    if attacker.level < defender.level { return .higherLevel }
    if defender.isDynamaxed { return .dynamaxed }
    return defender.ability == "sturdy"
      ? .stopped(by: .foeAbility("sturdy")) : .type(type, on: .ice)
  }

  /// The reason by types: the first type of the target that the attack does not affect.
  var noEffect: NoDamage {
    let types = defender.defendingTypes
    return .type(type, on: types.first { chart[type, $0] == 0 } ?? types.first ?? type)
  }
}
