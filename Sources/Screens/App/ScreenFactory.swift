import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// Creates the screen of each route.
@MainActor package struct ScreenFactory {
  let models: ViewModels
  let router: Router
  var symbols: Symbols
  private let pick: (([ID<Form>]) -> Void)?
  let themes: ThemeTrial

  /// - Parameter pick: takes the forms that the user chooses on the list, which ends the program;
  ///   `nil` where Enter opens their pages.
  package init(
    models: ViewModels, router: Router, symbols: Symbols, themes: ThemeTrial,
    pick: (([ID<Form>]) -> Void)? = nil
  ) {
    self.pick = pick.map { pick in
      {
        pick($0)
        router.quit()
      }
    }
    self.models = models
    self.themes = themes
    self.router = router
    self.symbols = symbols
  }

  /// - Parameters:
  ///   - below: the screen that the new one will cover.
  ///   - actions: the actions of that screen, for the help and the palette.
  ///   - recent: the places shown so far.
  func screen(
    for route: Route, below: (any Screen)?, actions: @autoclosure () -> [OfferedAction],
    recent: RecentPlaces
  ) -> any Screen {
    switch route {
    case .pokedex: list(models.dex, models.pokemon, isStart: true)
    case .page(let destination): page(of: destination)
    case .table(let kind): table(of: kind)
    case .chart: TypeChartScreen(model: models.typeChart(), lens: models.lens, router: router)
    case .progress, .stillMissing, .comparison, .teamText: trainerPage(route)
    case .teams: teamList
    case .team(let name): team(name)
    case .member(let team, let index):
      MemberScreen(
        model: models.member(of: team, at: index), router: router, symbols: symbols)
    case .candidates(let team): ranking(models.candidates(for: team), of: team)
    case .counters(let foes, let team): ranking(models.counters(of: foes, in: team), of: team)
    case .speedTiers(let team): speedTiers(models.speedTiers(with: team))
    case .damage(let member, let foes): damage(models.damage(of: member, on: foes))
    case .quiz: QuizScreen(model: models.quiz(), router: router)
    case .joinTeam(let forms): chooser(models.teams.joinChooser(for: forms))
    case .asking: (below as? any PromptingScreen)?.asking.question ?? QuestionScreen.empty(router)
    case .lists: chooser(listChooser)
    case .places: chooser(models.placeChooser { [router] in router.push(.page(.to($0))) })
    case .help:
      HelpScreen(
        actions(), symbols: symbols, facts: models.sync.dexAge(), router: router)
    case .screens: ScreensMenu(actions(), router: router)
    case .goTo: chooser(palette(actions(), recent))
    case .lens: chooser(lensChooser)
    case .themes: chooser(themes.chooser)
    case .searches: chooser(models.dex.list.searchChooser())
    case .saveSearch: savePrompt
    case .note(let form): notePrompt(about: form)
    case .enterStats(let form, let text): statsPrompt(of: form, text)
    case .markAll: markQuestion
    case .sync: SyncQuestion.screen(models.sync, router: router)
    case .sort(let kind): chooser(sortChooser(of: kind))
    }
  }

  private func list(
    _ model: DexViewModel, _ pokemon: PokemonViewModel, isStart: Bool
  ) -> any Screen {
    DexScreen(
      model: model, selectedPage: SelectedPage(of: model, in: pokemon),
      selectedMove: selectedMove(in: pokemon), planning: models.planning,
      router: router, symbols: symbols, isStart: isStart,
      pick: isStart ? pick : nil)
  }

  private func page(of destination: Destination) -> any Screen {
    switch destination {
    case .query(let query):
      list(models.list(of: query), models.page(of: .overview), isStart: false)
    case .place(let location, let game, let query):
      residents(of: location, in: game, matching: query)
    case .thing(.location, let id): residents(of: ID(id))
    case .pokemon(let form, let tab): page(of: form, models.page(of: tab))
    default:
      PageScreen(
        of: destination, model: models.page(of: destination), lens: models.lens, router: router,
        symbols: symbols, more: { bindings(of: destination, $0) })
    }
  }

  /// The keys that only some pages have.
  private func bindings(of destination: Destination, _ asking: Prompts) -> [Binding] {
    guard case .planner(let planner) = destination else { return [] }
    let lens = Binding(.lens, hint: "game") { [router] in router.push(.lens) }
    if case .training = planner {
      return [
        lens, conditionBinding(models.circumstances, asking, models.trainingCircumstances()),
      ]
    }
    guard case .individualValues(let form, let text) = planner else { return [lens] }
    let stats = Binding(.individualValues, "change the stats", hint: "stats") { [router] in
      router.push(.enterStats(form, text))
    }
    return [stats, lens]
  }

  private func page(of form: ID<Form>, _ model: PokemonViewModel) -> any Screen {
    PokemonScreen(
      model: model, selectedMove: selectedMove(in: model), form: form, lens: models.lens,
      trainer: models.trainer, planning: models.planning, router: router, symbols: symbols)
  }

  private func selectedMove(in model: PokemonViewModel) -> SelectedMove {
    let page = models.preview(of: { [model] in model.tables?.selectedMove })
    return SelectedMove(
      PagePane(page, symbols: symbols, isBrief: true) { [router] in router.push(.page($0)) },
      lens: models.lens)
  }

  private func palette(_ actions: [OfferedAction], _ recent: RecentPlaces) -> ChooserViewModel {
    Palette(
      actions: actions, recent: recent.places.filter { $0.route != router.top },
      finder: models.anything, themes: themes, router: router
    ).chooser
  }

  private var lensChooser: ChooserViewModel {
    guard let dex = models.dex.catalog.value?.reference else {
      return ChooserViewModel(
        title: worded("Game or generation"),
        emptyText: worded("Past games need the local data, not --source api"),
        among: { [] },
        choose: { _ in })
    }
    return models.lens.chooser(dex)
  }

  func chooser(_ model: ChooserViewModel) -> any Screen {
    ChooserScreen(model: model, router: router, symbols: symbols)
  }

  private func sortChooser(of kind: Kind) -> ChooserViewModel {
    Kinds[kind].flatMap { sortChooser(of: $0) } ?? models.dex.list.sortChooser()
  }

  private func sortChooser<Entity: Browsable>(of kind: Entity.Type) -> ChooserViewModel? {
    models.tables.table(of: kind).listing?.sortChooser()
  }

  private func table(of kind: Kind) -> any Screen {
    Kinds[kind].map { table(of: $0) } ?? list(models.dex, models.pokemon, isStart: true)
  }

  private func table<Entity: Browsable>(of kind: Entity.Type) -> any Screen {
    let model = models.tables.table(of: kind)
    let preview = models.preview(of: {
      model.listing.flatMap { listing in
        listing.selectedRow.map { .to(listing.rows.table.ids[$0]) }
      }
    })
    return TableScreen(
      model: model, lens: { [lens = models.lens] in lens.lens }, router: router,
      sort: .sort(Entity.kind),
      preview: PagePane(preview, symbols: symbols) { [router] in router.push(.page($0)) },
      asking: Prompts(router, symbols), destination: { .to($0.rows.table.ids[$1]) })
  }

  private var listChooser: ChooserViewModel {
    ChooserViewModel(
      title: worded("List"),
      among: { Kinds.all.enumerated().map { Choosable($0, $1.title) } },
      choose: { [router] in router.show(.table(Kinds.all[$0].kind)) })
  }

  private func residents(
    of location: ID<Location>, in game: String? = nil, matching query: String = ""
  ) -> any Screen {
    let model = models.residents(of: location, matching: query)
    let asking = Prompts(router, symbols)
    let marks = MarkKeys(trainer: models.trainer, router: router) { [model] in
      guard let listing = model.listing, let row = listing.selectedRow else { return nil }
      return (listing.rows.form(of: row), listing.rows.names[row])
    }
    let plan = TeamKeys(planning: models.planning, router: router) { [model] in
      model.listing.flatMap { listing in
        listing.selectedRow.map { listing.rows.form(of: $0) }
      }
    }
    return TableScreen(
      model: model, lens: models.lens(ofGame: game), router: router, sort: nil,
      more: [
        conditionBinding(models.circumstances, asking) { [model] in model.listing?.rows }
      ] + marks.bindings + plan.bindings,
      asking: asking, destination: { .pokemon($0.rows.form(of: $1)) })
  }

  private var savePrompt: any Screen {
    PromptScreen(
      title: worded("Save the filter as"), router: router,
      problem: { [list = models.dex.list] in list.refusal(toSaveAs: $0) },
      accept: { [list = models.dex.list] in
        list.save(as: $0)
        return nil
      })
  }

  private func notePrompt(about form: ID<Form>) -> any Screen {
    let name = models.dex.catalog.value?.name(of: form) ?? ""
    return PromptScreen(
      title: worded("Note on \(name)"), text: models.trainer.book[form].note, isLong: true,
      router: router,
      accept: { [trainer = models.trainer] text in
        trainer.note(text, on: form, called: name).map { Message($0) }
      })
  }

  private func statsPrompt(of form: ID<Form>, _ text: String) -> any Screen {
    let problem = models.problemInStats()
    let name = models.dex.catalog.value?.name(of: form) ?? ""
    return PromptScreen(
      title: worded("\(name): level, six stats, nature, such as \(SeenStatsReader.example)"),
      text: text, isLong: true,
      router: router, problem: problem,
      accept: { [router] in
        router.push(.page(.planner(.individualValues(form, $0))))
        return nil
      })
  }

  private var markQuestion: any Screen {
    let trainer = models.trainer
    let proposal = models.trainer.proposal
    return QuestionScreen(proposal?.question ?? "", router: router) {
      proposal.flatMap { trainer.accept($0) }.map { Message($0) }
    }
  }
}
