import PokedexDomain

extension NoDamage {
  /// The reason in a sentence: `Levitate: no effect`.
  package func text(_ show: ShowDamage) -> String {
    switch self {
    case .type(let type, let target): worded("\(target.name) is immune to \(type.name)")
    case .stopped(let cause): worded("\(cause.name(show)): no effect")
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

  /// The reason in a word: the type, the ability or the item that stops the attack.
  package func brief(_ show: ShowDamage) -> String {
    switch self {
    case .type(_, let target): target.name
    case .stopped(let cause): cause.name(show)
    default: worded("fails")
    }
  }
}
