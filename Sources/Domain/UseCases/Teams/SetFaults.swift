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
