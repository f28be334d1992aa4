extension Catalog {
  /// The catalog with the facts of the forms in the games of a lens.
  func seen(through lens: Lens) -> Catalog {
    memos[Catalog.self, lens].known(seen(in: lens.generation))
  }

  /// The same for a generation, but not cached.
  func seen(in generation: ID<Generation>) -> Catalog {
    guard generation != self.generation else { return self }
    var seen = self
    seen.generation = generation
    let past = [forms.lists(\.pastTypes), forms.lists(\.pastAbilities), forms.lists(\.pastStats)]
    for row in 0..<count where past.contains(where: { !$0[row].isEmpty }) {
      seen.put(forms[row].seen(in: generation))
    }
    if generation < Form.firstWithAbilities { seen.clear([\.ability1, \.ability2]) }
    if generation < Form.firstWithHiddenAbilities { seen.clear([\.hiddenAbility]) }
    return seen
  }
}
