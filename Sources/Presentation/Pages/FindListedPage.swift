import PokedexDomain

/// Finds the page that a row of a list names: by its whole text, else by its number and its columns.
package struct FindListedPage: Sendable {
  private let find = FindPage()

  package init() {}

  /// - Parameter kind: the only kind to search; `nil` for all.
  /// - Throws: the error of the whole text, unless its columns say more.
  package func callAsFunction(
    _ text: String, of kind: Kind? = nil, in engine: QueryEngine<PokemonRows>
  ) throws(PokedexError) -> Destination {
    do throws(PokedexError) { return try page(text, kind, engine) } catch {
      guard let column = try column(of: text, kind, engine) else { throw error }
      return column
    }
  }

  private func page(
    _ name: String, _ kind: Kind?, _ engine: QueryEngine<PokemonRows>
  ) throws(PokedexError) -> Destination {
    guard let kind else { return try find(name, in: engine) }
    return try find(name, of: kind, in: engine)
  }

  /// - Throws: ``PokedexError/unclearName(_:)`` if the number is another Pokémon's.
  private func column(
    of text: String, _ kind: Kind?, _ engine: QueryEngine<PokemonRows>
  ) throws(PokedexError) -> Destination? {
    if kind == nil || kind == .form,
      let line = FindListedPokemon()([text], in: engine.rows.catalog).first
    {
      switch line.form {
      case .success(let form): return .pokemon(form)
      case .failure(let reason):
        if case .otherNumber = reason { throw .unclearName(reason.sentence(about: text)) }
      }
    }
    return ListedLine(text).names.lazy.compactMap { try? page($0, kind, engine) }.first
  }
}
