import PokedexDomain

/// Makes the view models of a running program.
@MainActor package final class ViewModels {
  package let lens: LensModel
  package let circumstances = CircumstancesModel()
  package let trainer: TrainerModel
  /// The sync of all of PokeAPI in the background.
  package let sync: SyncModel
  /// The main list.
  package let dex: DexViewModel
  /// The page beside the main list.
  package let pokemon: PokemonViewModel
  package let tables: Tables
  package let teams: TeamsModel
  package let comparison: ComparisonModel
  package let duels: Duels
  package let cries: CryModel
  package let savedPages: SavedPagesModel
  package let collections: CollectionsModel
  package let runs: RunsModel

  let pokedex: any PokedexRepository
  let searches: (any SearchStore)?
  let scores: (any QuizStore)?
  let seed: () -> UInt64
  private let preloads: Bool
  private let order: String?
  private let columns: [String]
  /// The names of the games that the user has.
  let games: [String]
  private let pages: Pages
  /// The tabs of the pages of Pokémon.
  private let tabs: PokemonTabs
  let extras: Extras?

  /// - Parameters:
  ///   - preloads: Whether pages may be preloaded.
  ///   - query: The initial filter of the list.
  ///   - searches: The store of saved searches; `nil` saves none.
  ///   - savedPages: The store of saved pages; `nil` saves none.
  ///   - collections: The store of collections; `nil` saves none.
  ///   - trainer: The user's marks.
  ///   - teams: The store of teams; `nil` saves none.
  ///   - runs: The store of runs; `nil` saves none.
  ///   - routes: The user's routes through games; `nil` for none.
  ///   - files: Reads and writes the text files of teams.
  ///   - scores: The store of the quiz's score; `nil` saves none.
  ///   - seed: Returns the seed of a quiz.
  ///   - extras: The source of prose and sprites; `nil` for none.
  ///   - cries: The source of cries; `nil` for none.
  ///   - sync: The sync of all of PokeAPI; `nil` if it is not possible.
  ///   - order: The order of the lists of Pokémon for queries that specify none.
  ///   - columns: The fields that the lists show as columns.
  ///   - games: The names of the games that the user has.
  package init(
    pokedex: any PokedexRepository, preloads: Bool = false, query: String = "",
    lens: Lens? = nil,
    searches: (any SearchStore)? = nil, savedPages: (any PageStore)? = nil,
    collections: (any CollectionStore)? = nil,
    trainer: TrainerModel = TrainerModel(),
    teams: (any TeamStore)? = nil, runs: (any RunStore)? = nil, routes: (any UserFileSource)? = nil,
    files: (any TextFiles)? = nil,
    scores: (any QuizStore)? = nil, seed: @escaping () -> UInt64 = { .random(in: 0...(.max)) },
    extras: Extras? = nil,
    cries: CryModel? = nil, sync: SyncModel? = nil, order: String? = nil, columns: [String] = [],
    games: [String] = []
  ) {
    self.order = order
    self.columns = columns
    self.games = games
    self.pokedex = pokedex
    self.preloads = preloads
    self.extras = extras
    self.sync = sync ?? SyncModel(refusal: worded("sync is not available here"))
    self.cries = cries ?? CryModel(refusal: worded("no cries here"))
    self.searches = searches
    self.savedPages = SavedPagesModel(savedPages, trainer: trainer)
    self.collections = CollectionsModel(collections, trainer: trainer)
    self.scores = scores
    self.seed = seed
    self.trainer = trainer
    let lens = LensModel(lens)
    self.lens = lens
    pages = Pages(pokedex: pokedex)
    tabs = PokemonTabs(pokedex: pokedex, circumstances: circumstances, games: games)
    dex = DexViewModel(
      load: LoadPokedex(pokedex: pokedex), lens: lens, trainer: trainer, query: query,
      searches: searches, order: order, columns: columns)
    pokemon = PokemonViewModel(
      tabs: tabs, preloads: preloads,
      extras: Self.extras(extras, dex), family: extras.map { SpriteGallery($0) },
      listed: { [dex] in dex.listed },
      entry: { [trainer] in trainer.book[$0] })
    tables = Tables(pokedex: pokedex)
    let catalog = { [dex] in dex.seen }
    self.teams = TeamsModel(teams, files: files, lens: lens, trainer: trainer, catalog: catalog)
    duels = Duels(self.teams) { [dex] in
      dex.look()
      return dex.seen
    }
    comparison = ComparisonModel(lens: lens, catalog: catalog)
    self.runs = RunsModel(
      runs, routes: routes, lens: lens, trainer: trainer,
      catalog: { [dex] in dex.catalog.value?.local?.published })
    let played = self.runs
    self.teams.teamOfRun = { played.played?.nextBattle?.team }
    circumstances.runs = (
      followed: { played.isFollowed ? played.current : nil }, choose: { played.choose(now: $0) }
    )
  }

  /// Why a part of the dex that was read is missing; `nil` if all was whole.
  package var damage: PokedexError? { dex.seen?.dex.damage }

  private static func extras(_ extras: Extras?, _ dex: DexViewModel) -> PokemonExtras? {
    extras.map { PokemonExtras($0) { [dex] in dex.seen?.reference } }
  }

  /// A separate list, opened by a link to a query.
  package func list(of query: String) -> DexViewModel {
    let model = DexViewModel(
      load: LoadPokedex(pokedex: pokedex), lens: lens, trainer: trainer, query: query,
      searches: searches, order: order, columns: columns)
    model.start()
    return model
  }

  /// A separate page, opened by a link to a form.
  package func page(of tab: PokemonTab) -> PokemonViewModel {
    PokemonViewModel(
      tabs: tabs, tab: tab, preloads: preloads,
      extras: Self.extras(extras, dex), family: extras.map { SpriteGallery($0) },
      listed: { [dex] in dex.listed },
      entry: { [trainer] in trainer.book[$0] })
  }

  package func page(of destination: Destination) -> PageViewModel {
    page(
      of: { destination },
      more: { [self] destination, lens throws(PokedexError) in
        try damage(toTeamOn: destination, through: lens)
      })
  }

  /// The page of the selected row of a list, which follows the cursor.
  package func preview(of selected: @escaping () -> Destination?) -> PageViewModel {
    page(of: selected, pause: extras?.pause) { _, _ in [] }
  }

  /// - Parameter more: Returns the blocks to append to the page.
  private func page(
    of destination: @escaping () -> Destination?, pause: Extras.Pause? = nil,
    more: @escaping (Destination, Lens?) throws(PokedexError) -> [Document.Block]
  ) -> PageViewModel {
    PageViewModel(
      text: { [self] lens, forceRefresh in
        destination().flatMap { text(of: $0, lens, forceRefresh) }
      },
      forceRetry: { [extras] in extras?.forceRetry() },
      source: { [self] in
        destination().map {
          [AnyHashable($0), AnyHashable(foes(of: $0)), AnyHashable(facts(for: $0))]
        }
      }, pause: pause
    ) { [self] lens throws(PokedexError) in
      guard let destination = destination() else { throw .notFound(worded("page of that kind")) }
      if case .question(let asked) = destination {
        let catalog = try await pokedex.catalog().withDex()
        let context = QuestionContext(catalog, through: lens, facts(for: asked.question))
        return try await asked.page(in: context)
      }
      if case .pokemon(let form, _, _) = destination {
        return try await overview(of: form, through: lens)
      }
      let page = try await pages.page(of: destination, through: lens)
      return page.adding(try more(destination, lens))
    }
  }

  /// The overview of a Pokémon as a page.
  private func overview(of form: ID<Form>, through lens: Lens?) async throws(PokedexError) -> Page {
    let page = try await tabs.show(form, through: lens)
    return Page(
      title: page.name, summary: page.summary,
      document: try await tabs.document(of: .overview, form, through: lens, among: nil))
  }

  private func text(
    of destination: Destination, _ lens: Lens?, _ forceRefresh: Bool
  ) -> Resource<DisplayedProse>.Fetch? {
    guard let extras, let subject = destination.subject else { return nil }
    return extras.text(
      of: subject, in: dex.seen?.reference, through: lens, forceRefresh: forceRefresh)
  }

  package func typeChart() -> TypeChartViewModel { TypeChartViewModel(pokedex: pokedex) }

  /// The progress of the living dex; counted again when the marks change.
  package func progress() -> PageViewModel {
    PageViewModel(source: { [dex] in dex.seen?.marks.revision ?? 0 }) {
      [pokedex] _ throws(PokedexError) in
      let book = try await pokedex.catalog().marks.read()
      let track = TrackProgress(pokedex: pokedex)
      return Page(
        caught: try await track(Set(book.forms(with: .caught))),
        seen: try await track(Set(book.forms(with: .seen))),
        shiny: try await track(Set(book.forms(with: .shiny))),
        collections: try await pokedex.catalog().collectionTallies())
    }
  }

  /// The identity of a page for other programs; `nil` for a list.
  package func identity(of destination: Destination) -> PageIdentity? {
    dex.seen.flatMap { PageIdentity(destination, in: $0) }
  }

  /// A finder for anything with a name.
  package var anything: Finder { Finder(catalog: { [dex] in dex.seen }) }

  /// A finder for the pages that answer a question.
  package var questions: QuestionFinder { QuestionFinder(catalog: { [dex] in dex.seen }) }

  /// A finder for Pokémon.
  package func formFinder(accept: @escaping (ID<Form>) -> StatusMessage?) -> ChooserViewModel {
    let find = Finder(among: [.form], catalog: { [dex] in dex.seen })
    return ChooserViewModel(
      title: worded("Which Pokémon"), emptyText: worded("Pokémon, by their names in any language"),
      find: { find($0) },
      reporting: {
        guard case .pokemon(let form, _, _)? = find.destination(at: $0) else { return nil }
        return accept(form)
      })
  }

  /// A chooser for the foes of a team's duels, or of those of Pokémon outside of teams.
  package func foeChooser(of team: String?) -> ChooserViewModel {
    duels.foeChooser(
      for: duels[team], among: Finder(among: [.form], catalog: { [dex] in dex.seen }))
  }

  /// A chooser for the places with encounters in the current game.
  package func placeChooser(open: @escaping (ID<Location>) -> Void) -> ChooserViewModel {
    let places = Resource<[Place]>()
    places.load { [pokedex, lens] _ throws(PokedexError) in
      try await pokedex.dex(through: lens.lens).encounterPlaces()
    }
    return ChooserViewModel(
      title: lens.lens.map { worded("Encounters by location in \($0.name)") }
        ?? worded("Encounters by location"),
      emptyText: worded("No place of that name has encounter data in these games"),
      among: {
        (places.value ?? []).enumerated().map { number, place in
          Choosable(
            number, place.location.name,
            detail: worded("\(place.region) · \(Formatting.count(place.forms)) Pokémon"))
        }
      },
      choose: { if let place = places.value?[$0] { open(place.location.id) } })
  }

  /// A list of everything that can be encountered at a place.
  ///
  /// - Parameter query: The filter of the list at first.
  package func residents(
    of location: ID<Location>, matching query: String
  ) -> TableViewModel<ResidentRows> {
    let name = dex.seen?.reference.flatMap { placeName(location, in: $0) }
    return TableViewModel(
      title: name ?? worded("Place"),
      emptyText: worded("No encounters here in these games"), query: query,
      summary: { [trainer, circumstances, runs] rows in
        if let first = runs.summary(of: location) { return first }
        let progress = rows.progress(in: trainer.book)
        return [
          circumstances.summary(of: rows),
          worded("\(progress.caught) of \(progress.forms) caught"),
        ].compactMap { $0 }.joined(separator: " · ")
      },
      circumstances: { [circumstances] in circumstances.circumstances },
      run: { [circumstances] in circumstances.run?.means },
      fetch: { [pokedex] lens, circumstances throws(PokedexError) in
        try await pokedex.dex(through: lens).residents(at: location, under: circumstances)
      })
  }

  private func placeName(_ location: ID<Location>, in dex: any DexReference) -> String? {
    let table = dex.table(Location.self)
    return table.row(of: location).map { dex.names(of: table)[$0] }
  }
}
