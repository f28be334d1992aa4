/// The Mega Evolution or Primal Reversion of a set, on and off.
extension ShowDamage {
  package var hasMegaEvolution: Bool { lens.rules.has(.megaEvolution) }

  /// Gives a set its Mega Evolution or Primal Reversion with that form's own ability, or takes it
  /// back.
  package func toggleMega(of set: inout BattleSet) throws(MegaFault) {
    if let plain = set.unevolved {
      (set.member.form, set.member.look) = (plain.form, plain.look)
      (set.member.ability, set.unevolved) = (plain.ability, nil)
      return
    }
    let form = try dex.megaForm(of: set.member)
    set.unevolved = set.member
    set.member.megaEvolve(into: form)
  }
}
