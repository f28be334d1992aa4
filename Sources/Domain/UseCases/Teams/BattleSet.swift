/// A team member in a battle: its set and its state.
package struct BattleSet: Hashable, Sendable {
  package var member: TeamMember
  /// Whether its training is assumed because none is known.
  package var isTypical = false
  /// -6 to 6 each.
  package var stages = Stats()
  package var status: BattleStatus?
  /// The Tera type; `nil` unless Terastallized.
  package var tera: ID<PokemonType>?
  /// HP left, in percent: 1 to 100.
  package var hpPercent = 100
  /// Whether an ability that must be triggered first, such as Flash Fire, is active.
  package var isAbilityActive = false
  /// The stat that Protosynthesis or Quark Drive raises, if it is known.
  package var boosted: Stat?
  /// The numbers of partners that have fainted, and of hits that it has taken.
  package var fallenAllies = 0
  package var hitsTaken = 0
  /// The member as it was before it Mega Evolved; `nil` unless it has.
  package internal(set) var unevolved: TeamMember?

  package init(_ member: TeamMember) { self.member = member }

  /// In Champions, all Pokémon are at level 50, with IVs of 31, and have stat points instead of EVs.
  /// A set with more points in a stat than Champions allows is taken to have EVs: the first 4 EVs
  /// count as one point, and each further 8 EVs as another.
  mutating func fitChampions() {
    member.level = BattleEra.championsLevel
    member.individual = StatValues()
    let hasEVs = member.hasEVs
    var left = StatFormula.maxTotalPoints
    for (stat, value) in member.effort.assigned.sorted(by: { $0.value > $1.value }) {
      let points = min(left, StatFormula.points.maxEffort, hasEVs ? (value + 4) / 8 : value)
      member.effort[stat] = max(0, points)
      left -= max(0, points)
    }
  }
}

extension TeamMember {
  /// Whether the training consists of EVs, not stat points: some stat has more than Champions
  /// allows.
  fileprivate var hasEVs: Bool {
    effort.assigned.contains { $0.value > StatFormula.points.maxEffort }
  }
}

extension ShowDamage {
  /// The first value of a set that the games do not allow; `nil` if they allow all.
  package func fault(of member: TeamMember) -> TeamError? {
    let (who, points) = (catalog.name(of: member), member.effort.total)
    if isChampions, !member.hasEVs, points > StatFormula.maxTotalPoints {
      return .statPoints(who, points)
    }
    return TeamRules(through: lens).numberFaults(of: member, who).first
  }

  /// The moves of a set that the games do not have.
  package func absentMoves(of set: BattleSet) -> [Named<Move>] {
    set.member.moves.map(\.move).filter { !has($0) }.map { Named($0, moveName($0)) }
  }
}

/// The circumstances of an attack.
package struct BattleConditions: Hashable, Sendable {
  package var field = BattleField()
  package var isCritical = false
  /// The number of hits of a move with several; `nil` for the usual number.
  package var hits: Int?
  /// How many times in a row the move is used, with this time.
  package var turn = 1
  /// Whether a Stellar Pokémon uses a move of the type for the first time.
  package var isStellarFirstUse = false

  package init() {}

  /// The same with the sides exchanged.
  package var reversed: BattleConditions {
    var reversed = self
    reversed.field.attackerSide = field.defenderSide
    reversed.field.defenderSide = field.attackerSide
    return reversed
  }
}
