extension TeamMember {
  /// Takes a form, whose own ability it has from then on.
  package mutating func megaEvolve(into form: ID<Form>) {
    (self.form, look, ability) = (form, nil, nil)
  }
}

/// The reason why a set cannot Mega Evolve.
package enum MegaFault: Error, Hashable {
  case noneInGames
  /// There are several, and the set has no Mega Stone that tells which.
  case undecided
}

/// The Mega Evolutions and Primal Reversions of a set.
extension BattleDex {
  /// The form that a set can take.
  package func megaForm(of member: TeamMember) -> Result<ID<Form>, MegaFault> {
    let forms = megaForms(of: member)
    guard let form = forms.first else { return .failure(.noneInGames) }
    return forms.count == 1 ? .success(form) : .failure(.undecided)
  }

  /// The forms that a set can take: that of its Mega Stone or orb; without one, all of its form or its
  /// species.
  package func megaForms(of member: TeamMember) -> [ID<Form>] {
    guard rules.has(.megaEvolution) else { return [] }
    let held = stoneRows(of: member)
    return megaForms(of: member, among: held.isEmpty ? megaRows : held)
  }

  /// The form that the Mega Stone or orb of a set gives; `nil` without one, for that of another
  /// Pokémon, and in games without Mega Evolution.
  func stoneForm(of member: TeamMember) -> ID<Form>? {
    let held = stoneRows(of: member)
    guard rules.has(.megaEvolution), !held.isEmpty else { return nil }
    let forms = megaForms(of: member, among: held)
    return forms.count == 1 ? forms[0] : nil
  }

  private func stoneRows(of member: TeamMember) -> [Int] {
    let slug = member.item.flatMap { items.slug(of: $0) }
    return slug.map { MegaStone($0).forms(among: forms.table.slugs) } ?? []
  }

  private func megaForms(of member: TeamMember, among rows: [Int]) -> [ID<Form>] {
    guard let own = untrained(member.form) else { return [] }
    let (ids, slugs) = (forms.table.ids, forms.table.slugs)
    let ofSpecies = rows.filter { row in
      slugs[row] != own.form && existing.contains(ids[row])
        && untrained(ids[row])?.species == own.species
    }
    // The forms of Meowstic and Tatsugiri each have their own.
    let ofForm = ofSpecies.filter { slugs[$0].hasPrefix("\(own.form)-") }
    return (ofForm.isEmpty ? ofSpecies : ofForm).map { ids[$0] }
  }

  /// The rows of all Mega Evolutions and Primal Reversions.
  private var megaRows: [Int] {
    let (owners, isMega) = (looks.column(\.form), looks.column(\.isMega))
    return (0..<looks.count).filter { isMega[$0] == 1 || MegaStone.isPrimal(looks.slugs[$0]) }
      .compactMap { forms.table.row(of: ID(Int(owners[$0]))) }
  }
}
