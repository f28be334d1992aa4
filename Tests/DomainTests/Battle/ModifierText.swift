@testable import PokedexDomain

/// A row of the table of modifiers in words.
extension Modifier {
  /// The ability, item, move or field that causes the modifier, in words.
  var causeText: String {
    if causes == [.field] { return "the field" }
    if let known = Self.groups[name] { return known }
    return causes.map(\.text).joined(separator: ", ")
  }

  private static let groups = [
    "Items of a type": "attacker's item for the move's type",
    "Items of a type (2)": "attacker's item for the move's type",
    "Items of a type (3)": "attacker's item for the move's type, except Sea Incense",
    "Gems": "attacker's gem", "Gems (5)": "attacker's gem",
    "Berries against a type": "target's berry",
  ]

  var conditionText: String {
    conditions.isEmpty ? "always" : conditions.map(\.text).joined(separator: "; ")
  }

  var generationText: String { generations.text }

  var factorText: String {
    let thousandths = (factor * 1000 + 2048) / 4096
    let digits = String(thousandths % 1000 + 1000).dropFirst()
    return "\(factor) (× \(thousandths / 1000).\(digits))"
  }
}

extension Modifier.Cause {
  fileprivate var text: String {
    switch self {
    case .ability(let slug): "attacker's \(named(slug))"
    case .item(let slug): "attacker's \(named(slug))"
    case .foeAbility(let slug): "target's \(named(slug))"
    case .foeItem(let slug): "target's \(named(slug))"
    case .move(let slug): named(slug)
    case .field: "the field"
    }
  }
}

extension ModifierCondition {
  fileprivate var text: String {
    switch self {
    case .not(let other): "not: \(other.text)"
    case .either(let first, let second): "\(first.text), or \(second.text)"
    case .type, .category, .flag, .moveClass, .moves, .powerAtMost, .typeChangedBy: moveText
    case .hpAtMost, .status, .species, .grounded, .ability, .abilityActive, .boosted, .sameGender,
      .oppositeGender, .movesLast, .itemType:
      userText
    default: otherText
    }
  }

  private var moveText: String {
    switch self {
    case .type(let types): "\(types.map(\.englishName).joined(separator: " or ")) move"
    case .category(let category): "\(category) move"
    case .flag(let flag): "\(flag.rawValue) move"
    case .moveClass(let word): "move with \(word.rawValue)"
    case .moves(let slugs): slugs.map { named($0) }.joined(separator: ", ")
    case .powerAtMost(let power): "power at most \(power)"
    default: "the ability changes the move's type"
    }
  }

  private var userText: String {
    switch self {
    case .hpAtMost(let part, let whole): "attacker at \(part)/\(whole) of its HP or less"
    case .status(let statuses): "attacker has \(Self.text(statuses))"
    case .species(let slugs): "attacker is \(Self.text(slugs))"
    case .grounded: "attacker on the ground"
    case .ability(let slugs): "attacker has \(Self.text(slugs))"
    case .abilityActive: "`abilityOn`"
    case .boosted: "`boostedStat` is the stat that attacks"
    case .sameGender: "attacker and target of one gender"
    case .oppositeGender: "attacker and target of opposite genders"
    case .movesLast: "attacker slower than the target, or as fast"
    default: "the item is for the move's type"
    }
  }

  private var otherText: String {
    switch self {
    case .weather(let weathers): weathers.map(\.rawValue).joined(separator: " or ")
    case .terrain(let terrain): "\(terrain.rawValue) Terrain"
    case .foeGrounded: "target on the ground"
    case .foeHPAtMost(let part, let whole): "target at \(part)/\(whole) of its HP or less"
    case .foeAtFullHP: "target at full HP, first hit"
    case .foeStatus(let statuses): "target has \(Self.text(statuses))"
    case .foeSpecies(let slugs): "target is \(Self.text(slugs))"
    case .foeType(let type): "target is of type \(type.englishName)"
    case .foeAbility(let slugs): "target has \(Self.text(slugs))"
    case .foeItemRemovable: "target has an item that can be taken"
    case .foeCanEvolve: "target can evolve"
    case .against(let stat): "against the target's \(stat == .defense ? "Defense" : "Sp. Def")"
    case .superEffective: "super effective"
    case .notVeryEffective: "not very effective"
    case .critical: "critical hit"
    case .doubles: "doubles"
    case .firstHit: "first hit"
    case .foeItemType: "the berry is against the move's type"
    case .foeBoosted: "`boostedStat` is the stat that defends"
    case .helpingHand: "Helping Hand"
    case .friendGuard: "Friend Guard"
    case .screen: "Reflect, Light Screen or Aurora Veil against the move, no critical hit"
    default: ""
    }
  }

  private static func text(_ slugs: [String]) -> String {
    slugs.map { named($0) }.joined(separator: " or ")
  }

  private static func text(_ statuses: [BattleStatus]) -> String {
    statuses == BattleStatus.allCases
      ? "a status condition" : statuses.map(\.rawValue).joined(separator: " or ")
  }
}
