extension ShowDamage {
  /// The first value of a set that the games do not allow; `nil` if they allow all.
  package func fault(of member: TeamMember) -> TeamError? {
    // EVs are turned into stat points, so that their own rules hold for them.
    let isConverted = isChampions && member.hasEVs
    return TeamRules(through: isConverted ? nil : lens)
      .numberFaults(of: member, catalog.name(of: member)).first
  }

  /// The moves of a set that the games do not have.
  package func absentMoves(of set: BattleSet) -> [Named<Move>] {
    set.member.moves.map(\.move).filter { !has($0) }.map { Named($0, moveName($0)) }
  }
}
