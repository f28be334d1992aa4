import PokedexDomain
import PokedexPresentation

/// Makes the screen of each route.
@MainActor package struct ScreenFactory {
  private let models: ViewModels
  private let router: Router

  package init(models: ViewModels, router: Router) {
    self.models = models
    self.router = router
  }

  /// - Parameters:
  ///   - below: the screen that it will lie over.
  ///   - global: the keys that mean the same everywhere.
  func screen(for route: Route, below: (any Screen)?, global: [Binding]) -> any Screen {
    switch route {
    case .pokedex: DexScreen(model: models.dex, pokemon: models.pokemon, router: router)
    case .help: HelpScreen(about: below, global: global, router: router)
    case .lens: chooser(models.dex.lensChooser())
    case .searches: chooser(models.dex.list.searchChooser())
    case .saveSearch: savePrompt
    case .sort(let listed): chooser(sortChooser(of: listed))
    case .table(let listed): table(of: listed)
    }
  }

  private func chooser(_ model: ChooserViewModel) -> any Screen {
    ChooserScreen(model: model, router: router)
  }

  private func sortChooser(of listed: Listed) -> ChooserViewModel {
    let chooser: ChooserViewModel? =
      switch listed {
      case .pokemon: nil
      case .moves: models.moves.listing?.sortChooser()
      case .abilities: models.abilities.listing?.sortChooser()
      case .items: models.items.listing?.sortChooser()
      }
    return chooser ?? models.dex.list.sortChooser()
  }

  private func table(of listed: Listed) -> any Screen {
    switch listed {
    case .pokemon: DexScreen(model: models.dex, pokemon: models.pokemon, router: router)
    case .moves: table(models.moves, listed, "who learns it") { "move:\($0)" }
    case .abilities: table(models.abilities, listed, "who has it") { "ability:\($0)" }
    case .items: table(models.items, listed, "who holds it") { "item:\($0)" }
    }
  }

  /// Enter lists the Pokémon that have to do with the row.
  private func table<Rows>(
    _ model: TableViewModel<Rows>, _ listed: Listed, _ help: String,
    query: @escaping (String) -> String
  ) -> any Screen {
    TableScreen(
      model: model, lens: { [dex = models.dex] in dex.lens }, router: router,
      sort: .sort(listed),
      enter: (
        help,
        { [router, list = models.dex.list] listing, row in
          list.replaceFilter(query(listing.rows.slugs[row]))
          list.selectFirst()
          router.popAll()
        }
      ))
  }

  private var savePrompt: any Screen {
    PromptScreen(
      title: "Save the filter as", router: router,
      mistake: {
        SavedSearch.isName($0) ? nil : "a name has letters, digits and hyphens, 40 at most"
      },
      accept: { [list = models.dex.list] in list.save(as: $0) })
  }
}
