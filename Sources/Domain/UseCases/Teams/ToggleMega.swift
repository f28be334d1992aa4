/// The Mega Evolution or Primal Reversion of a set, on and off.
extension ShowDamage {
  package var hasMegaEvolution: Bool { lens.rules.has(.megaEvolution) }

  package func megaForm(of member: TeamMember) throws(MegaFault) -> ID<Form> {
    try dex.megaForm(of: member)
  }

  /// Gives a set its Mega Evolution or Primal Reversion with that form's own ability, or takes it
  /// back.
  package func toggleMega(of set: inout BattleSet) throws(MegaFault) {
    if let plain = set.unevolved {
      (set.member.form, set.member.look) = (plain.form, plain.look)
      (set.member.ability, set.unevolved) = (plain.ability, nil)
      return
    }
    let form = try megaForm(of: set.member)
    set.unevolved = set.member
    set.member.megaEvolve(into: form)
  }
}
