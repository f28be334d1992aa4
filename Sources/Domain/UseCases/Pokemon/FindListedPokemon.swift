/// Finds the Pokémon named in lines of text, one per line: by a name in any language, a slug or a
/// number. A line may also be a row of a printed list, with its name in one of the columns.
package struct FindListedPokemon: Sendable {
  package struct Result: Hashable, Sendable {
    package var forms: Set<ID<Form>> = []
    /// The lines that name no Pokémon, without surrounding spaces.
    package var unknown: [String] = []
  }

  package init() {}

  package func callAsFunction(
    _ lines: some Sequence<Substring>, in engine: QueryEngine<PokemonRows>
  ) throws(PokedexError) -> Result {
    let catalog = engine.rows.catalog
    let known = Self.names(of: catalog)
    var result = Result()
    for line in lines where !line.trimmed.isEmpty {
      let names = Self.names(in: line)
      // Most lines match exactly; a search in the index of names takes a hundred times as long.
      if let form = names.lazy.compactMap({ known[$0] }).first {
        result.forms.insert(form)
      } else if let form = try Self.form(of: names, in: engine) {
        result.forms.insert(form)
      } else {
        result.unknown.append(line.trimmed)
      }
    }
    return result
  }

  /// Names and slugs. A name that several forms share means the first of them in the dex.
  private static func names(of catalog: Catalog) -> [String: ID<Form>] {
    let ids = catalog.forms.ids
    let rows = ids.indices.sorted { catalog.dexOrder[$0] < catalog.dexOrder[$1] }
    return Dictionary(
      rows.flatMap { [(catalog.names[$0], ids[$0]), (catalog.forms.slugs[$0], ids[$0])] },
      uniquingKeysWith: { first, _ in first })
  }

  private static func form(
    of names: [String], in engine: QueryEngine<PokemonRows>
  ) throws(PokedexError) -> ID<Form>? {
    for name in names {
      if let form = try FindPokemon().form(name, in: engine) { return form }
    }
    return nil
  }

  /// The whole line, then its columns. Numbers come last, because all forms of a species share a
  /// number.
  private static func names(in line: Substring) -> [String] {
    let columns = line.replacing("  ", with: "\t").split(separator: "\t").map(\.trimmed)
      .filter { !$0.isEmpty }
    let isNumber = { (text: String) in text.drop { $0 == "#" }.allSatisfy(\.isNumber) }
    return [line.trimmed] + columns.filter { !isNumber($0) } + columns.filter(isNumber)
  }
}
