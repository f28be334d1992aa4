/// A Pokémon in a battle: its set and its state.
package struct BattleSet: Hashable, Sendable {
  package var member: TeamMember
  /// Whether its training is assumed because none is known.
  package var isTypical = false
  /// Whether its level is the low one of a format, in which Pokémon are trained and know all their
  /// moves, unlike those on the way through a game.
  package internal(set) var hasFormatLevel = false
  /// -6 to 6 each.
  package var stages = Stats()
  package var status: BattleStatus?
  /// The Tera type; `nil` unless Terastallized.
  package var tera: ID<PokemonType>?
  /// `nil` unless it has dynamaxed.
  package var dynamax: Dynamax?
  /// Whether its moves are used as Z-Moves; `nil` if the item decides.
  package var usesZMoves: Bool?
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

  package static let fallenAlliesRange = 0...100
  package static let hitsTakenRange = 0...99

  package init(_ member: TeamMember) { self.member = member }

  /// In Champions, all Pokémon are at level 50, with IVs of 31, and have stat points instead of EVs.
  /// A set with more points in a stat than Champions allows is taken to have EVs: the first 4 EVs
  /// count as one point, and each further 8 EVs as another.
  fileprivate mutating func fitChampions() {
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
  package var hasEVs: Bool {
    effort.assigned.contains { $0.value > StatFormula.points.maxEffort }
  }
}

extension BattleDex {
  /// A member as the games have it.
  ///
  /// - Parameter level: The level of the format, for a member without one.
  package func set(_ member: TeamMember, level: Int? = nil) -> BattleSet {
    var set = BattleSet(member)
    set.hasFormatLevel = member.level == nil && TeamMember.isOnTheWay(level)
    set.member.level = member.level ?? level
    return fitted(set)
  }

  /// A set with a training that the games have: in Champions, EVs become stat points.
  package func fitted(_ set: BattleSet) -> BattleSet {
    var set = set
    if era == .champions { set.fitChampions() }
    return set
  }
}
