import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// Makes the screen of each route.
@MainActor package struct ScreenFactory {
  private let models: ViewModels
  private let router: Router
  private let symbols: Symbols

  package init(models: ViewModels, router: Router, symbols: Symbols) {
    (self.models, self.router, self.symbols) = (models, router, symbols)
  }

  /// - Parameters:
  ///   - below: the screen that it will lie over.
  ///   - global: the keys that mean the same everywhere.
  func screen(for route: Route, below: (any Screen)?, global: [Binding]) -> any Screen {
    switch route {
    case .pokedex: list(models.dex, models.pokemon, isStart: true)
    case .page(let destination): page(of: destination)
    case .table(let listed): table(of: listed)
    case .residents(let location): residents(of: location)
    case .places: chooser(models.placeChooser { [router] in router.push(.residents($0)) })
    case .help: HelpScreen(about: below, global: global, router: router)
    case .goTo: chooser(models.finder { [router] in router.push(.page($0)) })
    case .lens: chooser(lensChooser)
    case .searches: chooser(models.dex.list.searchChooser())
    case .saveSearch: savePrompt
    case .sort(let listed): chooser(sortChooser(of: listed))
    }
  }

  private func list(
    _ model: DexViewModel, _ pokemon: PokemonViewModel, isStart: Bool
  ) -> any Screen {
    DexScreen(
      model: model, pokemon: pokemon, router: router, symbols: symbols, isStart: isStart)
  }

  private func page(of destination: Destination) -> any Screen {
    switch destination {
    case .query(let query):
      list(models.list(of: query), models.page(of: .overview), isStart: false)
    case .pokemon(let form, let tab):
      PokemonScreen(
        model: models.page(of: tab), form: form, lens: models.lens, router: router,
        symbols: symbols)
    default:
      PageScreen(
        model: models.page(of: destination), lens: models.lens, router: router, symbols: symbols)
    }
  }

  private var lensChooser: ChooserViewModel {
    guard let dex = models.dex.catalog.value?.reference else {
      return ChooserViewModel(
        title: "Look at", emptyText: "Only a dex knows how it was", among: { [] },
        choose: { _ in })
    }
    return models.lens.chooser(dex)
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
    case .pokemon: list(models.dex, models.pokemon, isStart: true)
    case .moves: table(models.moves, listed) { .move($0.rows.moves.ids[$1]) }
    case .abilities: table(models.abilities, listed) { .ability($0.rows.abilities.ids[$1]) }
    case .items: table(models.items, listed) { .item($0.rows.items.ids[$1]) }
    }
  }

  private func table<Rows>(
    _ model: TableViewModel<Rows>, _ listed: Listed,
    destination: @escaping (Listing<Rows>, Int) -> Destination?
  ) -> any Screen {
    TableScreen(
      model: model, lens: models.lens, router: router, sort: .sort(listed),
      destination: destination)
  }

  private func residents(of location: ID<Location>) -> any Screen {
    TableScreen(
      model: models.residents(of: location), lens: models.lens, router: router,
      sort: nil,
      destination: { listing, row in
        let link = listing.rows.links[row]
        return .pokemon(listing.rows.origins[link.origin].catalog.forms.ids[link.row])
      })
  }

  private var savePrompt: any Screen {
    PromptScreen(
      title: "Save the filter as", router: router,
      mistake: { [list = models.dex.list] in list.refusal(toSaveAs: $0) },
      accept: { [list = models.dex.list] in list.save(as: $0) })
  }
}
