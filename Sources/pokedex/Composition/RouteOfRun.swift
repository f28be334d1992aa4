import ArgumentParser
import PokedexData
import PokedexDomain

/// Which run is meant, and which route it follows.
struct RouteOfRunOptions: ParsableArguments {
  @Option(name: .customLong("run"), help: "The run, if another than the current one.")
  var name: String?

  @Option(
    help: "The route, if the run has none and several are of its game.",
    completion: ShellCompletion.routes)
  var route: String?

  /// - Throws: ``Failure`` without such a run or route.
  @MainActor func read(_ composition: Composition) async throws -> RouteOfRun {
    guard let store = composition.store else {
      throw Failure("HOME is not set: there is no place for runs", .file)
    }
    let run = try run(store)
    let pokedex = try composition.pokedex()
    let catalog = try await pokedex.catalog().withDex()
    guard let game = catalog.lens(named: run.game) else {
      throw RouteOfRun.failure(.noGame(run: run.name, game: run.game))
    }
    let library = RouteLibrary(composition.folder(of: .routes)?.files() ?? [], on: catalog)
    return RouteOfRun(
      run: run, route: try route(of: run, game, library), game: game, store: store,
      pokedex: pokedex, catalog: catalog, sets: composition.sets)
  }

  private func run(_ store: TrainerStore) throws -> Run {
    do {
      let runs = try store.storedRuns()
      guard let wanted = name ?? runs.current else { throw RunProblem.noCurrentRun }
      return try runs.run(named: wanted)
    } catch let problem as RunProblem { throw RouteOfRun.failure(problem) }
  }

  private func route(of run: Run, _ game: Lens, _ library: RouteLibrary) throws -> GameRoute {
    if let wanted = route ?? run.route {
      if let route = library[wanted] { return route }
      let hint = NearestWord.hint(NearestWord.to(wanted, among: library.entries.map(\.name)))
      throw Failure(localized: worded("no route '\(wanted)'\(hint)"), .nothingFound)
    }
    let routes = library.routes(of: game)
    if let only = routes.first, routes.count == 1 { return only }
    guard routes.isEmpty else {
      let names = routes.map(\.name).joined(separator: ", ")
      throw Failure(
        localized: worded("'--route' needs one of \(names): several are of \(game.name)"), .usage)
    }
    throw Failure(
      localized: worded("no route of \(game.name): 'pokedex route' tells how to write one"),
      .nothingFound)
  }
}

/// A run with its route.
struct RouteOfRun {
  let run: Run
  let route: GameRoute
  let game: Lens
  let store: TrainerStore
  let pokedex: any PokedexRepository
  let catalog: Catalog
  /// `nil` without a home directory.
  let sets: UserFolder?

  var fights: ShowFight {
    get throws { try ShowFight(run, along: route, in: game, catalog, sets: sets?.files() ?? []) }
  }

  static func failure(_ problem: RunProblem) -> Failure {
    Failure(localized: UserTeams.sentence(problem.message), .nothingFound)
  }
}
