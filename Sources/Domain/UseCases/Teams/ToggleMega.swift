extension TeamMember {
  /// Takes a form, whose own ability it has from then on.
  package mutating func megaEvolve(into form: ID<Form>) {
    (self.form, look, ability) = (form, nil, nil)
  }
}

/// The Mega Evolutions and Primal Reversions of a set.
extension ShowDamage {
  /// The forms that a set can take: that of its Mega Stone or orb; without one, all of its species.
  /// None in games without Mega Evolution.
  package func megaForms(of member: TeamMember) -> [ID<Form>] {
    guard hasMegaEvolution, let own = dex.untrained(member.form) else { return [] }
    let slugs = catalog.forms.slugs
    let stone = itemSlug(of: member).map { MegaStone($0).forms(among: slugs) } ?? []
    let all = stone.isEmpty ? slugs.indices.filter { Self.isMega(slugs[$0]) } : stone
    return all.map { catalog.forms.ids[$0] }.filter {
      let battler = dex.untrained($0)
      return battler?.species == own.species && battler?.form != own.form
    }
  }

  package var hasMegaEvolution: Bool { lens.rules.has(.megaEvolution) }

  /// Gives a set its Mega Evolution or Primal Reversion with that form's own ability, or takes it
  /// back. Does nothing if the form is not known.
  package func toggleMega(of set: inout BattleSet) {
    if let plain = set.unevolved {
      (set.member.form, set.member.look) = (plain.form, plain.look)
      (set.member.ability, set.unevolved) = (plain.ability, nil)
      return
    }
    let forms = megaForms(of: set.member)
    guard forms.count == 1 else { return }
    set.unevolved = set.member
    set.member.megaEvolve(into: forms[0])
  }

  private static func isMega(_ slug: String) -> Bool {
    slug.contains("-mega") || slug.hasSuffix("-primal")
  }

  private func itemSlug(of member: TeamMember) -> String? {
    guard let item = member.item, let dex = try? catalog.dex(),
      let items = try? dex.table(Item.self)
    else { return nil }
    return items.slug(of: item)
  }
}
