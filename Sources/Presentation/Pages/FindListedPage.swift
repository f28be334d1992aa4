import PokedexDomain

/// Finds the pages of lists: a line is an address, or a row with a number or several columns.
@MainActor package final class FindListedPage {
  private let find: FindPage
  private let engine: QueryEngine<PokemonRows>
  private lazy var pokemon = FindListedPokemon.NameReader(engine.rows.catalog, takesLooks: true)

  /// - Parameters:
  ///   - engine: Queries over all forms.
  ///   - lens: as in ``FindPage``.
  package init(in engine: QueryEngine<PokemonRows>, through lens: Lens? = nil) {
    self.engine = engine
    find = FindPage(through: lens)
  }

  /// - Parameter kind: the only kind to search; `nil` for all.
  /// - Throws: ``PokedexError/unclearName(_:)`` if the number of a row is another Pokémon's; otherwise
  ///   the error of the whole text.
  package func callAsFunction(_ text: String, of kind: Kind?) throws(PokedexError) -> Destination {
    let line = ListedLine(text)
    if line.names != [text], let found = try page(of: line, text, kind) { return found }
    let name = line.likelyNames.first ?? text
    guard let kind else { return try find(name, in: engine) }
    return try find(name, of: kind, in: engine)
  }

  private func page(
    of line: ListedLine, _ text: String, _ kind: Kind?
  ) throws(PokedexError) -> Destination? {
    if kind == nil || kind == .form {
      switch pokemon.read(line) {
      case .success(let form): return .pokemon(form)
      case .failure(.otherNumber(let number, let other)):
        let reason = ListedLineProblem.Reason.otherNumber(number, of: other)
        throw .unclearName(reason.sentence(about: text))
      case .failure: break
      }
    }
    // The columns behind the name are facts, such as a type, which have pages, too.
    let names = [text] + line.names.prefix(1) + line.likelyNames.prefix(1)
    return names.unique.lazy.compactMap { self.found($0, kind) }.first
  }

  /// `nil` also for an unclear name: if no other name of the line leads to a page, the error is that
  /// of the likeliest.
  private func found(_ name: String, _ kind: Kind?) -> Destination? {
    // Pokémon in other words were looked for above.
    try? kind.map { try find.found(name, of: $0, in: engine) } ?? find.wholly(name, in: engine)
  }
}
