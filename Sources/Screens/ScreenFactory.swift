import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// Makes the screen of each route.
@MainActor package struct ScreenFactory {
  let models: ViewModels
  let router: Router
  let symbols: Symbols
  /// The keys that the user has chosen.
  let keys: KeyMap

  package init(
    models: ViewModels, router: Router, symbols: Symbols, keys: KeyMap = KeyMap()
  ) {
    (self.models, self.router, self.symbols, self.keys) = (models, router, symbols, keys)
  }

  /// - Parameters:
  ///   - below: the screen that it will lie over.
  ///   - global: the keys that mean the same everywhere.
  func screen(for route: Route, below: (any Screen)?, global: [Binding]) -> any Screen {
    switch route {
    case .pokedex: list(models.dex, models.pokemon, isStart: true)
    case .page(let destination): page(of: destination)
    case .table(let listed): table(of: listed)
    case .progress, .stillMissing, .comparison, .teamText: trainerPage(route)
    case .teams: teamList
    case .team(let name): team(name)
    case .member(let team, let place):
      MemberScreen(
        model: MemberViewModel(models.team(team), at: place), router: router, symbols: symbols)
    case .candidates(let team): ranking(models.candidates(for: team))
    case .counters(let foes): ranking(models.counters(of: foes))
    case .ladder(let team): ladder(models.ladder(with: team))
    case .joinTeam(let form): chooser(models.teams.joinChooser(for: form))
    case .asking: (below as? any AskingScreen)?.asking.question ?? QuestionScreen.empty(router)
    case .residents(let location): residents(of: location)
    case .lists: chooser(listChooser)
    case .places: chooser(models.placeChooser { [router] in router.push(.residents($0)) })
    case .help: HelpScreen(about: below, global: global, keys: keys, router: router)
    case .goTo: chooser(models.finder { [router] in router.push(.page($0)) })
    case .lens: chooser(lensChooser)
    case .searches: chooser(models.dex.list.searchChooser())
    case .saveSearch: savePrompt
    case .note(let form): notePrompt(about: form)
    case .markAll: markQuestion
    case .sync: SyncQuestion.screen(models.sync, router: router)
    case .sort(let listed): chooser(sortChooser(of: listed))
    }
  }

  private func list(
    _ model: DexViewModel, _ pokemon: PokemonViewModel, isStart: Bool
  ) -> any Screen {
    DexScreen(
      model: model, pokemon: pokemon, planning: models.planning, router: router,
      symbols: symbols, isStart: isStart)
  }

  private func page(of destination: Destination) -> any Screen {
    switch destination {
    case .query(let query):
      list(models.list(of: query), models.page(of: .overview), isStart: false)
    case .pokemon(let form, let tab):
      PokemonScreen(
        model: models.page(of: tab), form: form, lens: models.lens, trainer: models.trainer,
        planning: models.planning, router: router, symbols: symbols)
    default:
      PageScreen(
        model: models.page(of: destination), lens: models.lens, router: router, symbols: symbols)
    }
  }

  private var lensChooser: ChooserViewModel {
    guard let dex = models.dex.catalog.value?.reference else {
      return ChooserViewModel(
        title: worded("Look at"), emptyText: worded("Only a dex knows how it was"), among: { [] },
        choose: { _ in })
    }
    return models.lens.chooser(dex)
  }

  func chooser(_ model: ChooserViewModel) -> any Screen {
    ChooserScreen(model: model, router: router)
  }

  private func sortChooser(of listed: Listed) -> ChooserViewModel {
    let tables = models.tables
    let chooser: ChooserViewModel? =
      switch listed {
      case .pokemon: nil
      case .moves: tables.moves.listing?.sortChooser()
      case .abilities: tables.abilities.listing?.sortChooser()
      case .items: tables.items.listing?.sortChooser()
      case .types: tables.types.listing?.sortChooser()
      case .natures: tables.natures.listing?.sortChooser()
      case .locations: tables.locations.listing?.sortChooser()
      case .eggGroups: tables.eggGroups.listing?.sortChooser()
      case .games: tables.games.listing?.sortChooser()
      case .dexes: tables.dexes.listing?.sortChooser()
      }
    return chooser ?? models.dex.list.sortChooser()
  }

  private func table(of listed: Listed) -> any Screen {
    let tables = models.tables
    return switch listed {
    case .pokemon: list(models.dex, models.pokemon, isStart: true)
    case .moves: table(tables.moves, listed) { .move($0.moves.ids[$1]) }
    case .abilities: table(tables.abilities, listed) { .ability($0.abilities.ids[$1]) }
    case .items: table(tables.items, listed) { .item($0.items.ids[$1]) }
    case .types: table(tables.types, listed) { .type($0.types.ids[$1]) }
    case .natures: table(tables.natures, listed) { .nature($0.natures.ids[$1]) }
    case .locations: table(tables.locations, listed) { .location($0.locations.ids[$1]) }
    case .eggGroups: table(tables.eggGroups, listed) { .eggGroup($0.groups.ids[$1]) }
    case .games: table(tables.games, listed) { .game($0.groups.ids[$1]) }
    case .dexes: table(tables.dexes, listed) { .regionalDex($0.dexes.ids[$1]) }
    }
  }

  private func table<Rows>(
    _ model: TableViewModel<Rows>, _ listed: Listed,
    destination: @escaping (Rows, Int) -> Destination?
  ) -> any Screen {
    TableScreen(
      model: model, lens: models.lens, router: router, sort: .sort(listed),
      destination: { destination($0.rows, $1) })
  }

  private var listChooser: ChooserViewModel {
    let all = Listed.allCases.filter { $0 != .pokemon }
    return ChooserViewModel(
      title: worded("List"),
      among: { all.enumerated().map { Choosable($0, $1.title) } },
      choose: { [router] in router.show(.table(all[$0])) })
  }

  private func residents(of location: ID<Location>) -> any Screen {
    let model = models.residents(of: location)
    let marks = MarkKeys(trainer: models.trainer, router: router) { [model] in
      guard let listing = model.listing, let row = listing.selectedRow else { return nil }
      return (listing.rows.form(of: row), listing.rows.names[row])
    }
    let plan = PlanKeys(planning: models.planning, router: router) { [model] in
      model.listing.flatMap { listing in
        listing.selectedRow.map { listing.rows.form(of: $0) }
      }
    }
    return TableScreen(
      model: model, lens: models.lens, router: router, sort: nil,
      more: marks.bindings + plan.bindings,
      destination: { .pokemon($0.rows.form(of: $1)) })
  }

  private var savePrompt: any Screen {
    PromptScreen(
      title: worded("Save the filter as"), router: router,
      mistake: { [list = models.dex.list] in list.refusal(toSaveAs: $0) },
      accept: { [list = models.dex.list] in
        list.save(as: $0)
        return nil
      })
  }
  private func notePrompt(about form: ID<Form>) -> any Screen {
    let name = models.dex.catalog.value?.name(of: form) ?? ""
    return PromptScreen(
      title: worded("Note on \(name)"), text: models.trainer.book[form].note, router: router,
      accept: { [trainer = models.trainer] text in
        trainer.mark(.note(text), form, called: name).map { Message($0) }
      })
  }

  private var markQuestion: any Screen {
    let (trainer, proposal) = (models.trainer, models.trainer.proposal)
    return QuestionScreen(proposal?.question ?? "", router: router) {
      proposal.flatMap { trainer.accept($0) }.map { Message($0) }
    }
  }
}
