import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// Creates the screen of each route, and the dialogs of the whole program.
@MainActor package struct ScreenFactory {
  let models: ViewModels
  let router: Router
  let dialogs: Dialogs
  var symbols: Symbols { dialogs.symbols }
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
    dialogs = Dialogs(models: models, router: router, symbols: symbols)
  }

  func screen(for route: Route) -> any Screen {
    switch route {
    case .pokedex: list(models.dex, models.pokemon, isStart: true)
    case .page(let destination): page(of: destination)
    case .table(let kind): table(of: kind)
    case .chart:
      TypeChartScreen(
        model: models.typeChart(), router: router, dialogs: dialogs)
    case .progress, .stillMissing, .comparison, .teamText: trainerPage(route)
    case .teams: teamList
    case .team(let name): team(name)
    case .member(let team, let index):
      MemberScreen(
        model: models.member(of: team, at: index), gallery: models.gallery(), router: router,
        dialogs: dialogs, symbols: symbols)
    case .candidates(let team): ranking(models.candidates(for: team), of: team)
    case .counters(let foes, let team): ranking(models.counters(of: foes, in: team), of: team)
    case .speedTiers(let team): speedTiers(models.speedTiers(with: team))
    case .damage(let member, let team): damage(of: member, in: team)
    case .meeting(let team): meeting(of: team)
    case .quiz: QuizScreen(model: models.quiz(), chip: dialogs.chip(), router: router)
    case .run: run
    }
  }

  private func list(
    _ model: DexViewModel, _ pokemon: PokemonViewModel, isStart: Bool
  ) -> any Screen {
    DexScreen(
      model: model, selectedPage: SelectedPage(of: model, in: pokemon),
      selectedMove: selectedMove(in: pokemon, of: models.game), planning: models.planning,
      router: router, dialogs: dialogs, symbols: symbols, isStart: isStart,
      pick: isStart ? pick : nil)
  }

  private func page(of destination: Destination) -> any Screen {
    switch destination {
    case .query(let query):
      list(models.list(of: query), models.page(of: .overview), isStart: false)
    case .place(let location, let game, let query):
      residents(of: location, in: game, matching: query)
    case .thing(.location, let id): residents(of: ID(id))
    case .pokemon(let form, let tab, let game):
      page(of: form, models.page(of: tab), in: game)
    case .question(let asked):
      page(of: asked, dialogs.chip(models.game(of: asked)))
    case .thing:
      PageScreen(
        of: destination, model: models.page(of: destination), chip: dialogs.chip(),
        router: router, symbols: symbols)
    }
  }

  private func page(of asked: Asked, _ chip: GameChip) -> any Screen {
    if let boxes = asked.question as? BoxesQuestion, boxes.box != nil {
      return self.boxes(of: boxes, chip)
    }
    let destination = Destination.question(asked)
    return PageScreen(
      of: destination, model: models.page(of: destination), chip: chip, router: router,
      symbols: symbols, more: bindings(of: asked.question, in: chip.game))
  }

  /// The keys that only the pages of some questions have.
  private func bindings(of question: any Question, in game: ShownGame) -> [Binding] {
    let save = Binding(.savePage) { [dialogs] in dialogs.savePage(question) }
    if question.need == .circumstances {
      return [
        save, conditionBinding(models.circumstances, dialogs, models.trainingCircumstances()),
      ]
    }
    if let spread = question as? SpreadQuestion { return [taking(spread, in: game), save] }
    guard let question = question as? IVQuestion else { return [save] }
    let stats = Binding(.individualValues, "change the stats", hint: "stats") { [dialogs] in
      dialogs.enterStats(question)
    }
    return [stats, save]
  }

  private func boxes(of question: BoxesQuestion, _ chip: GameChip) -> any Screen {
    let model = models.boxes(of: question, in: chip.game)
    let page = models.preview(of: { [model] in model.place.map { .pokemon($0.form) } })
    return BoxesScreen(
      of: question, model: model,
      preview: PagePane(page, symbols: symbols) { [router] in router.push(.page($0)) },
      gallery: models.gallery(), pictures: { [themes, symbols] in themes.pictures(symbols) },
      chip: chip, router: router, dialogs: dialogs,
      more: [
        Binding(.savePage) { [dialogs, model] in
          dialogs.savePage(question.with(box: model.box))
        }
      ])
  }

  private func taking(_ question: SpreadQuestion, in game: ShownGame) -> Binding {
    Binding(
      reporting: .spread, "write the EVs into its set", hint: "take",
      unless: { [models] in models.refusal(toTake: question) },
      run: { [models] in models.take(question, through: game.lens).map { Message($0) } })
  }

  private func page(
    of form: ID<Form>, _ model: PokemonViewModel, in game: String?
  ) -> any Screen {
    let game = models.game(beginningWith: game)
    return PokemonScreen(
      model: model, selectedMove: selectedMove(in: model, of: game), form: form, game: game,
      trainer: models.trainer, planning: models.planning, router: router, dialogs: dialogs,
      symbols: symbols)
  }

  private func selectedMove(in model: PokemonViewModel, of game: ShownGame) -> SelectedMove {
    let page = models.preview(of: { [model] in model.tables?.selectedMove })
    return SelectedMove(
      PagePane(page, symbols: symbols, isBrief: true) { [router] in router.push(.page($0)) },
      lens: { game.lens })
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
      model: model, chip: dialogs.chip(), router: router, dialogs: dialogs, isSortable: true,
      preview: PagePane(preview, symbols: symbols) { [router] in router.push(.page($0)) },
      destination: { .to($0.rows.table.ids[$1]) })
  }

  private func residents(
    of location: ID<Location>, in game: String? = nil, matching query: String = ""
  ) -> any Screen {
    let model = models.residents(of: location, matching: query)
    var marks = MarkKeys(trainer: models.trainer, dialogs: dialogs) { [model] in
      guard let listing = model.listing, let row = listing.selectedRow else { return nil }
      return (listing.rows.form(of: row), listing.rows.names[row])
    }
    marks.place = { [model, runs = models.runs] in
      guard let listing = model.listing, let row = listing.selectedRow else { return nil }
      return runs.place(of: listing.rows.encounters[row].area)
    }
    let first = PagePane(models.runPage(of: location), symbols: symbols) { [router] in
      router.push(.page($0))
    }
    let plan = TeamKeys(planning: models.planning, dialogs: dialogs) { [model] in
      model.listing.flatMap { listing in
        listing.selectedRow.map { listing.rows.form(of: $0) }
      }
    }
    return TableScreen(
      model: model, chip: dialogs.chip(models.game(beginningWith: game)),
      router: router, dialogs: dialogs, isSortable: false,
      more: [
        conditionBinding(models.circumstances, dialogs) { [model] in model.listing?.rows }
      ] + marks.bindings + plan.bindings,
      preview: first, showsPreview: { [runs = models.runs] in runs.isFollowed },
      destination: { .pokemon($0.rows.form(of: $1)) })
  }
}
