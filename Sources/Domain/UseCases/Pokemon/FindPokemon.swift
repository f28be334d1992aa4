/// Finds the form with a given name or number.
package struct FindPokemon: Sendable {
  package init() {}

  /// Accepts a National Dex number or a whole name, in any language and spelling, or Showdown's.
  ///
  /// - Throws: ``PokedexError/notFound(_:)`` with the nearest names.
  package func callAsFunction(
    _ text: String, in engine: QueryEngine<PokemonRows>
  ) throws(PokedexError) -> ID<Form> {
    if let form = try form(text, in: engine) { return form }
    throw .notFound(try notFound(text, in: engine))
  }

  /// Finds the form with a given name or number; `nil` if there is no match.
  package func form(
    _ text: String, in engine: QueryEngine<PokemonRows>
  ) throws(PokedexError) -> ID<Form>? {
    let wanted = text.filter { !$0.isWhitespace }
    let catalog = engine.rows.catalog
    let rows = try engine.rows(named: Spelling.folded(text), atLeast: .exact)
    let row =
      number(in: wanted, catalog) ?? self.row(called: Spelling.folded(text), among: rows, catalog)
      ?? (isShared(rows, catalog) ? nil : best(of: rows, in: catalog))
    if let row { return catalog.forms.ids[row] }
    return try ShowdownNames.form(named: text, in: catalog)
  }

  /// Whether several forms share a name that is not their species' name.
  private func isShared(_ rows: [Int], _ catalog: Catalog) -> Bool {
    let defaults = catalog.forms.column(\.isDefault)
    return rows.count > 1 && !rows.contains { defaults[$0] == 1 }
  }

  /// Whether any name, or a word of one, begins with a string.
  package func isBeginning(
    _ text: String, ofANameIn engine: QueryEngine<PokemonRows>
  ) throws(PokedexError) -> Bool {
    try !engine.rows(named: Spelling.folded(text), atLeast: .wordStart).isEmpty
  }

  private func number(in text: String, _ catalog: Catalog) -> Int? {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    guard let number = Int32(digits), number > 0 else { return nil }
    let species = catalog.forms.column(\.species)
    return best(of: species.indices.filter { species[$0] == number }, in: catalog)
  }

  /// The form with that slug, or else with that name on the list. To tell forms apart, the list may
  /// add words to the names of the dex.
  private func row(called folded: [UInt8], among rows: [Int], _ catalog: Catalog) -> Int? {
    let slugs = catalog.forms.slugs
    if let row = rows.first(where: { Spelling.folded(slugs[$0]) == folded }) { return row }
    let known = rows.isEmpty ? Array(catalog.names.indices) : rows
    let named = known.filter { Spelling.folded(catalog.names[$0]) == folded }
    return best(of: named, in: catalog)
  }

  /// Prefers the default form, as a species' name matches all of its forms.
  private func best(of rows: [Int], in catalog: Catalog) -> Int? {
    rows.min { catalog.dexOrder[$0] < catalog.dexOrder[$1] }
  }

  private func notFound(_ text: String, in engine: QueryEngine<PokemonRows>) throws(PokedexError)
    -> String
  {
    let near = try engine.rows(named: Spelling.folded(text), atLeast: .oneWrongLetter).prefix(3)
      .map { engine.rows.names[$0] }
    let nearest =
      near.isEmpty ? NearestWord.to(text, among: engine.rows.names).map { [$0] } : near
    let hint = nearest.map { NearestWord.question($0.joined(separator: ", ")) } ?? ""
    return worded("Pokémon '\(text)'\(hint)")
  }
}
