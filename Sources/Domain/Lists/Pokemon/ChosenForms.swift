extension Chosen {
  /// The forms that were named. All forms of a species answer to its name, and the usual one is
  /// meant; the others have names of their own.
  func forms(in table: Table<Form>) -> [ID<Form>] {
    let named = ids(Form.self)
    let isDefault = table.column(\.isDefault)
    let usual = named.filter { form in table.row(of: form).map { isDefault[$0] == 1 } ?? false }
    return usual.isEmpty ? named : usual
  }
}

extension PokemonRows {
  /// The rows of the forms that were named.
  func rows(of chosen: Chosen) -> [Int] {
    chosen.forms(in: catalog.forms).compactMap { catalog.forms.row(of: $0) }
  }
}
