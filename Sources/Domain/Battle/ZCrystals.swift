/// The Z-Crystal that a member holds.
extension BattleDex {
  /// Whether a member holds a Z-Crystal with which it can use a Z-Move in the games.
  package func canUseZMove(_ member: TeamMember) -> Bool {
    guard rules.has(.zMoves), crystal(of: member) != nil else { return false }
    return untrained(member.form).flatMap { zPower(of: $0, member) } != nil
  }

  /// The Z-Moves that a member has in the games: with a crystal, those of the crystal; without any,
  /// those of all types.
  func zPower(of user: Battler, _ member: TeamMember) -> ZPower? {
    guard rules.has(.zMoves) else { return nil }
    guard let crystal = crystal(of: member) else { return .anyType }
    if let type = ZMoves.type(ofCrystal: crystal) { return .type(type) }
    guard let own = ZMoves.own(ofCrystal: crystal, user), let move = move(named: own.zMove) else {
      return nil
    }
    return .move(own.move, move)
  }

  private func crystal(of member: TeamMember) -> String? {
    member.item.flatMap { items.slug(of: $0) }.flatMap(ZMoves.crystal)
  }
}
