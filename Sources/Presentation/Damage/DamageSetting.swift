import PokedexDomain

/// A setting of a Pokémon in a damage table.
package enum DamageSetting: Hashable, Sendable {
  case member(MemberField)
  case tera
  case mega
  case status
  /// HP left, in percent.
  case hpLeft
  case abilityActive
  /// The stat that Protosynthesis or Quark Drive raises.
  case boosted
  case fallenAllies
  case hitsTaken
  case stage(Stat)

  /// In Champions, levels and IVs are fixed.
  static func all(_ show: ShowDamage) -> [DamageSetting] {
    let isChampions = show.isChampions
    let level: [MemberField] = isChampions ? [] : [.level]
    let effort: [DamageSetting] = Stat.allCases.map { .member(.effort($0)) }
    let stages: [DamageSetting] = Stat.allCases.filter { $0 != .hp }.map { .stage($0) }
    let individual: [DamageSetting] =
      isChampions ? [] : Stat.allCases.map { .member(.individual($0)) }
    return (level + [.nature, .item, .ability]).map { .member($0) }
      + (show.hasMegaEvolution ? [.mega] : [])
      + [.tera, .status, .hpLeft, .abilityActive, .boosted, .fallenAllies, .hitsTaken]
      + effort + stages + individual
  }

  package func title(inChampions isChampions: Bool) -> String {
    switch self {
    case .member(.effort(let stat)) where isChampions: worded("Stat points: \(stat.name)")
    case .member(let field): field.title
    case .tera: worded("Tera type")
    case .mega: worded("Mega Evolution")
    case .status: worded("Status condition")
    case .hpLeft: worded("HP left")
    case .abilityActive: worded("Ability active")
    case .boosted: worded("Stat raised by Protosynthesis or Quark Drive")
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
    case .member(.level): TeamMember.levels
    case .member(.effort(let stat)): 0...show.maxEffort(in: stat, of: set)
    case .member(.individual): TeamMember.individuals
    case .hpLeft: 1...100
    case .fallenAllies: 0...100
    case .hitsTaken: 0...99
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
      case .member(.level): member.level ?? TeamMember.defaultLevel
      case .member(.effort(let stat)): member.effort[stat] ?? 0
      case .member(.individual(let stat)): member.individual[stat] ?? 31
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
        isTypical = isTypical && field == .level
      case .hpLeft: hpPercent = newValue
      case .fallenAllies: fallenAllies = newValue
      case .hitsTaken: hitsTaken = newValue
      case .stage(let stat): stages[stat] = newValue
      default: break
      }
    }
  }
}
