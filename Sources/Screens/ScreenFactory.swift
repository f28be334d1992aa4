import PokedexDomain
import PokedexPresentation

/// Makes the screen of each route.
@MainActor package struct ScreenFactory {
  private let dex: DexViewModel
  private let pokemon: PokemonViewModel
  private let router: Router

  package init(dex: DexViewModel, pokemon: PokemonViewModel, router: Router) {
    self.dex = dex
    self.pokemon = pokemon
    self.router = router
  }

  /// - Parameters:
  ///   - below: the screen that it will lie over.
  ///   - global: the keys that mean the same everywhere.
  func screen(for route: Route, below: (any Screen)?, global: [Binding]) -> any Screen {
    switch route {
    case .pokedex: DexScreen(model: dex, pokemon: pokemon, router: router)
    case .help: HelpScreen(about: below, global: global, router: router)
    case .lens: ChooserScreen(model: dex.lensChooser(), router: router)
    case .sort: ChooserScreen(model: dex.list.sortChooser(), router: router)
    case .searches: ChooserScreen(model: dex.list.searchChooser(), router: router)
    case .saveSearch: savePrompt
    }
  }

  private var savePrompt: any Screen {
    PromptScreen(
      title: "Save the filter as", router: router,
      mistake: { [list = dex.list] in list.refusal(toSaveAs: $0) },
      accept: { [list = dex.list] in list.save(as: $0) })
  }
}
