/// Hidden Power, whose type a set states or leaves to its IVs.
extension ShowDamage {
  /// Gives Hidden Power the type and the power that it has for a user.
  func hiddenPower(
    _ attack: BattleMove, _ move: TeamMove, of member: TeamMember
  ) -> BattleMove {
    guard HiddenPower.generations.contains(dex.era.number) else { return attack }
    let own = HiddenPower(member.individual, in: dex.era.number)
    let type = move.type ?? member.hiddenPower ?? own.type
    var typed = dex.move(move.move, type: type) ?? attack
    typed.hiddenPower = own.power
    return typed
  }

  /// Whether nothing states the type of Hidden Power, so that it is that of the highest IVs.
  func isTypeAssumed(of attack: BattleMove, _ move: TeamMove, of member: TeamMember) -> Bool {
    attack.slug == "hidden-power" && move.type == nil && member.hiddenPower == nil
      && member.individual.isEmpty
  }
}
