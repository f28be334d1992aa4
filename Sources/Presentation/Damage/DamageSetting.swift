import PokedexDomain

/// A setting of a Pokémon in a damage table.
package enum DamageSetting: Hashable, Sendable {
  case member(MemberField)
  case tera
  case status
  /// HP left, in percent.
  case health
  case active
  case stage(Stat)

  package static let all: [DamageSetting] =
    [.level, .nature, .item, .ability].map { .member($0) } + [.tera, .status, .health, .active]
    + Stat.allCases.map { .member(.effort($0)) }
    + Stat.allCases.filter { $0 != .hp }.map { .stage($0) }
    + Stat.allCases.map { .member(.individual($0)) }

  package var title: String {
    switch self {
    case .member(let field): field.title
    case .tera: worded("Tera type")
    case .status: worded("Status condition")
    case .health: worded("HP left")
    case .active: worded("Ability active")
    case .stage(let stat): worded("Stage: \(stat.name)")
    }
  }

  /// The allowed values of a numeric setting; `nil` for other settings.
  ///
  /// - Parameter maxEffort: the most EVs, or stat points in Champions, of one stat.
  func numbers(maxEffort: Int) -> ClosedRange<Int>? {
    switch self {
    case .member(.level): TeamMember.levels
    case .member(.effort): 0...maxEffort
    case .member(.individual): TeamMember.individuals
    case .health: 1...100
    case .stage: -6...6
    default: nil
    }
  }
}

extension BattleSet {
  /// The value of a numeric setting. Other settings are 0 and cannot be changed.
  subscript(number setting: DamageSetting) -> Int {
    get {
      switch setting {
      case .member(.level): member.level ?? TeamMember.defaultLevel
      case .member(.effort(let stat)): member.effort[stat] ?? 0
      case .member(.individual(let stat)): member.individual[stat] ?? 31
      case .health: health
      case .stage(let stat): stages[stat]
      default: 0
      }
    }
    set {
      switch setting {
      case .member(let field):
        member[number: field] = newValue
        isTypical = isTypical && field == .level
      case .health: health = newValue
      case .stage(let stat): stages[stat] = newValue
      default: break
      }
    }
  }
}
