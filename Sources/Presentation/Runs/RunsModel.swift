import PokedexDomain

/// The user's runs through games, one of which is current. Each change is saved at once and can be
/// undone. The screens keep to the current run unless the user leaves it.
@MainActor package final class RunsModel {
  @Watched private var stored = StoredRuns()
  /// The reason why the runs cannot be read.
  @Watched package private(set) var failure: PokedexError?

  private let store: (any RunStore)?
  private let lens: LensModel
  let trainer: TrainerModel
  private let routes: (any UserFileSource)?
  /// The loaded catalog with a dex, of the games as they were published.
  private let catalog: () -> Catalog?
  private var isRead = false
  /// The name of the run that is kept to in place of the current one.
  private var chosenName: String?
  private var known: PlayedRun?

  /// - Parameters:
  ///   - store: the store of runs; if `nil`, none is saved.
  ///   - routes: the user's routes; `nil` for none.
  package init(
    _ store: (any RunStore)?, routes: (any UserFileSource)?, lens: LensModel,
    trainer: TrainerModel,
    catalog: @escaping () -> Catalog?
  ) {
    self.store = store
    self.routes = routes
    self.lens = lens
    self.trainer = trainer
    self.catalog = catalog
    trainer.observe { [weak self] in self?.refresh() }
    lens.runHasChanged = { [weak self] in self?.play() }
  }

  // MARK: Reading

  /// Keeps the screens to the current run. Without one, nothing else is read.
  ///
  /// - Parameter name: a run to keep to instead of the current one until the program ends.
  /// - Returns: what to know about its game; `nil` without a run.
  @discardableResult package func start(with name: String? = nil) -> StatusMessage? {
    chosenName = name
    let mayHaveRun = name != nil || store?.mayHaveCurrentRun ?? false
    guard !isRead, let catalog = catalog(), mayHaveRun else { return nil }
    load()
    if let problem { return StatusMessage(problem, isError: true) }
    lens.keepToRun()
    return lens.news(in: catalog)
  }

  /// Reads the runs, unless they have been read.
  func load() {
    guard !isRead, catalog() != nil else { return }
    isRead = true
    read()
  }

  /// Reads runs that another program may have changed. Does nothing before the first ``start()``.
  func refresh() {
    // Routes and sets are files that may have changed, too.
    known = nil
    if isRead { read() }
  }

  private func read() {
    do throws(PokedexError) {
      let read = try store?.storedRuns() ?? StoredRuns()
      if read != stored { stored = read }
      if failure != nil { failure = nil }
    } catch { failure = error }
    lens.follow(shown)
    play()
  }

  /// Lets queries know the run that the screens keep to.
  private func play() { trainer.play(isFollowed ? current : nil) }

  package var isEmpty: Bool { stored.runs.isEmpty }

  package var current: Run? {
    chosenName.map { name in stored.runs.first { $0.isCalled(name) } } ?? stored.currentRun
  }

  /// Why the current run cannot be shown; `nil` if it can, and without one.
  package var problem: String? {
    if let failure { return failure.sentence }
    if let run = current {
      return lens.run == nil ? RunProblem.noGame(run: run.name, game: run.game).message : nil
    }
    let name = chosenName ?? stored.current
    return name.flatMap { name in
      stored.damaged.contains(name) ? RunProblem.damaged(name).message : nil
    }
  }

  /// Whether the screens keep to the current run.
  package var isFollowed: Bool { lens.followedRun != nil }

  /// The current run with its game and places; `nil` without one, without a dex, and if the game is not
  /// known any more.
  package var played: PlayedRun? {
    guard let run = current, let game = lens.run?.game, let catalog = catalog() else { return nil }
    if let known, known.run == run, known.game == game { return known }
    let new = PlayedRun(
      run, game, in: catalog, routes: { [routes] in routes?.files() ?? [] },
      sets: { [trainer] in trainer.library(in: catalog.through(game)) })
    known = new
    return new
  }

  /// The reason why there can be no run.
  package var refusal: String? {
    catalog() == nil ? worded("a run needs the local data: leave out --source api") : nil
  }

  /// The run that the screens keep to.
  package var followed: PlayedRun? { isFollowed ? played : nil }

  private var shown: ShownRun? {
    guard let run = current, let catalog = catalog(), let game = catalog.lens(named: run.game)
    else { return nil }
    return ShownRun(run, game, in: catalog.through(game))
  }

  // MARK: Changing

  /// Makes a change of the current run, and says what was done.
  func change(_ change: RunChange) -> StatusMessage? {
    guard let run = current else {
      return StatusMessage(RunProblem.noCurrentRun.message, isError: true)
    }
    return exchange(run, title(of: change, to: run)) { () throws(RunProblem) in
      try run.applying(change)
    }
  }

  private func title(of change: RunChange, to run: Run) -> String {
    guard let played else { return run.name }
    let names = RunPlaceWords(played.places, in: played.catalog.dex)
    return RunTitle(of: run, played.catalog, place: names.name)(change)
  }

  /// Begins a run, which becomes the current one.
  package func begin(named name: String, in game: Lens) -> StatusMessage? {
    let name = name.trimmed
    let title = worded("\(name) begun in \(game.name)")
    chosenName = nil
    let told = exchange(nil, title) { Run(name: name, game: game.slug, rules: .nuzlocke) }
    if told?.isError != true { lens.keepToRun() }
    return told
  }

  /// Why no run can have a name; `nil` if one can.
  package func refusal(toName name: String) -> String? {
    let name = name.trimmed
    guard Run.isName(name) else { return RunProblem.badName.message }
    let isTaken = stored.runs.contains { $0.isCalled(name) }
    return isTaken ? RunProblem.nameTaken(name).message : nil
  }

  /// Ends the current run, or goes on with it if it has ended.
  package func toggleEnd() -> StatusMessage? {
    current.flatMap { change($0.isArchived ? .resume : .end) }
  }

  /// Sets what holds now in the run, such as the time.
  ///
  /// - Parameter value: PokeAPI's slug.
  func choose(now value: String) {
    _ = change(.add([.now(value)]))
  }

  func exchange(
    _ before: Run?, _ title: String, _ after: () throws(RunProblem) -> Run
  ) -> StatusMessage? {
    guard let store else {
      return StatusMessage(KeptData.runs.refusal, isError: true)
    }
    let changed: Run
    do throws(RunProblem) { changed = try after() } catch {
      return StatusMessage(error.message, isError: true)
    }
    guard changed != before else { return nil }
    return keep(before, changed, title, in: store)
  }

  private func keep(
    _ before: Run?, _ after: Run, _ title: String, in store: any RunStore
  ) -> StatusMessage {
    defer { read() }
    do throws(PokedexError) {
      guard try store.replace(before, with: after, title: title) else {
        return StatusMessage(RunProblem.changedMeanwhile(after.name).message, isError: true)
      }
    } catch { return StatusMessage(error) }
    trainer.record(UndoStep(title, of: before, to: after, in: store))
    return StatusMessage(worded("\(title): u undoes it"))
  }

  // MARK: Choosing

  /// A chooser for the run that is current; the ended ones come last.
  package var chooser: ChooserViewModel {
    let runs = stored.runs.filter { !$0.isArchived } + stored.runs.filter(\.isArchived)
    return ChooserViewModel(
      title: worded("Runs"),
      among: { [self] in
        runs.enumerated().map { index, run in
          Choosable(
            index, run.name, detail: detail(of: run),
            isCurrent: current.map { run.isCalled($0.name) } ?? false)
        }
      },
      reporting: { [self] in use(runs[$0].name) })
  }

  private func detail(of run: Run) -> String {
    let game = catalog()?.lens(named: run.game)?.name ?? run.game
    return run.isArchived ? worded("\(game) · ended") : game
  }

  private func use(_ name: String) -> StatusMessage? {
    do throws(PokedexError) {
      _ = try store?.setCurrentRun(name)
    } catch { return StatusMessage(error) }
    chosenName = nil
    read()
    lens.keepToRun()
    return catalog().flatMap { lens.news(in: $0) }
  }
}
