/// Finds the form with a given name or number.
package struct FindPokemon: Sendable {
  package init() {}

  /// Accepts all spellings of ``FormReader``.
  ///
  /// - Throws: ``PokedexError/notFound(_:)`` with the nearest names, or
  ///   ``PokedexError/unclearName(_:)`` with the names of all forms that may be meant.
  package func callAsFunction(
    _ text: String, in engine: QueryEngine<PokemonRows>
  ) throws(PokedexError) -> ID<Form> {
    let catalog = engine.rows.catalog
    switch FormReader(catalog)(text) {
    case .form(let row): return catalog.forms.ids[row]
    case .unclear(let rows): throw .unclear(text, rows.map { catalog.forms.slugs[$0] })
    case .unknown: throw .notFound(notFound(text, in: engine))
    }
  }

  /// Whether any name, or a word of one, begins with a string.
  package func isBeginning(_ text: String, ofANameIn engine: QueryEngine<PokemonRows>) -> Bool {
    !engine.rows(named: Spelling.folded(text), atLeast: .wordStart).isEmpty
  }

  private func notFound(_ text: String, in engine: QueryEngine<PokemonRows>)
    -> String
  {
    let near = engine.rows(named: Spelling.folded(text), atLeast: .oneWrongLetter).prefix(3)
      .map { engine.rows.names[$0] }
    let nearest = near.isEmpty ? FormReader(engine.rows.catalog).nearest(to: text) : nil
    return worded("Pokémon '\(text)'\(NearestWord.hint(near + [nearest].compactMap(\.self)))")
  }
}

extension PokedexError {
  /// Several things have the name; each is meant by one of the words.
  package static func unclear(_ name: String, _ words: [String]) -> PokedexError {
    .unclearName(unclearText(name, words))
  }

  static func unclearText(_ name: String, _ words: [String]) -> String {
    worded("'\(name)' is ambiguous; write one of \(words.prefix(8).joined(separator: ", "))")
  }
}
