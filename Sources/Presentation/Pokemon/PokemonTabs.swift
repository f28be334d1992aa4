import PokedexDomain

/// Loads the contents of the tabs of a Pokémon's page.
package final class PokemonTabs: Sendable {
  private let overview: ShowPokemon
  private let stats: ShowStats
  private let forms: ShowForms
  private let pokedex: any PokedexRepository
  /// The circumstances of the encounters; `nil` for those of an ordinary day.
  private let circumstances: CircumstancesModel?
  private let games: [String]

  /// - Parameter games: The names of the user's games.
  package init(
    pokedex: any PokedexRepository, circumstances: CircumstancesModel? = nil, games: [String] = []
  ) {
    self.pokedex = pokedex
    self.circumstances = circumstances
    self.games = games
    overview = ShowPokemon(pokedex: pokedex)
    stats = ShowStats(pokedex: pokedex)
    forms = ShowForms(pokedex: pokedex)
  }

  @MainActor func tables(of form: ID<Form>, in game: ID<VersionGroup>?) -> PokemonTables {
    PokemonTables(
      of: form, in: game, from: pokedex, under: circumstances ?? CircumstancesModel(), own: games)
  }

  /// Makes the next ``show(_:through:)`` fetch the form again if it comes from the network.
  func renew(_ form: ID<Form>) { pokedex.renew(form) }

  package func show(
    _ form: ID<Form>, through lens: Lens?
  ) async throws(PokedexError) -> PokemonPage {
    try await overview(form, through: lens)
  }

  /// The contents of a tab, below a remark if the games do not have the form.
  ///
  /// - Parameter listed: The forms against which the form's stats are ranked.
  package func document(
    of tab: PokemonTab, _ form: ID<Form>, through lens: Lens?, among listed: ShowStats.Listed?
  ) async throws(PokedexError) -> Document {
    let contents = try await contents(of: tab, form, through: lens, among: listed)
    guard tab != .overview, !tab.isList else { return contents }
    let catalog = try await pokedex.catalog()
    let absence = catalog.absence(of: form, from: lens)
    let changes = catalog.through(lens).dex.changes(of: form, through: lens)
    return Document(absence.remark + contents.marking(changes).blocks)
  }

  func contents(
    of tab: PokemonTab, _ form: ID<Form>, through lens: Lens?, among listed: ShowStats.Listed? = nil
  ) async throws(PokedexError) -> Document {
    switch tab {
    case .overview: Document(overview: try await overview(form, through: lens))
    case .stats: Document(stats: try await stats(form, through: lens, among: listed))
    case .matchups: Document(matchups: try await pokedex.dex(through: lens).matchups(of: form))
    case .evolution:
      Document(evolution: try await pokedex.dex(through: lens).evolution(of: form))
    case .forms: Document(forms: try await forms(form, through: lens))
    case .moves, .locations: Document()
    }
  }
}

extension PokemonPage {
  /// The dex number and the generation, shown beside the name.
  package var summary: String {
    let number = Formatting.dexNumber(form.species)
    return species.map { "\(number) · \($0.generation)" } ?? number
  }
}
