extension Chosen {
  /// Returns the chosen forms. The name of a species matches all its forms but means the default
  /// one; the others have their own names.
  func forms(in table: Table<Form>) -> [ID<Form>] {
    let named = ids(Form.self)
    let isDefault = table.column(\.isDefault)
    let usual = named.filter { form in table.row(of: form).map { isDefault[$0] == 1 } ?? false }
    return usual.isEmpty ? named : usual
  }
}
