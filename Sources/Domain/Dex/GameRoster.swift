extension DexReference {
  /// The forms that exist in a version group.
  func forms(in group: ID<VersionGroup>) -> [ID<Form>] {
    let roster = roster(of: group)
    guard let facts = table(VersionGroup.self)[group] else { return roster }
    let forms = table(Form.self)
    let others =
      LegendsMegas.forms(of: roster, in: facts, self)
      + UnlistedForms.forms(of: roster, in: facts, forms)
    let missing = UnlistedForms.missing(in: facts, forms)
    return (roster + others).unique.filter { !missing.contains($0) }
  }

  /// The forms that exist in any of the version groups.
  func forms(in groups: [ID<VersionGroup>]) -> Set<ID<Form>> {
    groups.reduce(into: []) { forms, group in forms.formUnion(self.forms(in: group)) }
  }
}

extension Catalog {
  /// The gap if the games of a lens do not have a form.
  package func absence(of form: ID<Form>, from lens: Lens?) -> GameGap? {
    let catalog = through(lens)
    guard let lens, let name = catalog.name(of: form),
      catalog.lacks(form, lens.roster(in: catalog.dex), in: lens.data.groups)
    else { return nil }
    return .absent(name, game: lens.name)
  }

  /// Whether games with this roster do not have a form. Of games without learnsets, the dex has only
  /// the usual forms of many species, and does not know of the others.
  func lacks(_ form: ID<Form>, _ roster: Set<ID<Form>>, in groups: [ID<VersionGroup>]) -> Bool {
    lacks(form, roster, knowsOthers: dex.hasLearnsets(of: groups))
  }

  /// - Parameter knowsOthers: Whether the dex knows the other forms of the games, as it does where it
  ///   has their learnsets.
  func lacks(
    _ form: ID<Form>, _ roster: Set<ID<Form>>, knowsOthers: @autoclosure () -> Bool
  ) -> Bool {
    guard !roster.isEmpty, !roster.contains(form) else { return false }
    let relatives = forms[form].flatMap { species[$0.species] }?.forms ?? []
    return !relatives.contains(where: roster.contains) || knowsOthers()
  }
}
