import PokedexDomain

/// A setting of a Pokémon in a damage table.
package enum DamageSetting: Hashable, Sendable {
  case member(MemberField)
  case tera
  case mega
  case dynamax
  case zMoves
  case status
  /// HP left, in percent.
  case hpLeft
  case abilityActive
  /// The stat that Protosynthesis or Quark Drive raises.
  case boosted
  case fallenAllies
  case hitsTaken
  case stage(Stat)

  /// The settings in the games: the values of a set that damage depends on, and the state in
  /// battle.
  static func all(_ show: ShowDamage) -> [DamageSetting] {
    let rules = show.lens.rules
    let fields = SetField.all.filter { $0.calculation != nil && $0.exists(in: rules) }
    let single = fields.filter { !$0.isOfStats }
    let trained = fields.filter(\.isOfStats).flatMap { field in
      Stat.allCases.map { MemberField.stat(field, $0) }
    }
    return settings(single.filter { !$0.isOfDynamax })
      + (show.hasMegaEvolution ? [.mega] : []) + (show.hasZMoves ? [.zMoves] : [])
      + (show.hasDynamax ? [.dynamax] + settings(single.filter(\.isOfDynamax)) : [])
      + (rules.has(.terastallization) ? [.tera] : [])
      + [.status, .hpLeft, .abilityActive, .boosted, .fallenAllies, .hitsTaken]
      + trained.map { .member($0) } + Stat.allCases.filter { $0 != .hp }.map { .stage($0) }
  }

  private static func settings(_ fields: [SetField]) -> [DamageSetting] {
    fields.map { .member(.value($0)) }
  }

  package var title: String {
    switch self {
    case .member(let field): field.title
    case .tera: worded("Tera type")
    case .mega: worded("Mega Evolution")
    case .dynamax: Dynamax.dynamax.title
    case .zMoves: worded("Z-Moves")
    case .status: worded("Status condition")
    case .hpLeft: worded("HP left")
    case .abilityActive: worded("Ability active")
    case .boosted: worded("Boosted stat")
    case .fallenAllies: worded("Fainted partners")
    case .hitsTaken: worded("Hits taken")
    case .stage(let stat): worded("Stage: \(stat.name)")
    }
  }

  /// The allowed values of a numeric setting; `nil` for other settings.
  ///
  /// - Parameter set: the set of the setting; in Champions, its stat points limit each other.
  func numbers(in set: BattleSet, _ show: ShowDamage) -> ClosedRange<Int>? {
    switch self {
    case .member(.stat(.statPoints, let stat)): 0...show.maxEffort(in: stat, of: set)
    case .member(let field): field.range
    case .hpLeft: 1...100
    case .fallenAllies: BattleSet.fallenAlliesRange
    case .hitsTaken: BattleSet.hitsTakenRange
    case .stage: -6...6
    default: nil
    }
  }
}

extension BattleSet {
  /// The value of a numeric setting. Other settings read as 0, and setting them has no effect.
  subscript(number setting: DamageSetting) -> Int {
    get {
      switch setting {
      case .member(let field): member[number: field] ?? field.usual ?? 0
      case .hpLeft: hpPercent
      case .fallenAllies: fallenAllies
      case .hitsTaken: hitsTaken
      case .stage(let stat): stages[stat]
      default: 0
      }
    }
    set {
      switch setting {
      case .member(let field):
        member[number: field] = newValue
        if case .stat = field { isTypical = false }
      case .hpLeft: hpPercent = newValue
      case .fallenAllies: fallenAllies = newValue
      case .hitsTaken: hitsTaken = newValue
      case .stage(let stat): stages[stat] = newValue
      default: break
      }
    }
  }
}
