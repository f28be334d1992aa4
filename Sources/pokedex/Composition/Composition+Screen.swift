import PokedexData
import PokedexDomain
import PokedexPresentation
import PokedexScreens
import PokedexTerminalNcurses
import PokedexTerminalUI

/// The full-screen app.
extension Composition {
  /// - Parameters:
  ///   - query: the initial filter, or a tab of a page, such as `garchomp:moves`.
  ///   - pick: takes the forms chosen on the list; `nil` where there is nothing to choose.
  @MainActor func session(
    query: String, screen: ScreenSettings, pick: (([ID<Form>]) -> Void)? = nil
  ) async throws -> Session {
    var remark = Self.remark(on: screen.configuration)
    let store = store
    let run = pick == nil ? namedRun(in: store) { remark = Message($0, .warning) } : nil
    let marks = TrainerMarks(store, teams: store, sets: sets, collections: store)
    let pokedex = try pokedex(marks: marks) { remark = Message($0, .warning) }
    let trainer = TrainerModel(marks, files: UserFiles(home: environment["HOME"]))
    if let failure = trainer.start() { remark = Message(failure) }
    watch(store) { trainer.refresh() }
    let router = Router()
    let part = pick == nil ? await self.part(query, of: pokedex) : nil
    // A choice begins with all Pokémon: what a script gets must not depend on the last screen.
    let resumes = screen.resumes && query.isEmpty && pick == nil
    let place = resumes ? store.flatMap(Self.place) : nil
    let models = ViewModels(
      pokedex: pokedex, preloads: settings.source == .auto,
      query: part == nil ? place?.query ?? query : "",
      searches: store, savedPages: store, collections: store, trainer: trainer, teams: store,
      runs: store, routes: folder(of: .routes), files: UserFiles(home: environment["HOME"]),
      scores: store, extras: try extras(),
      cries: try cries(), sync: syncModel(),
      order: screen.configuration.order, columns: screen.configuration.columns ?? [],
      games: screen.configuration.games)
    let symbols = screen.configuration.symbols
    let terminal = try terminal(screen, maySuspend: pick == nil)
    let themes = ThemeTrial(
      ThemeChoice.allCases.dropFirst().map(\.rawValue), on: terminal,
      keeper: settingsKeeper(screen.configuration)
    ) { ThemeChoice(rawValue: $0)?.colors }
    let app = App(
      terminal: terminal, router: router, trainer: trainer,
      sync: models.sync,
      symbols: symbols,
      factory: ScreenFactory(
        models: models, router: router, symbols: symbols, themes: themes, pick: pick),
      keys: screen.configuration.keys, commands: screen.configuration.commands(environment),
      isLinear: screen.isLinear, remark: remark, wheelLines: screen.wheelLines)
    models.dex.start()
    if let part { router.push(.page(part)) }
    let resumed = place.flatMap { place in
      let news = models.go(to: place, in: router)
      return models.lostGame(of: place) ?? news
    }
    let keepsToRun = pick == nil && settings.run != .none
    let told = (keepsToRun ? models.runs.start(with: run) : nil) ?? resumed
    if let told, remark == nil { app.show(Message(told)) }
    watchGames { [weak models, weak app] in
      if let news = models?.followGame() { app?.show(Message(news)) }
    }
    return Session(app: app, models: models, router: router, store: store, cache: cache)
  }

  /// The name of the run that the user asks for in place of the current one.
  private func namedRun(in store: TrainerStore?, _ warn: (String) -> Void) -> String? {
    guard case .named = settings.run else { return nil }
    return playedRun(in: store, report: warn)?.name
  }

  /// The message about invalid settings.
  private static func remark(on configuration: Configuration) -> Message? {
    guard let first = configuration.problems.first else { return nil }
    let rest = configuration.problems.count - 1
    let more = rest > 0 ? " " + worded("(and \(rest) more: pokedex config)") : ""
    return Message(first.text + more, .warning)
  }

  /// The place where the user left off; `nil` if it cannot be read, which does not prevent the
  /// launch.
  private static func place(_ store: TrainerStore) -> LastPlace? {
    (try? store.place()).flatMap { LastPlace($0) }
  }

  /// The tab that an address such as `garchomp:moves` names; `nil` for a query.
  func part(_ text: String, of pokedex: any PokedexRepository) async -> Destination? {
    guard FindPage.mayBePart(text), settings.source == .auto,
      let catalog = await pokedex.localCatalog()
    else { return nil }
    return FindPage().part(text, in: QueryEngine(PokemonRows(catalog)))
  }

  /// Runs an action whenever another program may have changed the store.
  @MainActor private func watch(
    _ store: TrainerStore?, _ action: @escaping @MainActor () -> Void
  ) {
    guard let store, let watch = StoreWatch(path: store.path) else { return }
    MainLoop.watch(watch.descriptor) {
      if watch.drain() { action() }
    }
  }

  /// Runs an action whenever a file in the folder of changed games may have changed. Without such a
  /// folder, nothing is watched.
  @MainActor private func watchGames(_ action: @escaping @MainActor () -> Void) {
    guard let games = folder(of: .games)?.path, FileStatus(games) != nil,
      let watch = StoreWatch(path: "\(games)/")
    else { return }
    MainLoop.watch(watch.descriptor) {
      if watch.drain() { action() }
    }
  }

  /// - Parameter maySuspend: `false` if no shell is there to resume the program: a shell that runs
  ///   `$(pokedex pick)` only reads its output until it ends.
  @MainActor private func terminal(
    _ screen: ScreenSettings, maySuspend: Bool
  ) throws -> any Terminal {
    let crash = CrashNote(program: Version.full, log: Paths(environment: environment).log)
    do throws(TerminalError) {
      guard !screen.isLinear else {
        return try LinearTerminal(maySuspend: maySuspend, crash: crash)
      }
      let themes = Themes(screen.theme, on: screen.configuration.ground(environment))
      return try NcursesTerminal(
        theme: themes.first, colorDepth: screen.color.depth(environment: environment),
        mayShowTrueColor: environment.claimsTrueColor, pictures: screen.configuration.pictures,
        lightTheme: themes.onLight, usesMouse: screen.usesMouse,
        showsCursor: screen.showsCursor, hasTitle: screen.hasTitle, maySuspend: maySuspend,
        crash: crash)
    } catch {
      throw Failure(localized: error.description, .usage)
    }
  }
}
