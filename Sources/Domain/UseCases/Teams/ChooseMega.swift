/// The Mega Evolution or Primal Reversion of a set.
extension ShowDamage {
  package var hasMegaEvolution: Bool { lens.rules.has(.megaEvolution) }

  /// The forms that a set can take, also while it has one of them.
  package func megaForms(of set: BattleSet) -> [ID<Form>] {
    var plain = set
    megaEvolve(&plain, into: nil)
    return dex.megaForms(of: plain.member)
  }

  /// Gives a set a Mega Evolution or Primal Reversion with that form's own ability.
  ///
  /// - Parameter form: one of ``megaForms(of:)``; `nil` takes the present one back.
  package func megaEvolve(_ set: inout BattleSet, into form: ID<Form>?) {
    if let plain = set.unevolved {
      (set.member.form, set.member.look) = (plain.form, plain.look)
      (set.member.ability, set.unevolved) = (plain.ability, nil)
    }
    guard let form else { return }
    set.unevolved = set.member
    set.member.megaEvolve(into: form)
  }
}
