extension Catalog {
  /// A form with all facts of its page; `nil` if there is no such form.
  ///
  /// - Parameters:
  ///   - lens: the games of the facts, through which the catalog is seen; `nil` for those of today.
  ///   - names: the names of what the form links to.
  package func record(
    of form: ID<Form>, through lens: Lens?, names: @escaping @Sendable (Kind, Int) -> String?
  ) -> FormRecord? {
    guard let row = forms.row(of: form) else { return nil }
    let today = forms[row]
    let facts = lens.map { today.seen(through: $0) } ?? today
    let known = species[facts.species]
    return FormRecord(
      form: facts, species: lens.map { known?.seen(in: $0.data.generation) } ?? known,
      name: self.names[row], names: LinkedNames(dexName: names))
  }
}
