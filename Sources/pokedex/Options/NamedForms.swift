import PokedexDomain

/// The Pokémon that arguments name, or the lines of a list.
struct NamedForms {
  let arguments: [String]
  let options: NameListOptions
  /// Whether lines that name nothing are left out.
  let isLenient: Bool
  /// Whether the name of a look stands for its form.
  var takesLooks = true

  /// - Throws: ``Failure`` with all lines that name no Pokémon.
  func forms(in engine: QueryEngine<PokemonRows>) throws -> [ID<Form>] {
    let catalog = engine.rows.catalog
    guard let lines = try options.lines(for: arguments) else {
      return try arguments.map { try form($0, in: engine) }
    }
    let found = FindListedPokemon(takesLooks: takesLooks)(lines, in: catalog)
    try NameListOptions.report(found.problems.map(\.message), isLenient: isLenient)
    return found.forms
  }

  /// The form for a mark or a note, which looks do not have.
  static func marked(_ name: String, in engine: QueryEngine<PokemonRows>) throws -> ID<Form> {
    if let owner = FormReader(engine.rows.catalog).ownerOfLook(name) {
      let reason = ListedLineProblem.Reason.look(of: owner)
      throw Failure(localized: reason.sentence(about: name), .usage)
    }
    return try named(name, in: engine)
  }

  private func form(_ name: String, in engine: QueryEngine<PokemonRows>) throws -> ID<Form> {
    try takesLooks ? Self.named(name, in: engine) : Self.marked(name, in: engine)
  }

  private static func named(
    _ name: String, in engine: QueryEngine<PokemonRows>
  ) throws -> ID<Form> {
    try FindPokemon()(name, in: engine)
  }
}
