extension ShowDamage {
  /// Whether nothing states the type of Hidden Power, so that it is that of the highest IVs.
  func isTypeAssumed(of attack: BattleMove, _ move: TeamMove, of member: TeamMember) -> Bool {
    attack.isHiddenPower && member.statedType(of: move) == nil && member.individual.isEmpty
  }
}
