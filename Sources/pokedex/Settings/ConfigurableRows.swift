import PokedexDomain

/// Rows with configurable columns and order, and with an answer of their own: the Pokémon.
protocol ConfigurableRows: QueryRows {
  /// - Parameter reasons: the reason why each row matches, if requested.
  @MainActor func listedForms(
    _ rows: [Int], reasons: [String]?, from pokedex: any PokedexRepository
  ) async throws -> [ListedForm]
}

extension PokemonRows: ConfigurableRows {
  @MainActor func listedForms(
    _ rows: [Int], reasons: [String]?, from pokedex: any PokedexRepository
  ) async throws -> [ListedForm] {
    let abilities = try await pokedex.slugs(of: .ability, in: catalog)
    let book = catalog.marks.book()
    // The table of slots takes longer to derive than all else of a list.
    let words = SlotMarkWords(
      rows.allSatisfy { book[catalog.forms.ids[$0]].slots.isEmpty } ? nil : catalog)
    return rows.enumerated().map { index, row in
      let form = catalog.form(at: row)
      return ListedForm(
        form: form, name: catalog.names[row], abilities: abilities, marks: book[form.id].slots,
        words: words, changes: changes(of: row), why: reasons?[index])
    }
  }
}

extension ListSettings {
  /// Has the columns and the order of configurable rows in a table for people; `nil` for other rows,
  /// and for output for programs.
  func configuration<Rows: QueryRows>(of rows: Rows.Type) -> Configuration? {
    format == .table && rows is any ConfigurableRows.Type ? configuration : nil
  }
}
